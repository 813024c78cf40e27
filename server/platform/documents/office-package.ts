import { posix } from "node:path";
import type { Archive } from "./archive";
import { problems } from "./document-problem";
import { XML_BYTES_MAX } from "./limits";
import { listChildren, parseXml, type XmlElement } from "./xml";

/** An XML part of an Office file, with access to the parts that it refers to. */
export type Part = {
  root: XmlElement;
  /** Returns the part of a relationship's id; null if it is not in the file. */
  related(id: string | undefined): Part | null;
  /** Returns the first related part of a kind, such as `notesSlide`. */
  relatedOfKind(kind: string): Part | null;
};

export type OfficePackage = {
  /** The types of its parts. The name is empty where a type is given for all parts with an ending. */
  contentTypes(): { name: string; type: string }[];
  part(name: string): Part | null;
};

const CONTENT_TYPES = "[Content_Types].xml";

/** Reads a ZIP as an Office file. Names can refer only to parts of the same file. */
export function openPackage(archive: Archive): OfficePackage {
  const readXml = (name: string) => {
    const bytes = archive.read(name, XML_BYTES_MAX);
    return bytes === null ? null : parseXml(bytes);
  };

  const openPart = (name: string): Part | null => {
    const root = readXml(name);
    if (!root) return null;
    // Relationships are read once, when they are first needed.
    let known: Relationship[] | undefined;
    const follow = (isWanted: (relationship: Relationship) => boolean) => {
      known ??= relationshipsOf(name, readXml(relationshipsName(name)));
      const found = known.find(isWanted);
      return found ? openPart(found.target) : null;
    };
    return {
      root,
      related: (id) => follow((relationship) => relationship.id === id),
      relatedOfKind: (kind) => follow(({ type }) => type.endsWith(`/${kind}`)),
    };
  };

  return {
    contentTypes() {
      const types = readXml(CONTENT_TYPES);
      if (!types) throw problems.unknownFormat();
      return listChildren(types, "Override", "Default").map(({ attribs }) => ({
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

/**
 * Reads the relationships of a part. Targets are absolute or relative to the part's folder; links to outside are left
 * out.
 */
function relationshipsOf(name: string, root: XmlElement | null): Relationship[] {
  if (!root) return [];
  return listChildren(root, "Relationship").flatMap(({ attribs }) => {
    const { Id: id, Type: type, Target: target, TargetMode: mode } = attribs;
    if (id === undefined || type === undefined || target === undefined || mode === "External") return [];
    const path = posix.resolve("/", posix.dirname(name), target);
    return [{ id, type, target: path.slice(1) }];
  });
}
