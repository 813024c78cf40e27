import { isElement, type PageElement, textWithin } from "../html/elements";
import { isFurniture, type Line, type Link, readLines } from "../html/lines";
import { oneLine } from "../html/load-page";
import { canBeName, isClosedClass, isClosedHeading, isElsewhereHeading } from "../reading/signs";

/** One of several parts of a page that look alike. */
export type Item = {
  name: string;
  /** The link of its name, or otherwise its first link. */
  href: string | null;
  lines: Line[];
  isClosed: boolean;
};
/** Parts of a page that look alike and are not read yet. */
export type Group = { members: PageElement[]; names: (string | null)[] };

const MEMBER_TAGS = new Set(["li", "article", "div", "section", "tr", "a", "dd", "details", "td"]);
const MEMBERS_MAX = 400;
const GROUPS_MAX = 120;
const SEARCHED_MAX = 400;
const HEADING = /^h[1-6]$/;
const TITLE_CLASS = /(?:^|[\s_-])(?:title|heading|name|headline)(?:$|[\s_-])/i;
/** These classes differ between entries of one kind. */
const VARIANT =
  /^(?:.*\d.*|.*(?:open|closed|odd|even|first|last|active|featured|past|expired|category|tag|status|type)(?:[-_].*)?)$/i;

/** Finds the groups of parts that look alike, the largest groups first. */
export function findGroups(root: PageElement): Group[] {
  const bySignature = new Map<string, PageElement[]>();
  const parents = new Map<PageElement, number>();
  const stack: PageElement[] = [root];
  while (stack.length > 0) {
    const element = stack.pop();
    if (!element) break;
    if (element !== root && isFurniture(element)) continue;
    let heading = "";
    for (const child of element.children) {
      if (!isElement(child)) continue;
      if (HEADING.test(child.name)) heading = oneLine(readShortText(child));
      // Parts under such a heading belong to other pages.
      if (heading !== "" && isElsewhereHeading(heading)) continue;
      if (MEMBER_TAGS.has(child.name)) {
        const signature = buildSignature(child, element, parents);
        const members = bySignature.get(signature);
        if (!members) bySignature.set(signature, [child]);
        else if (members.length < MEMBERS_MAX) members.push(child);
      }
      stack.push(child);
    }
  }
  const groups = [...bySignature.values()].filter((members) => members.length > 1);
  return groups
    .sort((a, b) => b.length - a.length)
    .slice(0, GROUPS_MAX)
    .map((members) => {
      const topMembers = members.filter(
        (member) => !members.some((other) => other !== member && other === member.parent),
      );
      return { members: topMembers, names: topMembers.map((member) => readItemName(member)?.text ?? null) };
    });
}

/**
 * Builds a signature from the tag and the classes. Parts without classes are alike only within one parent.
 */
function buildSignature(
  element: PageElement,
  parent: PageElement,
  parents: Map<PageElement, number>,
): string {
  const classes = (element.attribs["class"] ?? "")
    .split(/\s+/)
    .filter((name) => name !== "" && !VARIANT.test(name));
  if (classes.length > 0) return `${element.name}.${classes.sort().join(".")}`;
  let index = parents.get(parent);
  if (index === undefined) parents.set(parent, (index = parents.size));
  return `${element.name}@${index}`;
}

/**
 * Finds the name of a part: its first heading, otherwise an element classed as a title, its first link, or
 * its first words in bold.
 */
export function readItemName(element: PageElement): { text: string; href: string | null } | null {
  const candidates: { title?: PageElement; link?: PageElement; strong?: PageElement } = {};
  const stack: PageElement[] = [element];
  let heading: PageElement | null = HEADING.test(element.name) ? element : null;
  for (let seen = 0; stack.length > 0 && seen < SEARCHED_MAX && !heading; seen += 1) {
    const node = stack.pop();
    if (!node || (node !== element && isFurniture(node))) continue;
    if (HEADING.test(node.name)) heading = node;
    else if (node !== element && TITLE_CLASS.test(node.attribs["class"] ?? "")) candidates.title ??= node;
    if (node.name === "a" && node.attribs["href"] && readShortText(node).trim() !== "")
      candidates.link ??= node;
    if (node.name === "strong" || node.name === "b") candidates.strong ??= node;
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child && isElement(child)) stack.push(child);
    }
  }
  const nameElement = heading ?? candidates.title ?? candidates.link ?? candidates.strong;
  if (!nameElement) return null;
  const text = oneLine(readShortText(nameElement));
  return { text, href: findLink(nameElement) ?? candidates.link?.attribs["href"] ?? null };
}

const findLink = (element: PageElement): string | null => {
  if (element.name === "a") return element.attribs["href"] ?? null;
  for (const child of element.children)
    if (isElement(child) && child.name === "a" && child.attribs["href"]) return child.attribs["href"];
  return null;
};

const readShortText = (element: PageElement) => textWithin(element, 400);

/** Reads one member. Returns null when it can have no name. */
export function readItem(member: PageElement, root: PageElement): Item | null {
  const name = readItemName(member);
  if (!name || !canBeName(name.text)) return null;
  const lines = readLines(member);
  const links: Link[] = lines.flatMap((line) => line.links);
  const ownHref = member.name === "a" ? (member.attribs["href"] ?? null) : null;
  const parentHref =
    member.parent && isElement(member.parent) && member.parent.name === "a"
      ? (member.parent.attribs["href"] ?? null)
      : null;
  return {
    name: name.text,
    href: name.href ?? ownHref ?? parentHref ?? links[0]?.href ?? null,
    lines,
    isClosed: isInClosedPart(member, root),
  };
}

/** Whether a wrapper or a heading above the member says "closed". */
function isInClosedPart(member: PageElement, root: PageElement): boolean {
  let element: PageElement | null = member;
  for (let up = 0; element && element !== root && up < 8; up += 1) {
    if (isClosedClass(`${element.attribs["class"] ?? ""} ${element.attribs["id"] ?? ""}`)) return true;
    let sibling = element.prev;
    for (let back = 0; sibling && back < MEMBERS_MAX * 2; back += 1) {
      if (isElement(sibling) && HEADING.test(sibling.name)) {
        if (isClosedHeading(oneLine(textWithin(sibling, 200)))) return true;
        break;
      }
      sibling = sibling.prev;
    }
    element = element.parent && isElement(element.parent) ? element.parent : null;
  }
  return false;
}
