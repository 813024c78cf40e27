import { load } from "cheerio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPlainLine, toPlainText } from "./text";

const TAGS =
  "a applet audio b base button canvas dialog div embed form frameset iframe img input link marquee math meta noscript object option p plaintext script select slot source style svg table td template textarea title video xmp".split(
    " ",
  );

describe("the text of what a source delivers", () => {
  it.each(TAGS)("has no <%s> in it, however it is written", (name) => {
    const tags = [
      `<${name}>`,
      `</${name}>`,
      `<${name}/>`,
      `<${name.toUpperCase()} SRC=//evil.example>`,
      `<${name} src="https://evil.example/?a>b" onload='x("y")'>`,
      `<${name}\n  hidden\n>`,
      `<${name}/onclick=alert(1)>`,
      `<${name} src=//evil.example`,
      `&lt;${name} src=&quot;x&quot;&gt;`,
      `&amp;lt;${name}&amp;gt;`,
      `&#60;${name}&#x3E;`,
      `<${name.slice(0, 1)}\u200b${name.slice(1)}>`,
    ];
    for (const tag of tags) {
      expect(toPlainText(`Text go ${tag}`)).toBe("Text go");
      expect(toPlainLine(`Text ${tag} go`)).toBe("Text go");
    }
  });

  it.each([
    ["Apply<iframe src=//x>Your browser shows no frames.</iframe> now", "Apply now"],
    ["See<svg viewBox='0 0 1 1'><title>Arrow</title><path d='M0 0'/></svg>here", "See here"],
    ["<form action=/x><label>Name</label> <input name=n value='v'></form>Write", "Name\nWrite"],
    ["<table><tr><td>Up to</td><td>$5</td></tr></table>", "Up to $5"],
    ["<!--[if mso]><xml><w:View>Normal</w:View></xml><![endif]-->For schools<o:p></o:p>.", "For schools."],
    ["<xml><w:LsdException Locked='false'/>Normal</xml>For schools", "For schools"],
    ["In <st1:City w:st='on'>Lagos</st1:City>, <st1:place>Nigeria</st1:place>", "In Lagos, Nigeria"],
    ["<?xml version='1.0'?><!DOCTYPE html><![CDATA[<b>Grants</b>]]> open", "Grants open"],
    ["<custom-card onclick=x>Grants</custom-card>", "Grants</custom-card>"],
    ["<x title='y'>Grants", "Grants"],
    ["<!-- not closed", "not closed"],
    ["<script>not closed", "not closed"],
    ["The <b of the curve <iframe foo <5>", "The < b of the curve < iframe foo <5>"],
    ["<x onclick=a <5>", "<5>"],
    ["Grants&nbsp;&amp;amp; loans &#150; for caf&eacute;s&hellip;", "Grants & loans – for cafés…"],
  ])("of %j is %j", (delivered, text) => {
    expect(toPlainText(delivered)).toBe(text);
  });

  it.each([
    "a < b and c > d",
    "p < 0.05, n<30, x<y",
    "<5 employees and >2 years",
    "Revenue <$1m; staff <=10 <> none",
    "Map<String, List<Integer>>",
    "Write to Ama <info@example.org> or <https://example.org/apply>",
    "<your organisation's name>",
    "x <- y, <3, <-- and <!!> </>",
    "AT&T & sons; R&D &c.",
  ])("keeps %j as it is", (text) => {
    expect(toPlainText(text)).toBe(text);
    expect(toPlainText(text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`))).toBe(text);
  });

  const pieces = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...TAGS) },
      {
        weight: 6,
        arbitrary: fc.constantFrom(..."< </ > /> <! <? <!-- --> <![CDATA[ ]]> \" ' = / on src".split(" ")),
      },
      {
        weight: 3,
        arbitrary: fc.constantFrom(..."&lt; &amp;lt; &gt; &amp; &#60; &#x3c; &quot; &#38;lt;".split(" ")),
      },
      { weight: 2, arbitrary: fc.constantFrom(" ", "\n", "\t", "\u200b", "\u00a0", "\ud800", "\u0000", "x") },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 5 }) },
    ),
    { maxLength: 40 },
  );

  it("is none that a browser sees an element in, and stays as it is when it is read again", () => {
    fc.assert(
      fc.property(
        pieces.map((list) => list.join("")),
        (delivered) => {
          const text = toPlainText(delivered);
          const line = toPlainLine(delivered);
          for (const read of [text, line]) {
            const names = load(
              read,
              null,
              false,
            )("*")
              .toArray()
              .map((node) => ("name" in node ? node.name : ""));
            expect(names.filter((name) => TAGS.includes(name))).toEqual([]);
          }
          expect(toPlainText(text)).toBe(text);
          expect(toPlainLine(line)).toBe(line);
          expect(line).not.toContain("\n");
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["tags that do not end", "<a ".repeat(200_000)],
    ["quotes that do not end", `<a x="<b y='`.repeat(60_000)],
    ["scripts that do not end", "<script>".repeat(100_000)],
    ["comments that do not end", "<!--".repeat(200_000)],
    ["declarations", "<![CDATA[<!x ".repeat(60_000)],
    ["attributes without end", `<a ${"b=c ".repeat(200_000)}`],
    ["spaces", `<a${" ".repeat(800_000)}`],
    ["tags in tags", `${"<i".repeat(100_000)}${">".repeat(100_000)}`],
    ["escapes of escapes", `&${"amp;".repeat(200_000)}`],
  ])("of %s made to keep it busy is there soon", (_, delivered) => {
    const since = performance.now();
    const text = toPlainText(delivered);
    expect(toPlainText(text)).toBe(text);
    // Of about 0.1 s each; what grows with the square of the length takes minutes.
    expect(performance.now() - since).toBeLessThan(30_000);
  });
});
