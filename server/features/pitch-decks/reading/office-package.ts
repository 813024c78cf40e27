import { posix } from "node:path";
import type { Archive } from "./archive";
import { problems } from "./deck-problem";
import { XML_BYTES_MAX } from "./limits";
import { listChildren, parseXml, type XmlElement } from "./xml";

/** One XML part of an Office file, and the way to the parts that it names. */
export type Part = {
  root: XmlElement;
  /** The part behind a relationship's id, if it is in the file. */
  related(id: string | undefined): Part | null;
  /** The first part of such a kind, such as `notesSlide`. */
  relatedOfKind(kind: string): Part | null;
};

export type OfficePackage = {
  contentTypes(): { name: string; type: string }[];
  part(name: string): Part | null;
};

const CONTENT_TYPES = "[Content_Types].xml";

/** Reads a ZIP as an Office file. Names lead to parts of the same file only. */
export function openPackage(archive: Archive): OfficePackage {
  const readXml = (name: string) => {
    const bytes = archive.read(name, XML_BYTES_MAX);
    return bytes === null ? null : parseXml(bytes);
  };

  const openPart = (name: string): Part | null => {
    const root = readXml(name);
    if (!root) return null;
    const relationships = readRelationships(name);
    const follow = (found: Relationship | undefined) => (found ? openPart(found.target) : null);
    return {
      root,
      related: (id) => follow(relationships().find((relationship) => relationship.id === id)),
      relatedOfKind: (kind) =>
        follow(relationships().find((relationship) => relationship.type.endsWith(`/${kind}`))),
    };
  };

  /** Read when first asked for, once. */
  const readRelationships = (name: string) => {
    let known: Relationship[] | undefined;
    return () => (known ??= relationshipsOf(name, readXml(relationshipsName(name))));
  };

  return {
    contentTypes() {
      const types = readXml(CONTENT_TYPES);
      if (!types) throw problems.notADeck();
      return listChildren(types, "Override").map(({ attribs }) => ({
        name: (attribs.PartName ?? "").replace(/^\//, ""),
        type: attribs.ContentType ?? "",
      }));
    },
    part: openPart,
  };
}

type Relationship = { id: string; type: string; target: string };

const relationshipsName = (name: string) =>
  posix.join(posix.dirname(name), "_rels", `${posix.basename(name)}.rels`);

/** Targets are relative to the part's own folder, or absolute; links out of the file are left out. */
function relationshipsOf(name: string, root: XmlElement | null): Relationship[] {
  if (!root) return [];
  return listChildren(root, "Relationship").flatMap(({ attribs }) => {
    const { Id: id, Type: type, Target: target, TargetMode: mode } = attribs;
    if (id === undefined || type === undefined || target === undefined || mode === "External") return [];
    const path = posix.resolve("/", posix.dirname(name), target);
    return [{ id, type, target: path.slice(1) }];
  });
}
