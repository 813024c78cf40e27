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

/** `guests`: people whose address is not verified. However slow the files are that they bring, one place is left to others. */
export const READS_AT_ONCE = { all: 2, guests: 1 };
/** How many reads wait at most: those of all users, of guests, of one user, and those of what is scraped, of which four runs go at once. */
export const READS_WAITING_MAX = { users: 20, guests: 10, user: 2, server: 4 };
