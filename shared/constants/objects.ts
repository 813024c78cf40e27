/** The number of files that a person may keep, whatever they are used for. */
export const FILES_PER_USER = 50;
/** All files of a person together may take this many bytes. */
export const OBJECT_BYTES_PER_USER = 500_000_000;
export const UPLOAD_MINUTES = 15;
/** A file that nothing uses is kept this long. */
export const UNCLAIMED_OBJECT_HOURS = 24;
