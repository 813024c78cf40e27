/** Characters kept of each part of a slide, and of a whole deck. */
export const TITLE_MAX = 300;
export const SLIDE_TEXT_MAX = 10_000;
export const NOTES_MAX = 5_000;
export const DECK_TEXT_MAX = 300_000;

/** Bytes that a PPTX may unpack to, counted while unpacking; and those of one part, whose tree takes many times as much. */
export const UNPACKED_BYTES_MAX = 100_000_000;
export const XML_BYTES_MAX = 5_000_000;
export const ARCHIVE_PARTS_MAX = 2_000;

/** What one read may take: megabytes of memory, its program's included; milliseconds. */
export const READ_MEMORY_MB = 512;
export const READ_MS = 60_000;

export const READS_AT_ONCE = 2;
/** How many reads wait at most: those of all users, those of one of them, and those of what is scraped, of which four runs go at once. */
export const READS_WAITING_MAX = { users: 20, user: 2, server: 4 };
