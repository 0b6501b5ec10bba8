package org.raumbrett.app.action;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/**
 * All that the user can make the window do, with its menu, icon and keys. The name is the text
 * {@code action.<name>} of the bundle.
 */
public enum Action {
  NEW(Menu.FILE, MaterialDesignF.FILE_PLUS_OUTLINE, "Shortcut+N"),
  SET_UP(Menu.FILE, MaterialDesignC.CHESS_QUEEN, "Shortcut+Shift+N"),
  OPEN(Menu.FILE, MaterialDesignF.FOLDER_OPEN_OUTLINE, "Shortcut+O"),
  PASTE(Menu.FILE, MaterialDesignC.CONTENT_PASTE, "Shortcut+V"),
  SAVE(Menu.FILE, MaterialDesignC.CONTENT_SAVE_OUTLINE, "Shortcut+S"),
  SAVE_AS(Menu.FILE, null, "Shortcut+Shift+S"),
  BACKUP(Menu.FILE, null),
  SUBMIT(Menu.FILE, MaterialDesignE.EMAIL_OUTLINE, "Shortcut+M"),
  SAVE_PICTURE(Menu.FILE, MaterialDesignI.IMAGE_OUTLINE, "Shortcut+Shift+I"),
  EXPORT_REPORT(Menu.FILE, MaterialDesignF.FILE_CHART_OUTLINE, "Shortcut+Shift+E"),
  QUIT(Menu.FILE, null, "Shortcut+Q"),

  UNDO(Menu.EDIT, MaterialDesignU.UNDO, "Shortcut+Z"),
  REDO(Menu.EDIT, MaterialDesignR.REDO, "Shortcut+Y", "Shortcut+Shift+Z"),
  COPY_GAME(Menu.EDIT, MaterialDesignC.CONTENT_COPY, "Shortcut+C"),
  COPY_POSITION(Menu.EDIT, null, "Shortcut+Shift+C"),
  COPY_DIAGRAM(Menu.EDIT, null, "Shortcut+D"),
  COPY_PICTURE(Menu.EDIT, null, "Shortcut+I"),
  TAGS(Menu.EDIT, MaterialDesignT.TAG_OUTLINE, "F2"),
  COMMENT(Menu.EDIT, MaterialDesignC.COMMENT_TEXT_OUTLINE, "Shortcut+E"),
  PROMOTE(Menu.EDIT, MaterialDesignA.ARROW_UP, "Shortcut+U"),
  DELETE(Menu.EDIT, MaterialDesignD.DELETE_OUTLINE, "Delete"),

  FIRST(Menu.GO, MaterialDesignP.PAGE_FIRST, "Home", "Up"),
  PREVIOUS(Menu.GO, MaterialDesignC.CHEVRON_LEFT, "Left"),
  NEXT(Menu.GO, MaterialDesignC.CHEVRON_RIGHT, "Right"),
  LAST(Menu.GO, MaterialDesignP.PAGE_LAST, "End", "Down"),
  PREVIOUS_BRANCH(Menu.GO, null, "Shift+Left"),
  NEXT_BRANCH(Menu.GO, null, "Shift+Right"),
  NEXT_BLUNDER(Menu.GO, null, "B"),
  NEXT_MISTAKE(Menu.GO, null, "M"),
  NEXT_DUBIOUS(Menu.GO, null, "I"),
  AUTOPLAY(Menu.GO, MaterialDesignP.PLAY_OUTLINE, "P"),
  FASTER(Menu.GO, null, "Period"),
  SLOWER(Menu.GO, null, "Comma"),
  PREVIOUS_GAME(Menu.GO, null, "Page Up"),
  NEXT_GAME(Menu.GO, null, "Page Down"),
  FIND_GAME(Menu.GO, MaterialDesignM.MAGNIFY, "Shortcut+F"),

  FLIP(Menu.VIEW, MaterialDesignS.SWAP_VERTICAL, "F"),
  LAYOUT(Menu.VIEW, MaterialDesignL.LAYERS_OUTLINE, "T"),
  COLOURING(Menu.VIEW, MaterialDesignP.PALETTE_OUTLINE, "K"),
  UNICORNS(Menu.VIEW, MaterialDesignU.UNICORN, "U"),
  ATTACKERS(Menu.VIEW, MaterialDesignS.SWORD_CROSS, "A"),
  TURN_LEFT(Menu.STACK, null, "Alt+Shift+Left"),
  TURN_RIGHT(Menu.STACK, null, "Alt+Shift+Right"),
  TILT_UP(Menu.STACK, null, "Alt+Shift+Up"),
  TILT_DOWN(Menu.STACK, null, "Alt+Shift+Down"),
  SPREAD(Menu.STACK, null, "Alt+Shift+Page Up"),
  PUSH_TOGETHER(Menu.STACK, null, "Alt+Shift+Page Down"),
  RESET_STACK(Menu.STACK, MaterialDesignR.RESTORE, "Alt+Shift+Home"),
  LARGER(
      Menu.VIEW, null, "Shortcut+Plus", "Shortcut+Equals", "Shortcut+Shift+Equals", "Shortcut+Add"),
  SMALLER(Menu.VIEW, null, "Shortcut+Minus", "Shortcut+Subtract"),
  USUAL_SIZE(Menu.VIEW, null, "Shortcut+0", "Shortcut+Numpad 0"),

  TAKE_BACK(Menu.PLAY, MaterialDesignU.UNDO_VARIANT),
  HINT(Menu.PLAY, MaterialDesignL.LIGHTBULB_ON_OUTLINE, "H"),
  MOVE_NOW(Menu.PLAY, MaterialDesignF.FAST_FORWARD),
  SWITCH_SIDES(Menu.PLAY, MaterialDesignS.SWAP_HORIZONTAL),
  OFFER_DRAW(Menu.PLAY, MaterialDesignH.HANDSHAKE_OUTLINE),
  RESIGN(Menu.PLAY, MaterialDesignF.FLAG_OUTLINE),

  ANALYSE(Menu.ANALYSIS, MaterialDesignA.ARROW_RIGHT, "F12"),
  GO_DEEPER(Menu.ANALYSIS, MaterialDesignC.CHEVRON_DOUBLE_RIGHT, "Shift+F12"),
  CANCEL(Menu.ANALYSIS, MaterialDesignC.CLOSE, "Esc"),
  TRY_AGAIN(Menu.ANALYSIS, MaterialDesignR.RESTART, "R"),
  LIVE(Menu.ANALYSIS, MaterialDesignB.BRAIN, "L"),
  THREAT(Menu.ANALYSIS, MaterialDesignT.TARGET, "X"),
  STRONGER(Menu.ANALYSIS, null, "Alt+Up"),
  WEAKER(Menu.ANALYSIS, null, "Alt+Down"),

  TYPE_MOVE(Menu.EDIT, MaterialDesignK.KEYBOARD_OUTLINE, "Enter"),
  PICK(Menu.BOARD, null, "Space"),
  CURSOR_LEFT(Menu.BOARD, null, "Shortcut+Left"),
  CURSOR_RIGHT(Menu.BOARD, null, "Shortcut+Right"),
  CURSOR_AWAY(Menu.BOARD, null, "Shortcut+Up"),
  CURSOR_NEAR(Menu.BOARD, null, "Shortcut+Down"),
  CURSOR_UP(Menu.BOARD, null, "Shortcut+Page Up"),
  CURSOR_DOWN(Menu.BOARD, null, "Shortcut+Page Down"),

  MANUAL(Menu.HELP, MaterialDesignB.BOOK_OPEN_PAGE_VARIANT_OUTLINE, "F1"),
  RULES(Menu.HELP, MaterialDesignB.BOOK_EDUCATION_OUTLINE),
  KEYS(Menu.HELP, MaterialDesignK.KEYBOARD_OUTLINE),
  ABOUT(Menu.HELP, MaterialDesignI.INFORMATION_OUTLINE);

  /** Where an action stands in the menu bar, and in the table of keys. */
  public enum Menu {
    FILE,
    EDIT,
    GO,
    VIEW,
    /** Within the menu of views. */
    STACK,
    PLAY,
    ANALYSIS,
    HELP,
    /** In the table of keys only. */
    BOARD;

    /** Returns the key of the menu's text. */
    public String textKey() {
      return "menu." + name().toLowerCase(Locale.ROOT);
    }

    /** Returns the actions of the menu in their order. */
    public List<Action> actions() {
      return Arrays.stream(Action.values()).filter(action -> action.menu == this).toList();
    }
  }

  private final Menu menu;
  private final @Nullable Ikon icon;
  private final List<KeyCombination> keys;

  Action(Menu menu, @Nullable Ikon icon, String... keys) {
    this.menu = menu;
    this.icon = icon;
    this.keys = Arrays.stream(keys).map(KeyCombination::valueOf).toList();
  }

  /** Returns the menu it stands in. */
  public Menu menu() {
    return menu;
  }

  /** Returns its icon, null if it has none. */
  public @Nullable Ikon icon() {
    return icon;
  }

  /** Returns the keys that call it, the one to show first; may be empty. */
  public List<KeyCombination> keys() {
    return keys;
  }

  /** Returns the key of its text. */
  public String textKey() {
    return "action." + name().toLowerCase(Locale.ROOT);
  }
}
