import { childAt, listDescendants, ownText, type XmlElement } from "./xml";

/** The number of points of one series that are read. */
const POINTS_MAX = 60;

/** Words a chart: its titles, then each series on a line (`Revenue: 2024 1.2, 2025 3.4`). */
export function chartLines(root: XmlElement): string[] {
  const titles = listDescendants(root, "title").map((title) =>
    listDescendants(title, "t").map(ownText).join(""),
  );
  const series = listDescendants(root, "ser").map((one) => {
    const name = valuesOf(childAt(one, "tx")).join(" ");
    const labels = valuesOf(childAt(one, "cat") ?? childAt(one, "xVal"));
    const values = valuesOf(childAt(one, "val") ?? childAt(one, "yVal")).map(rounded);
    const points = Array.from({ length: Math.max(labels.length, values.length) }, (_, i) =>
      [labels[i], values[i]].filter((part) => part !== undefined).join(" "),
    );
    return [name, points.join(", ")].filter((part) => part !== "").join(": ");
  });
  return [...titles, ...series].filter((line) => line !== "");
}

/** Lists the values that the file stores for a reference to its workbook, in order. */
function valuesOf(reference: XmlElement | undefined): string[] {
  if (!reference) return [];
  return listDescendants(reference, "v")
    .slice(0, POINTS_MAX)
    .map((value) => ownText(value).trim());
}

/** Workbooks store values such as `4.2999999999999998`. */
const rounded = (text: string) =>
  /^-?\d+\.\d{6,}$/.test(text) ? String(Number(Number(text).toFixed(4))) : text;
