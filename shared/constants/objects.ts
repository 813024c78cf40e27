import { DOCUMENT_BYTES_MAX, FILE_BYTES_MAX } from "./limits";
import { TRACKER_BYTES_MAX } from "./trackers";

/** What a file is uploaded for, which decides how large it may be. */
export const FILE_PURPOSES = ["deck", "document", "tracker"] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];
export const PURPOSE_BYTES_MAX: Record<FilePurpose, number> = {
  deck: FILE_BYTES_MAX,
  document: DOCUMENT_BYTES_MAX,
  tracker: TRACKER_BYTES_MAX,
};

/** The number of files that a person may keep, whatever they are used for. */
export const FILES_PER_USER = 50;
/** All files of a person together may take this many bytes. */
export const OBJECT_BYTES_PER_USER = 500_000_000;
export const UPLOAD_MINUTES = 15;
/** A file that nothing uses is kept this long. */
export const UNCLAIMED_OBJECT_HOURS = 24;
