import { problems } from "./document-problem";
import { RECORD, type PptRecord, type RecordReader } from "./ppt-records";

const ENCRYPTED = 0xf3d1c4df;
const EDITS_MAX = 1_000;
/** The length of a user edit that has the field for encryption. */
const EDIT_BYTES_ENCRYPTED = 32;
const EDIT_BYTES = 28;

/** Finds objects of the file by id. Of each, the newest saved version counts. */
export type PersistedObjects = {
  documentId: number;
  /** Returns the object if it exists and has this type. */
  find(id: number, type: number): PptRecord | null;
};

/**
 * Follows the chain of saves backwards from the newest.
 * @param currentUser the stream that points to the newest save; without it the last one in the file counts
 * @throws DocumentProblem protected or damaged
 */
export function readPersistedObjects(records: RecordReader, currentUser: Buffer | null): PersistedObjects {
  const { stream } = records;
  if (currentUser && currentUser.length >= 20 && currentUser.readUInt32LE(12) === ENCRYPTED)
    throw problems.protected();

  const offsets = new Map<number, number>();
  const newest = findNewestEdit(records, currentUser);
  const seen = new Set<number>();
  for (let edit: PptRecord | null = newest; edit;) {
    if (seen.has(edit.start) || seen.size > EDITS_MAX) throw problems.damaged();
    seen.add(edit.start);
    if (edit.end - edit.start >= EDIT_BYTES_ENCRYPTED && stream.readUInt32LE(edit.start + 28) !== 0)
      throw problems.protected();
    addDirectory(records, stream.readUInt32LE(edit.start + 12), offsets);
    const older = stream.readUInt32LE(edit.start + 8);
    edit = older === 0 ? null : editAt(records, older);
  }

  return {
    documentId: stream.readUInt32LE(newest.start + 16),
    find(id, type) {
      const offset = offsets.get(id);
      const record = offset === undefined ? null : records.at(offset);
      return record?.type === type ? record : null;
    },
  };
}

function editAt(records: RecordReader, offset: number): PptRecord | null {
  const record = records.at(offset);
  return record?.type === RECORD.userEdit && record.end - record.start >= EDIT_BYTES ? record : null;
}

function findNewestEdit(records: RecordReader, currentUser: Buffer | null): PptRecord {
  const named =
    currentUser && currentUser.length >= 20 ? editAt(records, currentUser.readUInt32LE(16)) : null;
  if (named) return named;
  const last = records
    .childrenOf({ start: 0, end: records.stream.length })
    .findLast(({ type, start, end }) => type === RECORD.userEdit && end - start >= EDIT_BYTES);
  if (!last) throw problems.damaged();
  return last;
}

const ID_BITS = 20;

/** Adds the offsets of a directory, which lists runs of ids. It does not replace offsets of newer saves. */
function addDirectory(records: RecordReader, offset: number, offsets: Map<number, number>): void {
  const directory = records.at(offset);
  if (directory?.type !== RECORD.persistDirectory) throw problems.damaged();
  const { stream } = records;
  let at = directory.start;
  while (at + 4 <= directory.end) {
    const run = stream.readUInt32LE(at);
    at += 4;
    const first = run & ((1 << ID_BITS) - 1);
    for (let i = 0; i < run >>> ID_BITS && at + 4 <= directory.end; i++, at += 4)
      if (!offsets.has(first + i)) offsets.set(first + i, stream.readUInt32LE(at));
  }
}
