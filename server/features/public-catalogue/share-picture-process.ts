import type { DrawReply } from "../../platform/pictures/draw-in-process";
import { drawSharePicture, type SharedFacts } from "./share-picture";

/** The program that draws one picture of a shared link: reads its facts as JSON from standard input and sends the result. */
async function answer(facts: SharedFacts): Promise<DrawReply> {
  try {
    return { image: await drawSharePicture(facts) };
  } catch {
    return { problem: "unreadable" };
  }
}

process.on("disconnect", () => process.exit());
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
process.send!(await answer(JSON.parse(Buffer.concat(chunks).toString()) as SharedFacts));
