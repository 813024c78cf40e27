import type { CheerioAPI } from "cheerio/slim";

export type ChildNode = ReturnType<CheerioAPI["root"]>[number]["children"][number];
/** An element of a parsed page, as cheerio has them. */
export type PageElement = Extract<ChildNode, { attribs: object }>;

export const isElement = (node: object): node is PageElement => "attribs" in node;
/** Comments and instructions have data as well, but do not get as far as a parsed page. */
export const isText = (node: object): node is { data: string } => "data" in node;

/**
 * The elements with one of these names below `root`, in order, at most `max`. Where an element has very many children a
 * selector compares each with each; this does not.
 */
export function elementsWithin(root: PageElement, names: readonly string[], max: number): PageElement[] {
  const found: PageElement[] = [];
  const stack: ChildNode[] = [root];
  while (stack.length > 0 && found.length < max) {
    const node = stack.pop();
    if (!node || !isElement(node)) continue;
    if (node !== root && names.includes(node.name)) found.push(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child) stack.push(child);
    }
  }
  return found;
}

/** The text within an element, up to `max` characters of it. */
export function textWithin(element: PageElement, max: number): string {
  let text = "";
  const stack: ChildNode[] = [element];
  while (stack.length > 0 && text.length < max) {
    const node = stack.pop();
    if (!node) break;
    if (isText(node)) text += node.data;
    else if (isElement(node)) {
      if (node.name === "br") text += " ";
      for (let i = node.children.length - 1; i >= 0; i -= 1) {
        const child = node.children[i];
        if (child) stack.push(child);
      }
    }
  }
  return text.slice(0, max);
}
