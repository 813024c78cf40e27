import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { PlainError } from "../../platform/errors/plain-error";

/**
 * Asks for a new password twice, without showing it. Without a terminal it reads the first line of standard
 * input.
 */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? "";
  const password = await askUnseen("Password (at least 8 characters): ");
  if ((await askUnseen("The same again: ")) !== password)
    throw new PlainError("The two were not the same. Nothing was changed.");
  return password;
}

function askUnseen(question: string): Promise<string> {
  // The readline interface echoes the typed characters to its output, so the output goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  process.stderr.write(question);
  return new Promise<string>((resolve, reject) => {
    const giveUp = () => reject(new PlainError("Nothing was changed."));
    reader.once("SIGINT", giveUp).once("close", giveUp);
    reader.question("", resolve);
  }).finally(() => {
    reader.close();
    process.stderr.write("\n");
  });
}
