import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Makes the native package of the system it runs on: a {@code .deb} on Linux, an {@code .msi} on
 * Windows, a {@code .dmg} on macOS. {@code mvn -Pdist package} runs it from its source; it needs a
 * JDK alone, and on Linux {@code dpkg-dev}.
 *
 * <ol>
 *   <li>JavaFX's jars become {@code .jmod} files, so that its native libraries lie in the runtime
 *       and are not unpacked into the user's home at the first start.
 *   <li>{@code jlink} makes a runtime of the modules the program needs, the program among them.
 *   <li>The program runs for a moment, without a display, and tells which classes it loads. An
 *       archive of these, for class-data sharing, replaces the runtime's own.
 *   <li>The package is made of the runtime.
 * </ol>
 *
 * On Linux a script starts the program and not jpackage's launcher, because that one asks {@code
 * rpm} and {@code dpkg} at every start, twice, which package owns it: 0.3 to 1 s.
 */
final class NativePackage {
  private static final String MODULE = "org.raumbrett";

  /** Languages of the window; numbers and dates are written as they are there. */
  private static final String LOCALES = "en,es,de";

  private static final Path RESOURCES = Path.of("jpackage");
  private static final Path LICENCES = Path.of("src/main/resources/org/raumbrett/licences");
  private static final String GAME = "assets/games/annotated-example.rgn";

  /**
   * Options of every start, kept in the runtime. The serial collector starts fastest and is enough
   * for a heap this small; a heap that may shrink gives memory back after an analysis. The thorough
   * compiler sets in at four times the usual counts, which the engine reaches at once and the start
   * of the window does not. The archive of classes is mapped where it was made for, because to move
   * it costs a tenth of a second. ControlsFX uses an internal of JavaFX.
   */
  private static final String JAVA_OPTIONS =
      String.join(
          " ",
          "-XX:+UseSerialGC",
          "-Xms32m",
          "-XX:MinHeapFreeRatio=20",
          "-XX:MaxHeapFreeRatio=40",
          "-XX:Tier4InvocationThreshold=20000",
          "-XX:Tier4MinInvocationThreshold=2400",
          "-XX:Tier4CompileThreshold=60000",
          "-XX:Tier4BackEdgeThreshold=160000",
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:ArchiveRelocationMode=0",
          "--add-exports=javafx.base/com.sun.javafx.event=org.controlsfx.controls");

  /**
   * Sound, splash screens and JPEG of the old desktop toolkit, of which only PNG is used. They bind
   * the package to libraries whose names differ between Debian and Ubuntu.
   */
  private static final String UNUSED_FILES =
      "**jsound.*,**splashscreen.*,**javajpeg.*,**psfont*.properties*,**classlist,**jrt-fs.jar";

  /** Packages of the windows on a screen, which the rehearsal without one does not meet. */
  private static final List<String> SCREEN_PACKAGES =
      List.of("com/sun/glass/ui", "com/sun/prism/es2", "com/sun/prism/d3d");

  private static final int QUIET_SECONDS = 4;
  private static final int LONGEST_SECONDS = 90;

  private final String version;
  private final String time;
  private final String description;
  private final Path monocle;
  private final Path target;
  private final Path work;
  private final Path runtime;

  /**
   * @param arguments the version; the release's time, such as {@code 2026-11-30T00:00:00Z}; what
   *     the program is, in a line; the jar of Monocle, JavaFX's windows without a display; the
   *     folder that holds the program's jar, its libraries under {@code lib}, and soon the package
   */
  private NativePackage(List<String> arguments) {
    version = arguments.get(0);
    time = arguments.get(1);
    description = arguments.get(2);
    monocle = Path.of(arguments.get(3));
    target = Path.of(arguments.get(4)).toAbsolutePath();
    work = target.resolve("dist");
    runtime = work.resolve(isLinux() ? "raumbrett" : "runtime");
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    new NativePackage(List.of(args)).make();
  }

  private void make() throws IOException, InterruptedException {
    delete(work);
    Files.createDirectories(work);
    linkRuntime(gatherModules());
    addLicences();
    archiveClasses(rehearse());
    if (isLinux()) {
      makeDeb();
    } else {
      makeByJpackage();
    }
  }

  // ---- the runtime

  /** Returns the folder of modules for jlink: the program, its libraries, JavaFX as jmods. */
  private Path gatherModules() throws IOException {
    Path modules = Files.createDirectories(work.resolve("modules"));
    Files.copy(programJar(), modules.resolve("raumbrett.jar"));
    for (Path jar : libraries()) {
      String name = jar.getFileName().toString();
      if (!name.startsWith("javafx-")) {
        Files.copy(jar, modules.resolve(name));
      } else if (isModule(jar)) {
        makeJmod(jar, modules);
      }
    }
    return modules;
  }

  private Path programJar() {
    return target.resolve("raumbrett.jar");
  }

  private List<Path> libraries() throws IOException {
    try (Stream<Path> files = Files.list(target.resolve("lib"))) {
      return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
  }

  /** JavaFX's jars without a system in their names are empty. */
  private static boolean isModule(Path jar) throws IOException {
    try (FileSystem zip = FileSystems.newFileSystem(jar)) {
      return Files.exists(zip.getPath("module-info.class"));
    }
  }

  private void makeJmod(Path jar, Path modules) throws IOException {
    String name = jar.getFileName().toString().replaceAll("^javafx-(\\w+)-.*", "javafx.$1");
    Path classes = Files.createDirectories(unpacked(name));
    Path natives = Files.createDirectories(classes.resolveSibling("natives"));
    try (FileSystem zip = FileSystems.newFileSystem(jar);
        Stream<Path> files = Files.walk(zip.getPath("/"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        boolean isNative = file.toString().matches("/[^/]+\\.(so|dll|dylib)");
        Path copy = (isNative ? natives : classes).resolve(file.toString().substring(1));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    String jmod = modules.resolve(name + ".jmod").toString();
    tool("jmod", "create", "--class-path=" + classes, "--libs=" + natives, jmod);
  }

  private Path unpacked(String module) {
    return work.resolve("unpacked").resolve(module).resolve("classes");
  }

  private void linkRuntime(Path modules) {
    tool(
        "jlink",
        "--module-path=" + modules,
        "--add-modules=" + MODULE + ",jdk.localedata",
        "--include-locales=" + LOCALES,
        "--add-options=" + JAVA_OPTIONS,
        "--exclude-files=" + UNUSED_FILES,
        "--no-header-files",
        "--no-man-pages",
        "--output=" + runtime);
  }

  /**
   * Puts the licences of all libraries beside those of the runtime.
   *
   * @throws IllegalStateException if a library ships that is not in the list the program shows
   */
  private void addLicences() throws IOException {
    List<String> named = new ArrayList<>();
    for (String line : Files.readAllLines(LICENCES.resolve("libraries.tsv"))) {
      if (!line.startsWith("#")) {
        named.add(line.substring(0, line.indexOf('\t')));
      }
    }
    for (Path jar : libraries()) {
      String name = jar.getFileName().toString();
      if (named.stream().noneMatch(name::startsWith)) {
        throw new IllegalStateException(LICENCES + " does not tell the licence of " + name);
      }
    }
    Path folder = Files.createDirectories(runtime.resolve("legal").resolve(MODULE));
    Files.copy(Path.of("LICENSE"), folder.resolve("LICENSE"));
    try (Stream<Path> files = Files.list(LICENCES)) {
      for (Path file : files.sorted().toList()) {
        Files.copy(file, folder.resolve(file.getFileName().toString()));
      }
    }
  }

  // ---- the archive of classes

  /** Runs the window and a command and returns the list of the classes the program loads. */
  private Path rehearse() throws IOException, InterruptedException {
    Path settings = work.resolve("settings");
    pretendEarlierStart(settings.resolve(".java/.userPrefs/org/raumbrett"));
    Set<String> classes = new LinkedHashSet<>();
    classes.addAll(loadedBy(settings, true, GAME));
    classes.addAll(loadedBy(settings, false, "check", GAME));
    for (String screen : SCREEN_PACKAGES) {
      classes.addAll(classesIn(unpacked("javafx.graphics"), screen));
    }
    classes.removeIf(name -> name.contains("com/sun/glass/ui/monocle/"));
    return Files.write(work.resolve("classes.txt"), classes);
  }

  /** Who has started the program before has settings, and on Linux these are read as XML. */
  private static void pretendEarlierStart(Path settings) throws IOException {
    Files.writeString(
        Files.createDirectories(settings).resolve("prefs.xml"),
        """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <!DOCTYPE map SYSTEM "http://java.sun.com/dtd/preferences.dtd">
        <map MAP_XML_VERSION="1.0"/>
        """);
  }

  /**
   * Runs the program without a display. The libraries are on the class path here, as in the tests:
   * the list holds names alone.
   *
   * @param settings where it keeps its settings
   * @param staysOpen whether the program is to be ended when it loads no more classes
   */
  private List<String> loadedBy(Path settings, boolean staysOpen, String... arguments)
      throws IOException, InterruptedException {
    List<String> classPath = new ArrayList<>(List.of(programJar().toString()));
    libraries().forEach(jar -> classPath.add(jar.toString()));
    classPath.add(monocle.toString());
    Path list = Files.createTempFile(work, "loaded", ".txt");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:DumpLoadedClassList=" + list,
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-Dprism.order=sw",
                "-Djava.awt.headless=true",
                "-Djava.util.prefs.userRoot=" + settings,
                "-classpath",
                String.join(System.getProperty("path.separator"), classPath),
                MODULE + ".Main"));
    command.addAll(List.of(arguments));
    Process process = start(command);
    if (staysOpen) {
      waitUntilQuiet(process, list);
      if (!process.isAlive()) {
        throw new IllegalStateException("the window did not stay open");
      }
      process.destroyForcibly().waitFor();
    } else {
      check("raumbrett " + arguments[0], process.waitFor());
    }
    return Files.readAllLines(list);
  }

  private static void waitUntilQuiet(Process process, Path list)
      throws IOException, InterruptedException {
    long size = 0;
    int quiet = 0;
    for (int second = 0; second < LONGEST_SECONDS && quiet < QUIET_SECONDS; second++) {
      if (process.waitFor(1, TimeUnit.SECONDS)) {
        return;
      }
      long before = size;
      size = Files.size(list);
      quiet = size > 0 && size == before ? quiet + 1 : 0;
    }
  }

  private static List<String> classesIn(Path root, String folder) throws IOException {
    Path start = root.resolve(folder);
    if (!Files.isDirectory(start)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(start)) {
      return files
          .map(file -> root.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".class"))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .sorted()
          .toList();
    }
  }

  private void archiveClasses(Path classes) throws IOException, InterruptedException {
    Path server = runtime.resolve(isWindows() ? "bin" : "lib").resolve("server");
    run(
        runtime.resolve("bin").resolve("java").toString(),
        "-Xshare:dump",
        "-Xlog:cds=error,cds+heap=off,class+load=off",
        "-XX:SharedClassListFile=" + classes,
        "-XX:SharedArchiveFile=" + server.resolve("classes.jsa"));
  }

  // ---- the package

  private void makeDeb() throws IOException, InterruptedException {
    String script = RESOURCES.resolve("linux").resolve("deb.sh").toString();
    run("bash", script, version, time, runtime.toString(), target.toString());
  }

  private void makeByJpackage() throws IOException {
    String icons = isWindows() ? ".ico" : ".icns";
    List<String> gameFiles =
        new ArrayList<>(Files.readAllLines(RESOURCES.resolve("rgn.properties")));
    gameFiles.add("icon=jpackage/rgn" + icons);
    Path association = Files.write(work.resolve("rgn.properties"), gameFiles);
    List<String> options = new ArrayList<>();
    // In pairs: jpackage knows no "--option=value".
    Collections.addAll(options, "--type", isWindows() ? "msi" : "dmg");
    Collections.addAll(options, "--name", "Raumbrett");
    Collections.addAll(options, "--app-version", version);
    Collections.addAll(options, "--description", description);
    Collections.addAll(options, "--vendor", "The Raumbrett authors");
    Collections.addAll(options, "--license-file", "LICENSE");
    Collections.addAll(options, "--icon", RESOURCES.resolve("raumbrett" + icons).toString());
    Collections.addAll(options, "--file-associations", association.toString());
    Collections.addAll(options, "--runtime-image", runtime.toString());
    Collections.addAll(options, "--module", MODULE + "/" + MODULE + ".Main");
    Collections.addAll(options, "--dest", target.toString());
    if (isWindows()) {
      Collections.addAll(options, "--win-menu", "--win-per-user-install", "--win-dir-chooser");
      Collections.addAll(options, "--win-upgrade-uuid", "7b0f6c0e-3c57-4f0a-9a54-0b8e4f1d6a25");
      // A window program of Windows has no standard output: commands get a launcher of their own.
      String launcher = RESOURCES.resolve("windows-cli.properties").toString();
      Collections.addAll(options, "--add-launcher", "raumbrett-cli=" + launcher);
    }
    tool("jpackage", options.toArray(String[]::new));
  }

  // ---- helpers

  private static boolean isLinux() {
    return systemContains("linux");
  }

  private static boolean isWindows() {
    return systemContains("windows");
  }

  private static boolean systemContains(String name) {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains(name);
  }

  private static void tool(String name, String... arguments) {
    System.out.println(name + " " + String.join(" ", arguments));
    int code = ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, arguments);
    check(name, code);
  }

  private static void run(String... command) throws IOException, InterruptedException {
    check(command[0], start(List.of(command)).waitFor());
  }

  private static Process start(List<String> command) throws IOException {
    System.out.println(String.join(" ", command));
    return new ProcessBuilder(command).inheritIO().start();
  }

  private static void check(String command, int code) {
    if (code != 0) {
      throw new IllegalStateException(command + " failed with exit code " + code);
    }
  }

  private static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
