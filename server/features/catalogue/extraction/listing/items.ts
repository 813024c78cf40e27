import { isElement, type PageElement, textWithin } from "../html/elements";
import { isFurniture, type Line, type Link, readLines } from "../html/lines";
import { oneLine } from "../html/load-page";
import { canBeName, isClosedClass, isClosedHeading, isElsewhereHeading } from "../reading/signs";

/** One of several parts of a page that look alike. */
export type Item = {
  name: string;
  /** Where its name, or else its first link, leads. */
  href: string | null;
  lines: Line[];
  isClosed: boolean;
};
/** Parts of a page that look alike, before they are read. */
export type Group = { members: PageElement[]; names: (string | null)[] };

const MEMBER_TAGS = new Set(["li", "article", "div", "section", "tr", "a", "dd", "details", "td"]);
const MEMBERS_MAX = 400;
const GROUPS_MAX = 120;
const SEARCHED_MAX = 400;
const HEADING = /^h[1-6]$/;
const TITLE_CLASS = /(?:^|[\s_-])(?:title|heading|name|headline)(?:$|[\s_-])/i;
/** Classes that tell entries of one kind apart. */
const VARIANT =
  /^(?:.*\d.*|.*(?:open|closed|odd|even|first|last|active|featured|past|expired|category|tag|status|type)(?:[-_].*)?)$/i;

/** The groups of parts that look alike, those with most members that can have a name first. */
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
      if (HEADING.test(child.name)) heading = oneLine(shortText(child));
      // What is announced as related belongs to other pages.
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
      const ordered = members.filter(
        (member) => !members.some((other) => other !== member && other === member.parent),
      );
      return { members: ordered, names: ordered.map((member) => readItemName(member)?.text ?? null) };
    });
}

/** Tag and classes; without classes only parts of one parent are alike. */
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

/** The name of a part: its first heading, what is classed as a title, its first link, its first words in bold. */
export function readItemName(element: PageElement): { text: string; href: string | null } | null {
  const found: { title?: PageElement; link?: PageElement; strong?: PageElement } = {};
  const stack: PageElement[] = [element];
  let heading: PageElement | null = HEADING.test(element.name) ? element : null;
  for (let seen = 0; stack.length > 0 && seen < SEARCHED_MAX && !heading; seen += 1) {
    const node = stack.pop();
    if (!node || (node !== element && isFurniture(node))) continue;
    if (HEADING.test(node.name)) heading = node;
    else if (node !== element && TITLE_CLASS.test(node.attribs["class"] ?? "")) found.title ??= node;
    if (node.name === "a" && node.attribs["href"] && shortText(node).trim() !== "") found.link ??= node;
    if (node.name === "strong" || node.name === "b") found.strong ??= node;
    for (let i = node.children.length - 1; i >= 0; i -= 1) {
      const child = node.children[i];
      if (child && isElement(child)) stack.push(child);
    }
  }
  const chosen = heading ?? found.title ?? found.link ?? found.strong;
  if (!chosen) return null;
  const text = oneLine(shortText(chosen));
  return { text, href: linkIn(chosen) ?? found.link?.attribs["href"] ?? null };
}

const linkIn = (element: PageElement): string | null => {
  if (element.name === "a") return element.attribs["href"] ?? null;
  for (const child of element.children)
    if (isElement(child) && child.name === "a" && child.attribs["href"]) return child.attribs["href"];
  return null;
};

const shortText = (element: PageElement) => textWithin(element, 400);

/** Reads one member; null where it can have no name. */
export function readItem(member: PageElement, root: PageElement): Item | null {
  const name = readItemName(member);
  if (!name || !canBeName(name.text)) return null;
  const lines = readLines(member);
  const links: Link[] = lines.flatMap((line) => line.links);
  const ownHref = member.name === "a" ? (member.attribs["href"] ?? null) : null;
  const around =
    member.parent && isElement(member.parent) && member.parent.name === "a"
      ? (member.parent.attribs["href"] ?? null)
      : null;
  return {
    name: name.text,
    href: name.href ?? ownHref ?? around ?? links[0]?.href ?? null,
    lines,
    isClosed: isInClosedPart(member, root),
  };
}

/** A wrapper or a heading above it that says "closed". */
function isInClosedPart(member: PageElement, root: PageElement): boolean {
  let element: PageElement | null = member;
  for (let up = 0; element && element !== root && up < 8; up += 1) {
    if (isClosedClass(`${element.attribs["class"] ?? ""} ${element.attribs["id"] ?? ""}`)) return true;
    let before = element.prev;
    for (let back = 0; before && back < MEMBERS_MAX * 2; back += 1) {
      if (isElement(before) && HEADING.test(before.name)) {
        if (isClosedHeading(oneLine(textWithin(before, 200)))) return true;
        break;
      }
      before = before.prev;
    }
    element = element.parent && isElement(element.parent) ? element.parent : null;
  }
  return false;
}
