/** Limits of one visit, and how gently a host is treated. Times in milliseconds, sizes in bytes after decompression. */
export type FetchLimits = {
  /**
   * The time for all network traffic of one visit: robots.txt, redirects and the whole body. Waiting in a queue is
   * extra.
   */
  networkMs: number;
  pageBytes: number;
  pdfBytes: number;
  /** A longer robots.txt is cut: RFC 9309 lets a reader stop at 500 kB. */
  robotsBytes: number;
  redirects: number;
  /** The minimum time between two requests to one host. */
  hostGapMs: number;
  /** The longest wait for a host, whether other visits are in front or its Crawl-delay asks for it. */
  waitMs: number;
  /** The number of visits that may wait for one host. */
  waitingMax: number;
  /** A longer Retry-After is not honoured by waiting; the visit fails. */
  retryAfterMs: number;
  robotsKeptMs: number;
  /** An unreadable robots.txt is requested again after this time. */
  robotsFailureKeptMs: number;
};

export const FETCH_LIMITS: FetchLimits = {
  networkMs: 15_000,
  pageBytes: 5 * 1024 * 1024,
  pdfBytes: 10 * 1024 * 1024,
  robotsBytes: 500 * 1024,
  redirects: 5,
  hostGapMs: 1_000,
  waitMs: 60_000,
  waitingMax: 100,
  retryAfterMs: 10_000,
  robotsKeptMs: 60 * 60_000,
  robotsFailureKeptMs: 60_000,
};
