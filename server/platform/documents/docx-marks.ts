import { DocumentProblem } from "./document-problem";
import type { Part } from "./office-package";
import type { LineMark } from "./types";
import { childAt, listChildren, localName, type XmlElement } from "./xml";

type Mark = Omit<LineMark, "line">;
type Numbering = { numId: string | undefined; level: number };
type Style = { name: string; basedOn: string | undefined; outline: number | null; numbering: Numbering };

/** A style is based on few others; a file may say that one is based on itself. */
const BASED_ON_MAX = 12;
/** The names of styles are English in every language of Word. */
const HEADING_NAME = /^heading ([1-9])$/i;
const TITLE_NAME = /^title$/i;
const BODY_LEVEL = 9;

/**
 * Tells how a Word file shows a paragraph, by its style and its list: as a heading, as an item with a bullet or with a number, or
 * null. Neither bullets nor numbers stand in its text.
 */
export function readMarks(document: Part): (paragraph: XmlElement) => Mark | null {
  const styles = readStyles(openPart(document, "styles"));
  const formatOf = readFormats(openPart(document, "numbering"));
  return (paragraph) => {
    const own = childAt(paragraph, "pPr");
    if (!own) return null;
    const chain = followStyles(styles, valueOf(childAt(own, "pStyle")));
    const level = findHeading(own, chain);
    if (level !== null) return { kind: "heading", level };
    const numbering = [readNumbering(own), ...chain.map((style) => style.numbering)];
    const numId = numbering.find((one) => one.numId !== undefined)?.numId;
    // Number 0 takes a paragraph out of the list of its style.
    if (numId === undefined || numId === "0") return null;
    const depth = numbering[0]!.level;
    const format = formatOf(numId, depth);
    return format === "none" ? null : { kind: format, level: depth + 1 };
  };
}

/** A file whose styles cannot be read is read without them. */
function openPart(document: Part, kind: string): XmlElement | undefined {
  try {
    return document.relatedOfKind(kind)?.root;
  } catch (error) {
    if (error instanceof DocumentProblem) return undefined;
    throw error;
  }
}

const attributeOf = (element: XmlElement | undefined, name: string): string | undefined =>
  element && Object.entries(element.attribs).find(([key]) => localName(key) === name)?.[1];
const valueOf = (element: XmlElement | undefined) => attributeOf(element, "val");

function readStyles(root: XmlElement | undefined): Map<string, Style> {
  const styles = new Map<string, Style>();
  for (const style of root ? listChildren(root, "style") : []) {
    const properties = childAt(style, "pPr");
    const id = attributeOf(style, "styleId");
    if (id !== undefined)
      styles.set(id, {
        name: valueOf(childAt(style, "name")) ?? "",
        basedOn: valueOf(childAt(style, "basedOn")),
        outline: properties ? readOutline(properties) : null,
        numbering: properties ? readNumbering(properties) : { numId: undefined, level: 0 },
      });
  }
  return styles;
}

function followStyles(styles: ReadonlyMap<string, Style>, id: string | undefined): Style[] {
  const chain: Style[] = [];
  for (let at = id; at !== undefined && chain.length < BASED_ON_MAX;) {
    const style = styles.get(at);
    if (!style) break;
    chain.push(style);
    at = style.basedOn;
  }
  return chain;
}

/** The level of a heading, from 1; null for a paragraph of the text. What is nearer counts: a style may take a heading's level off. */
function findHeading(own: XmlElement, chain: readonly Style[]): number | null {
  const outline = readOutline(own);
  if (outline === BODY_LEVEL) return null;
  for (const style of chain) {
    const named = HEADING_NAME.exec(style.name)?.[1];
    if (named !== undefined) return Number(named);
    if (TITLE_NAME.test(style.name)) return 1;
    if (outline === null && style.outline !== null)
      return style.outline >= BODY_LEVEL ? null : style.outline + 1;
  }
  return outline === null ? null : outline + 1;
}

function readOutline(properties: XmlElement): number | null {
  const level = valueOf(childAt(properties, "outlineLvl"));
  return level !== undefined && /^\d$/.test(level) ? Number(level) : null;
}

function readNumbering(properties: XmlElement): Numbering {
  const level = valueOf(childAt(properties, "numPr", "ilvl")) ?? "0";
  return {
    numId: valueOf(childAt(properties, "numPr", "numId")),
    level: /^\d$/.test(level) ? Number(level) : 0,
  };
}

/** Reads the formats of the lists of a file. A list that is not described is taken for one with bullets. */
function readFormats(
  root: XmlElement | undefined,
): (numId: string, level: number) => "bullet" | "none" | "number" {
  const described = new Map(
    (root ? listChildren(root, "abstractNum") : []).map((list) => [
      attributeOf(list, "abstractNumId"),
      new Map(
        listChildren(list, "lvl").map((level) => [
          attributeOf(level, "ilvl"),
          valueOf(childAt(level, "numFmt")),
        ]),
      ),
    ]),
  );
  const used = new Map(
    (root ? listChildren(root, "num") : []).map((list) => [
      attributeOf(list, "numId"),
      valueOf(childAt(list, "abstractNumId")),
    ]),
  );
  return (numId, level) => {
    const format = described.get(used.get(numId))?.get(String(level)) ?? "bullet";
    return format === "bullet" || format === "none" ? format : "number";
  };
}
