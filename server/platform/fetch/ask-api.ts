import { buildAcceptHeader } from "./content-kind";
import { readPage } from "./read-page";
import type { ApiQuestion, FetchedPage } from "./types";
import { followRedirects, NOT_MODIFIED, startVisit, type VisitTools } from "./visit";

const ACCEPTED = ["json"] as const;
/** Some APIs send their JSON as text. */
const READ = [...ACCEPTED, "text"] as const;

/** See `ApiFetcher.ask`. */
export async function askApi(
  tools: VisitTools,
  { url, body, accept, bytesMax, headers: further, kept, gapMs, signal }: ApiQuestion,
): Promise<FetchedPage | "unchanged"> {
  const headers: Record<string, string> = {
    ...further,
    ...(body ? { "content-type": body.type } : {}),
    ...(kept?.etag ? { "if-none-match": kept.etag } : {}),
    ...(kept?.lastModified ? { "if-modified-since": kept.lastModified } : {}),
  };
  const ask = {
    method: body ? "POST" : "GET",
    accept: buildAcceptHeader(accept ?? ACCEPTED),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(body ? { body: body.text } : {}),
    ...(gapMs === undefined ? {} : { gapMs }),
  } as const;
  // A redirect would turn the question into another one, or take a key to somebody else.
  const limits = body || further ? { ...tools.limits, redirects: 0 } : tools.limits;
  const size = bytesMax === undefined ? tools.limits : { ...tools.limits, pageBytes: bytesMax };
  return followRedirects<FetchedPage | "unchanged">(
    { ...tools, limits },
    startVisit(tools.limits, signal),
    url,
    ask,
    async (address, answer) =>
      answer.status === NOT_MODIFIED ? "unchanged" : readPage(address, answer, accept ?? READ, size),
  );
}
