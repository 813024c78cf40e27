/** An error whose message is shown without a stack to the person who typed the command or started the server. */
export class PlainError extends Error {}
