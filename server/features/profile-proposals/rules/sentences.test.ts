import { expect, it } from "vitest";
import { readSentences } from "./sentences";

it("a long sentence is not cut inside an emoji, because the database refuses half of one", () => {
  // The emoji takes the places 499 and 500.
  const text = `${"we ".repeat(166)}w🌍 and more`;
  const [sentence] = readSentences([{ number: 1, address: null, text }], {
    type: "Nonprofit",
    name: "Bright Reeds",
  });
  expect(sentence!.text).toBe(`${"we ".repeat(166)}w`);
});
