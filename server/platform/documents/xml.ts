import { load } from "cheerio/slim";
import { problems } from "./document-problem";

export type XmlText = { type: "text"; data: string };
/** Names keep the prefix that the file uses. */
export type XmlElement = {
  type: "tag";
  name: string;
  attribs: Record<string, string>;
  children: XmlNode[];
};
export type XmlNode = XmlElement | XmlText | { type: "comment" | "directive" | "cdata" };

/**
 * Parses a part of an Office file and returns its root element. It knows only the five entities of XML, and refuses a
 * document type, as Office does.
 * @throws DocumentProblem damaged
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const text = decode(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw problems.damaged();
  const nodes = load(text, { xml: true }).root().get(0)?.children as XmlNode[] | undefined;
  const root = nodes?.find(isElement);
  if (!root) throw problems.damaged();
  return root;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder().decode(bytes);
}

const isElement = (node: XmlNode): node is XmlElement => node.type === "tag";
const isText = (node: XmlNode): node is XmlText => node.type === "text";

/** Removes the prefix of a name, because producers may choose any. */
export const localName = (name: string) => name.slice(name.indexOf(":") + 1);
const isNamed = (element: XmlElement, names: string[]) => names.includes(localName(element.name));

/** Lists the child elements, or only those with these local names. */
export function listChildren(parent: XmlElement, ...names: string[]): XmlElement[] {
  const elements = parent.children.filter(isElement);
  return names.length === 0 ? elements : elements.filter((element) => isNamed(element, names));
}

/** Follows a path of local names and returns the first matching element. */
export function childAt(parent: XmlElement, ...path: string[]): XmlElement | undefined {
  let element: XmlElement | undefined = parent;
  for (const name of path) element = element && listChildren(element, name)[0];
  return element;
}

/** Lists all elements with these local names at any depth, in the order of the document. */
export function listDescendants(parent: XmlElement, ...names: string[]): XmlElement[] {
  const found: XmlElement[] = [];
  const stack = listChildren(parent).reverse();
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (isNamed(next, names)) found.push(next);
    stack.push(...listChildren(next).reverse());
  }
  return found;
}

/** Returns the element's own text, without that of its children. */
export const ownText = (element: XmlElement) =>
  element.children
    .filter(isText)
    .map(({ data }) => data)
    .join("");

/** Returns an attribute with a prefix, such as the references to other parts (`r:id`). */
export function prefixedAttribute(element: XmlElement, name: string): string | undefined {
  const key = Object.keys(element.attribs).find((k) => k.includes(":") && localName(k) === name);
  return key === undefined ? undefined : element.attribs[key];
}
