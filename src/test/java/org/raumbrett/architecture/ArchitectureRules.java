package org.raumbrett.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.conditions.ArchConditions.haveRawType;
import static com.tngtech.archunit.lang.conditions.ArchConditions.not;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** The house's rules, for the packages under a base package. */
final class ArchitectureRules {
  /** For each package, the others it may use; {@code app} and {@code cli} never meet below them. */
  private static final Map<String, Set<String>> MAY_USE =
      Map.of(
          "board", Set.of(),
          "game", Set.of("board"),
          "notation", Set.of("board"),
          "rgn", Set.of("board", "game", "notation"),
          "engine", Set.of("board"),
          "analysis", Set.of("board", "game", "notation", "rgn", "engine"),
          "cli", Set.of("board", "game", "notation", "rgn", "engine", "analysis"),
          "app", Set.of("board", "game", "notation", "rgn", "engine", "analysis"));

  private static final String[] TOOLKITS = {
    "javafx..", "org.controlsfx..", "impl.org.controlsfx..", "org.kordamp.ikonli..", "atlantafx.."
  };
  private static final String[] OLD_TOOLKITS = {"java.awt..", "javax.swing..", "javafx.embed.."};

  private final String base;

  ArchitectureRules(String base) {
    this.base = base;
  }

  /** Returns all rules by a name in words. */
  Map<String, ArchRule> all() {
    Map<String, ArchRule> rules = new LinkedHashMap<>();
    for (String name : new TreeSet<>(MAY_USE.keySet())) {
      rules.put(name + " only looks down", looksDown(name));
      if (!name.equals("app")) {
        rules.put(name + " knows no window toolkit", knowsNo(name, TOOLKITS));
      }
    }
    rules.put("every class has a room", everyClassHasARoom());
    rules.put("AWT only for pictures and the files of macOS", oldToolkitsOnlyWhereNeeded());
    rules.put("no static field is assigned twice", staticFieldsAreFinal());
    rules.put("no static field holds what changes", staticFieldsHoldNoState());
    rules.put("nothing reaches for the network", nothingReachesForTheNetwork());
    rules.put("only the command line prints", onlyTheCommandLinePrints());
    return rules;
  }

  private ArchRule looksDown(String name) {
    DescribedPredicate<JavaClass> other =
        resideInAPackage(base + "..")
            .and(DescribedPredicate.not(inPackage(name)))
            .and(DescribedPredicate.not(inAny(MAY_USE.get(name))));
    return noClasses()
        .that(inPackage(name))
        .should()
        .dependOnClassesThat(other.as("are in a package that %s may not use", name))
        .allowEmptyShould(true);
  }

  private ArchRule knowsNo(String name, String[] packages) {
    return noClasses()
        .that(inPackage(name))
        .should()
        .dependOnClassesThat(resideInAnyPackage(packages))
        .allowEmptyShould(true);
  }

  /** Without this a new package would be bound by no arrow. */
  private ArchRule everyClassHasARoom() {
    return classes()
        .that(resideInAPackage(base + ".."))
        .should()
        .resideInAnyPackage(
            MAY_USE.keySet().stream()
                .flatMap(name -> Set.of(base, base + "." + name + "..").stream())
                .toArray(String[]::new));
  }

  private ArchRule oldToolkitsOnlyWhereNeeded() {
    return noClasses()
        .that(
            DescribedPredicate.not(resideInAnyPackage(base + ".app.image..", base + ".app.mac..")))
        .should()
        .dependOnClassesThat(resideInAnyPackage(OLD_TOOLKITS))
        .allowEmptyShould(true);
  }

  /** Fields that the compiler or a coverage tool adds do not count. */
  private static ArchRule staticFieldsAreFinal() {
    return fields()
        .that()
        .areStatic()
        .and(writtenByHand())
        .should()
        .beFinal()
        .allowEmptyShould(true);
  }

  private static ArchRule staticFieldsHoldNoState() {
    DescribedPredicate<JavaClass> changing =
        resideInAnyPackage("java.util.concurrent..", "javafx.beans.property..")
            .or(assignableTo(ThreadLocal.class))
            .or(assignableTo(Random.class))
            .or(assignableTo(StringBuilder.class))
            .as("that change");
    return fields()
        .that()
        .areStatic()
        .and(writtenByHand())
        .should(not(haveRawType(changing)))
        .allowEmptyShould(true);
  }

  /** A URL is also the name of a resource in the program; what opens one is not allowed. */
  private static ArchRule nothingReachesForTheNetwork() {
    DescribedPredicate<JavaClass> connections =
        resideInAnyPackage(
                "java.net.http..",
                "javax.net..",
                "java.rmi..",
                "com.sun.net..",
                "javafx.scene.web..")
            .or(assignableTo(java.net.Socket.class))
            .or(assignableTo(java.net.ServerSocket.class))
            .or(assignableTo(java.net.DatagramSocket.class))
            .or(assignableTo(java.net.URLConnection.class))
            .or(assignableTo(java.net.InetAddress.class))
            .or(assignableTo(java.net.SocketAddress.class))
            .or(assignableTo(java.nio.channels.NetworkChannel.class))
            .as("connect to other machines");
    return noClasses()
        .should()
        .dependOnClassesThat(connections)
        .orShould()
        .callMethodWhere(
            target(owner(assignableTo(java.net.URL.class)))
                .and(target(nameMatching("open.*|getContent"))))
        .orShould()
        .callConstructorWhere(target(owner(assignableTo(java.net.URL.class))))
        .allowEmptyShould(true);
  }

  private ArchRule onlyTheCommandLinePrints() {
    return noClasses()
        .that(DescribedPredicate.not(inPackage("cli")))
        .and()
        .doNotHaveFullyQualifiedName(base + ".Main")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .callMethodWhere(
            target(owner(assignableTo(Throwable.class))).and(target(name("printStackTrace"))))
        .allowEmptyShould(true);
  }

  private static DescribedPredicate<JavaField> writtenByHand() {
    return DescribedPredicate.describe(
        "written by hand", field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC));
  }

  private DescribedPredicate<JavaClass> inPackage(String name) {
    return resideInAPackage(base + "." + name + "..");
  }

  private DescribedPredicate<JavaClass> inAny(Set<String> names) {
    return resideInAnyPackage(
        names.stream().map(name -> base + "." + name + "..").toArray(String[]::new));
  }
}
