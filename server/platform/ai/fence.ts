import { randomBytes } from "node:crypto";

/** Makes the word of the lines around other people's text in a prompt: 144 random bits, so that no text can foresee it. */
export const makeFence = (): string => randomBytes(18).toString("hex");
