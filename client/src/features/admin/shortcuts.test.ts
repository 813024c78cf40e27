import { describe, expect, it } from "vitest";
import { findShortcut } from "./shortcuts";

const press = (key: string, over: Partial<Parameters<typeof findShortcut>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  target: document.body as EventTarget,
  ...over,
});
const element = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

describe("pressing a key", () => {
  it.each([
    ["j", "next"],
    ["k", "previous"],
    ["v", "verify"],
    ["r", "reject"],
    ["e", "edit"],
    ["x", "select"],
    ["u", "undo"],
    ["/", "search"],
    ["?", "help"],
    ["q", undefined],
    ["Enter", undefined],
  ])("pressing %s means %s", (key, action) => {
    expect(findShortcut(press(key), "scraping", false)).toBe(action);
  });

  it("no key decides anything in a list without pending opportunities", () => {
    for (const key of ["v", "r", "x", "u"]) expect(findShortcut(press(key), "active", true)).toBeUndefined();
    expect(findShortcut(press("e"), "active", true)).toBe("edit");
  });

  it("arrow keys move only within the list, because elsewhere an arrow scrolls", () => {
    expect(findShortcut(press("ArrowDown"), "scraping", false)).toBeUndefined();
    expect(findShortcut(press("ArrowDown"), "scraping", true)).toBe("next");
    expect(findShortcut(press("ArrowUp"), "scraping", true)).toBe("previous");
  });

  it.each(["ctrlKey", "metaKey", "altKey", "shiftKey", "isComposing"] as const)(
    "a key does nothing together with %s",
    (modifier) => {
      expect(findShortcut(press("v", { [modifier]: true }), "scraping", true)).toBeUndefined();
    },
  );

  it("a key that is held moves on, but decides and opens nothing more", () => {
    const hold = (key: string) => findShortcut(press(key, { repeat: true }), "scraping", true);
    expect(["j", "ArrowDown"].map(hold)).toEqual(["next", "next"]);
    expect(["k", "ArrowUp"].map(hold)).toEqual(["previous", "previous"]);
    for (const key of ["v", "r", "e", "x", "u", "/", "?"]) expect(hold(key)).toBeUndefined();
  });

  it("a question mark may need Shift", () => {
    expect(findShortcut(press("?", { shiftKey: true }), "scraping", false)).toBe("help");
  });

  it.each([
    "<input>",
    '<input type="search">',
    "<textarea></textarea>",
    "<select></select>",
    '<p contenteditable="true"></p>',
  ])("a key is text in %s", (html) => {
    expect(findShortcut(press("v", { target: element(html) }), "scraping", true)).toBeUndefined();
  });

  it("keys work on a button and on a ticked box", () => {
    for (const html of ["<button>Edit</button>", '<input type="checkbox">'])
      expect(findShortcut(press("v", { target: element(html) }), "scraping", true)).toBe("verify");
  });
});
