/** Characters kept of each part of a page, and of a whole document. */
export const TITLE_MAX = 300;
export const PAGE_TEXT_MAX = 10_000;
/** Characters of a bold line that may be a heading, and how many of them are kept of a page. */
export const BOLD_MAX = 100;
export const BOLD_LINES_MAX = 100;
/** Headings and items that are told of a whole document. */
export const MARKS_MAX = 5_000;
export const NOTES_MAX = 5_000;
export const DOCUMENT_TEXT_MAX = 300_000;
/** What is kept of the tables of a document: the first ones, and of each its first rows and columns. */
export const TABLES_MAX = 50;
export const TABLE_ROWS_MAX = 1_000;
export const TABLE_COLUMNS_MAX = 50;
export const CELL_MAX = 500;
/** Cells and characters of all tables of a document together. */
export const CELLS_MAX = 20_000;
export const TABLES_TEXT_MAX = 300_000;
/** A document with more pages is refused. A slide is a page. */
export const PAGES_MAX = 300;

/**
 * The bytes that an Office file may unpack to, and those of one part. A part has a lower limit, because its tree takes many
 * times as much memory.
 */
export const UNPACKED_BYTES_MAX = 100_000_000;
export const XML_BYTES_MAX = 5_000_000;
export const ARCHIVE_PARTS_MAX = 2_000;

/** The memory of one read in megabytes, with its program, and its time in milliseconds. */
export const READ_MEMORY_MB = 512;
export const READ_MS = 60_000;

/** Guests are people whose address is not verified. They never take all places, however slow their files are. */
export const READS_AT_ONCE = { all: 2, guests: 1 };
/**
 * The number of reads that may wait: of all users, of all guests, of one user, and of scraping, of which four runs
 * work at once.
 */
export const READS_WAITING_MAX = { users: 20, guests: 10, user: 2, server: 4 };
