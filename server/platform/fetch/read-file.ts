import { collectBody } from "./body";
import { failures } from "./failures";
import type { Answer } from "./transport";

/**
 * Reads a successful answer without interpreting it: only the caller knows its type.
 * @throws FetchFailure `too_large`, `bad_answer`
 */
export async function readFile(url: URL, answer: Answer, bytesMax: number): Promise<Uint8Array> {
  const tooLarge = () => failures.fileTooLarge(url, bytesMax, answer.status);
  if (Number(answer.header("content-length") ?? 0) > bytesMax) throw tooLarge();
  const body = await collectBody(answer, bytesMax);
  if (!body) throw failures.notHttp(url);
  if (!body.isWhole) throw tooLarge();
  return body.bytes;
}
