/** An error whose message alone is meant for the person who typed the command or started the server. */
export class PlainError extends Error {}
