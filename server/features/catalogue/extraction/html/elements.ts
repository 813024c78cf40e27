import type { CheerioAPI } from "cheerio/slim";

export type ChildNode = ReturnType<CheerioAPI["root"]>[number]["children"][number];
/** An element of a page that cheerio has parsed. */
export type PageElement = Extract<ChildNode, { attribs: object }>;

export const isElement = (node: object): node is PageElement => "attribs" in node;
/** Comments and instructions have data as well, but a parsed page holds none of them. */
export const isText = (node: object): node is { data: string } => "data" in node;

/**
 * Returns the elements below `root` with one of these names, in order, at most `max`. A selector compares all
 * children of an element with each other, which is slow when there are very many. This function does not.
 */
export function elementsWithin(root: PageElement, names: readonly string[], max: number): PageElement[] {
  const elements: PageElement[] = [];
  const stack: ChildNode[] = [root];
  while (stack.length > 0 && elements.length < max) {
    const node = stack.pop();
    if (!node || !isElement(node)) continue;
    if (node !== root && names.includes(node.name)) elements.push(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child) stack.push(child);
    }
  }
  return elements;
}

/** Returns the text within an element, up to `max` characters. */
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
