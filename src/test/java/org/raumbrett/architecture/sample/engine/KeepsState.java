package org.raumbrett.architecture.sample.engine;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Breaks both rules on static state. */
final class KeepsState {
  static final AtomicInteger COUNTER = new AtomicInteger();
  static final ConcurrentHashMap<String, String> CACHE = new ConcurrentHashMap<>();
  static final Map<String, String> TABLE = Map.of();
  static int counted;

  private KeepsState() {}
}
