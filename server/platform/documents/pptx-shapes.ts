import type { Part } from "./office-package";
import type { PlacedText } from "./pick-title";
import { chartLines } from "./pptx-chart";
import {
  childAt,
  listChildren,
  listDescendants,
  localName,
  ownText,
  prefixedAttribute,
  type XmlElement,
} from "./xml";

const DEPTH_MAX = 32;
const TITLES = ["title", "ctrTitle"];
/** These placeholders have the same text on every slide. */
const FURNITURE = ["sldNum", "dt", "ftr", "hdr"];

/** Returns true if a shape is a placeholder of one of these types. */
export function isPlaceholder(shape: XmlElement, ...types: string[]): boolean {
  const placeholder = childAt(shape, "nvSpPr", "nvPr", "ph");
  return placeholder !== undefined && types.includes(placeholder.attribs.type ?? "obj");
}

/**
 * Lists the texts of a slide or notes page in order: of shapes, groups, tables, charts and diagrams. `isWanted`
 * filters the plain shapes.
 */
export function listShapeTexts(
  page: Part,
  isWanted: (shape: XmlElement) => boolean = () => true,
): PlacedText[] {
  const tree = childAt(page.root, "cSld", "spTree");
  return tree ? textsIn(tree, page, isWanted, 0) : [];
}

function textsIn(
  group: XmlElement,
  page: Part,
  isWanted: (shape: XmlElement) => boolean,
  depth: number,
): PlacedText[] {
  if (depth > DEPTH_MAX) return [];
  const placed = (element: XmlElement, lines: string[], isTitle = false): PlacedText[] =>
    lines.length === 0 ? [] : [{ text: lines.join("\n"), isTitle, top: topOf(element, depth) }];

  return listChildren(group).flatMap((element): PlacedText[] => {
    switch (localName(element.name)) {
      case "sp": {
        if (isPlaceholder(element, ...FURNITURE) || !isWanted(element)) return [];
        const body = childAt(element, "txBody");
        return body ? placed(element, linesOf(body), isPlaceholder(element, ...TITLES)) : [];
      }
      case "grpSp":
        return textsIn(element, page, isWanted, depth + 1);
      case "graphicFrame":
        return placed(element, graphicLines(element, page));
      // It holds the same content for newer and older programs. The first variant with a text counts.
      case "AlternateContent":
        for (const choice of listChildren(element, "Choice", "Fallback")) {
          const texts = textsIn(choice, page, isWanted, depth + 1);
          if (texts.length > 0) return texts;
        }
        return [];
      default:
        return [];
    }
  });
}

/** Returns the top of an element on the slide. Groups have their own units, so only the outermost level has one. */
function topOf(element: XmlElement, depth: number): number | null {
  if (depth > 0) return null;
  const place = childAt(element, "spPr", "xfrm", "off") ?? childAt(element, "xfrm", "off");
  const top = Number(place?.attribs.y);
  return Number.isFinite(top) ? top : null;
}

const CHANGING_FIELD = /^(?:slidenum|datetime)/;

/** Lists the paragraphs of a text body. */
function linesOf(body: XmlElement): string[] {
  return listChildren(body, "p").map((paragraph) =>
    listChildren(paragraph)
      .map((run) => {
        switch (localName(run.name)) {
          case "br":
            return "\n";
          case "fld":
            return CHANGING_FIELD.test(run.attribs.type ?? "") ? "" : runText(run);
          case "pPr":
          case "endParaRPr":
            return "";
          default:
            return runText(run);
        }
      })
      .join(""),
  );
}

const runText = (run: XmlElement) => listDescendants(run, "t").map(ownText).join("");

function graphicLines(frame: XmlElement, page: Part): string[] {
  const data = childAt(frame, "graphic", "graphicData");
  if (!data) return [];
  return listChildren(data).flatMap((element) => {
    switch (localName(element.name)) {
      case "tbl":
        return listChildren(element, "tr").map(rowLine);
      case "chart": {
        const chart = page.related(prefixedAttribute(element, "id"));
        return chart ? chartLines(chart.root) : [];
      }
      case "relIds": {
        const diagram = page.related(prefixedAttribute(element, "dm"));
        return diagram ? diagramLines(diagram.root) : [];
      }
      default:
        return [];
    }
  });
}

/** Writes a row of a table on one line. */
function rowLine(row: XmlElement): string {
  return listChildren(row, "tc")
    .map((cell) => {
      const body = childAt(cell, "txBody");
      return body ? linesOf(body).join(" ").trim() : "";
    })
    .filter((text) => text !== "")
    .join(" | ");
}

/** Lists the texts of a diagram's points (SmartArt). */
function diagramLines(model: XmlElement): string[] {
  return listChildren(model, "ptLst")
    .flatMap((list) => listChildren(list, "pt"))
    .flatMap((point) => listChildren(point, "t"))
    .flatMap(linesOf)
    .filter((line) => line !== "");
}
