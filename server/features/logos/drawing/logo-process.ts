import type { DrawReply } from "../../../platform/pictures/draw-in-process";
import { drawLogo } from "./draw-logo";

/** The program that draws one logo: reads it from standard input and sends the result as a message. */
async function answer(picture: Uint8Array): Promise<DrawReply> {
  try {
    return { image: await drawLogo(picture) };
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message);
    return { problem: isTooLarge ? "too-many-pixels" : "unreadable" };
  }
}

process.on("disconnect", () => process.exit());
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
process.send!(await answer(Buffer.concat(chunks)));
