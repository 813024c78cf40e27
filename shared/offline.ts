/** The page that the service worker keeps for when there is no network. It holds nobody's data, whoever asks for it. */
export const SHELL_ADDRESS = "/offline-shell";
