import { collectBody } from "./body";
import { decodeText } from "./charset";
import { readDeclaredKind, isPdf, sniffKind } from "./content-kind";
import { failures } from "./failures";
import type { FetchLimits } from "./limits";
import { isLoginWall } from "./login-wall";
import type { Answer } from "./transport";
import type { ContentKind, FetchedPage } from "./types";

/**
 * Reads a successful answer.
 * @throws FetchFailure `wrong_type` before the body where the header is enough, `too_large`, `login_wall`, `bad_answer`
 */
export async function readPage(
  url: URL,
  answer: Answer,
  accept: readonly ContentKind[],
  limits: Pick<FetchLimits, "pageBytes" | "pdfBytes">,
): Promise<FetchedPage> {
  const { status } = answer;
  const contentType = answer.header("content-type");
  const declared = readDeclaredKind(contentType);
  if (!declared || (declared !== "generic" && !accept.includes(declared)))
    throw failures.wrongType(url, status);

  const mayBePdf = declared === "pdf" || (declared === "generic" && accept.includes("pdf"));
  const limit = mayBePdf ? limits.pdfBytes : limits.pageBytes;
  const tooLarge = () => failures.tooLarge(url, limit, status, declared === "pdf");
  if (Number(answer.header("content-length") ?? 0) > limit) throw tooLarge();
  const body = await collectBody(answer, limit);
  if (!body) throw failures.notHttp(url);
  if (!body.isWhole) throw tooLarge();

  const { bytes } = body;
  const isDocument = isPdf(bytes);
  if (!isDocument && declared !== "pdf" && bytes.length > limits.pageBytes)
    throw failures.tooLarge(url, limits.pageBytes, status);
  const text = isDocument
    ? ""
    : decodeText(bytes, contentType, declared === "generic" ? undefined : declared);
  const kind = isDocument ? "pdf" : declared === "generic" ? sniffKind(bytes, text) : declared;
  if (!kind || !accept.includes(kind)) throw failures.wrongType(url, status);
  if (kind === "html" && isLoginWall(url, text)) throw failures.loginWall(url, status);
  return {
    url: url.href,
    kind,
    text: kind === "pdf" ? "" : text,
    bytes,
    etag: answer.header("etag") ?? null,
    lastModified: answer.header("last-modified") ?? null,
  };
}
