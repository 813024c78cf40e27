import { readFileSync } from "node:fs";
import { join } from "node:path";
import { californiaGrants } from "../api-sources/adapters/california-grants/adapter";
import { getAnswersFolder } from "../api-sources/read-recorded.fixture";
import type { ApiFetcher, ApiQuestion } from "../../../platform/fetch/types";

export type Dump = { fields: { id: string }[]; records: unknown[][] };
export const recorded = JSON.parse(
  readFileSync(join(getAnswersFolder(californiaGrants), "dump.json"), "utf8"),
) as Dump;
export const indexOf = (field: string) => recorded.fields.findIndex(({ id }) => id === field);

/** Makes an answer of so many records like the first recorded one. */
export function buildDump(count: number, change: Record<string, (index: number) => unknown> = {}): Dump {
  const changes = { PortalID: (i: number) => String(i), Title: (i: number) => `Fund number ${i}`, ...change };
  const records = Array.from({ length: count }, (_, i) => {
    const row = [...recorded.records[0]!];
    for (const [field, make] of Object.entries(changes)) row[indexOf(field)] = make(i);
    return row;
  });
  return { fields: recorded.fields, records };
}

/** Answers as the API does, page by page of a hundred. */
export function answerPage(
  { fields, records }: Dump,
  { url }: Pick<ApiQuestion, "url">,
  etag: string | null = null,
) {
  const offset = Number(new URL(url).searchParams.get("offset"));
  const text = JSON.stringify({ fields, records: records.slice(offset, offset + 100) });
  return { url, kind: "json", text, bytes: Buffer.from(text), etag, lastModified: null } satisfies Awaited<
    ReturnType<ApiFetcher["ask"]>
  >;
}
