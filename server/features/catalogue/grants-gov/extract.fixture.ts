import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { type ExtractOptions, type ExtractOutcome, readExtract } from "./extract";
import type { GrantsGovRecord } from "./mapping";

export const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** The bytes as a source that gives `size` of them at a time. */
export const inPieces = (bytes: Uint8Array, size: number) =>
  Readable.from(
    (function* () {
      for (let start = 0; start < bytes.length; start += size)
        yield Buffer.from(bytes.subarray(start, start + size));
    })(),
    { objectMode: false },
  );

/** Everything that is handed on, and what came of it. */
export async function readAll(
  xml: string | Uint8Array,
  size = 65_536,
  options: ExtractOptions = {},
): Promise<{ records: GrantsGovRecord[]; outcome: ExtractOutcome | { error: unknown } }> {
  const records: GrantsGovRecord[] = [];
  const bytes = typeof xml === "string" ? Buffer.from(xml) : xml;
  const outcome = await readExtract(
    inPieces(bytes, size),
    async (batch) => void records.push(...batch),
    options,
  ).catch((error: unknown) => ({ error }));
  return { records, outcome };
}

export const synopsis = (fields: string) =>
  `<OpportunitySynopsisDetail_1_0>${fields}</OpportunitySynopsisDetail_1_0>`;
export const forecast = (fields: string) =>
  `<OpportunityForecastDetail_1_0>${fields}</OpportunityForecastDetail_1_0>`;
/** The two fields that every record needs. */
export const named = (id: number | string, title = `Title ${id}`) =>
  `<OpportunityID>${id}</OpportunityID><OpportunityTitle>${title}</OpportunityTitle>`;
export const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n<Grants xmlns="http://apply.grants.gov/system/OpportunityDetail-V1.0">`;
export const extract = (...records: string[]) => `${HEAD}\n${records.join("\n")}\n</Grants>\n`;

const RECORD =
  /<Opportunity(?:Synopsis|Forecast)Detail_1_0>[\s\S]*?<\/Opportunity(?:Synopsis|Forecast)Detail_1_0>/g;

/**
 * An extract of any size, piece by piece: the records of the sample over and over, each time with other ids and titles,
 * as many as asked for.
 */
export function* repeatedExtract(sample: string, records: number): Generator<Buffer> {
  const all = sample.match(RECORD) ?? [];
  yield Buffer.from(`${HEAD}\n`);
  for (let n = 0; n < records; n += 1) {
    const round = Math.floor(n / all.length);
    const record = all[n % all.length]!;
    const other = record
      .replace(
        /<OpportunityID>(\d+)</,
        (_tag, id: string) => `<OpportunityID>${round}${id.padStart(7, "0")}<`,
      )
      .replace(/<OpportunityTitle>/, `$&Round ${round}: `);
    yield Buffer.from(`${round === 0 ? record : other}\n`);
  }
  yield Buffer.from("</Grants>\n");
}
