import { afterEach, expect, it, vi } from "vitest";
import { showWords } from "./show-words";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function addPart(html: string): HTMLElement {
  const part = document.createElement("div");
  part.innerHTML = html;
  document.body.append(part);
  return part;
}

it("words of a text are marked, also over bold words, another line and characters of two units", () => {
  const marked: string[] = [];
  vi.stubGlobal(
    "Highlight",
    class {
      constructor(range: Range) {
        marked.push(range.toString());
      }
    },
  );
  vi.stubGlobal("CSS", { highlights: new Map() });
  const part = addPart("<p>😀 We reach\n <strong>500 pupils</strong> in six villages.</p>");
  expect(showWords(part, "reach **500 pupils** in six")).toBe(true);
  expect(marked).toEqual(["reach\n 500 pupils in six"]);
});

it("words in a box are selected, and the box is focused", () => {
  const part = addPart("<textarea>We reach 500 pupils.</textarea>");
  expect(showWords(part, "500 pupils")).toBe(true);
  const box = part.querySelector("textarea")!;
  expect(document.activeElement).toBe(box);
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe("500 pupils");
});

it("words that are gone, or none, change nothing", () => {
  const part = addPart("<p>We reach 500 pupils.</p>");
  expect(showWords(part, "900 pupils")).toBe(false);
  expect(showWords(part, " ** ")).toBe(false);
});
