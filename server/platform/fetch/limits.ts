/** What one visit may cost, and how gently a host is treated. Times in milliseconds, sizes in bytes after unpacking. */
export type FetchLimits = {
  /** For everything that is said over the wire in one visit: robots.txt, redirects and the whole body. Waiting for a turn does not count. */
  talkMs: number;
  pageBytes: number;
  pdfBytes: number;
  /** What is longer is cut there: RFC 9309 lets a reader stop at 500 kB. */
  robotsBytes: number;
  redirects: number;
  /** Between two requests to one host. */
  hostGapMs: number;
  /** Longest wait for a turn at a host, whether others are in front or its Crawl-delay asks for it. */
  waitMs: number;
  /** Visits that may stand in line at one host. */
  waiting: number;
  /** A longer Retry-After is not waited for. */
  retryAfterMs: number;
  robotsKeptMs: number;
  /** A robots.txt that could not be read is asked for again after this time. */
  robotsFailureKeptMs: number;
};

export const FETCH_LIMITS: FetchLimits = {
  talkMs: 15_000,
  pageBytes: 5 * 1024 * 1024,
  pdfBytes: 10 * 1024 * 1024,
  robotsBytes: 500 * 1024,
  redirects: 5,
  hostGapMs: 1_000,
  waitMs: 60_000,
  waiting: 100,
  retryAfterMs: 10_000,
  robotsKeptMs: 60 * 60_000,
  robotsFailureKeptMs: 60_000,
};
