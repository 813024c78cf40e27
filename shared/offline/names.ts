/** The page that the service worker keeps for when there is no network. It holds nobody's data, whoever asks for it. */
export const SHELL_ADDRESS = "/offline-shell";
/** The cache with the answers that a person has read. */
export const READ_CACHE = "read";
/** The header of an answer from that cache: when it was read, in milliseconds. */
export const READ_AT = "X-Read-At";
