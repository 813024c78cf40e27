/** With it the tests read how far the server's jobs are. */
export const METRICS_TOKEN = "token-of-the-browser-tests";
