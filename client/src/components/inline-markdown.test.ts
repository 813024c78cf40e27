import { describe, expect, it } from "vitest";
import { parseInline } from "./inline-markdown";

describe("parsing a line of Markdown", () => {
  it.each([
    ["plain", [{ kind: "text", text: "plain" }]],
    [
      "a **b** c",
      [
        { kind: "text", text: "a " },
        { kind: "strong", parts: [{ kind: "text", text: "b" }] },
        { kind: "text", text: " c" },
      ],
    ],
    [
      "**b *i* b**",
      [
        {
          kind: "strong",
          parts: [
            { kind: "text", text: "b " },
            { kind: "emphasis", parts: [{ kind: "text", text: "i" }] },
            { kind: "text", text: " b" },
          ],
        },
      ],
    ],
    ["`**x**`", [{ kind: "code", text: "**x**" }]],
    [
      "see [a page](https://example.org/x).",
      [
        { kind: "text", text: "see " },
        { kind: "link", text: "a page", href: "https://example.org/x" },
        { kind: "text", text: "." },
      ],
    ],
    // Not Markdown: sums, placeholders in brackets, and text that looks like HTML.
    ["[12] months * [5] staff * 2", [{ kind: "text", text: "[12] months * [5] staff * 2" }]],
    ["[sum] (quote of May)", [{ kind: "text", text: "[sum] (quote of May)" }]],
    ["<b>x</b> ** y", [{ kind: "text", text: "<b>x</b> ** y" }]],
  ])("parses %s", (text, parts) => {
    expect(parseInline(text)).toEqual(parts);
  });

  it("a line of nothing but Markdown marks is parsed quickly", () => {
    // Of the processor, since other tests run beside this one.
    const before = process.cpuUsage();
    for (const text of ["*".repeat(20_000), "**a*".repeat(5_000), "[".repeat(20_000), "`".repeat(20_000)])
      parseInline(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
