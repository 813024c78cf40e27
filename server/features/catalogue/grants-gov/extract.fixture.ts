import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { type ExtractOptions, type ExtractOutcome, readExtract } from "./extract";
import type { GrantsGovRecord } from "./mapping";

export const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** Creates a source that gives the bytes in pieces of this `size`. */
export const inPieces = (bytes: Uint8Array, size: number) =>
  Readable.from(
    (function* () {
      for (let start = 0; start < bytes.length; start += size)
        yield Buffer.from(bytes.subarray(start, start + size));
    })(),
    { objectMode: false },
  );

/** Reads an extract and collects its records and its outcome. */
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
/** Writes the two fields that every record needs. */
export const named = (id: number | string, title = `Title ${id}`) =>
  `<OpportunityID>${id}</OpportunityID><OpportunityTitle>${title}</OpportunityTitle>`;
export const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n<Grants xmlns="http://apply.grants.gov/system/OpportunityDetail-V1.0">`;
export const extract = (...records: string[]) => `${HEAD}\n${records.join("\n")}\n</Grants>\n`;

const RECORD =
  /<Opportunity(?:Synopsis|Forecast)Detail_1_0>[\s\S]*?<\/Opportunity(?:Synopsis|Forecast)Detail_1_0>/g;

/**
 * Yields an extract with any number of records, piece by piece. It repeats the records of the sample, each
 * time with other ids and titles.
 */
export function* repeatedExtract(sample: string, records: number): Generator<Buffer> {
  const sampleRecords = sample.match(RECORD) ?? [];
  yield Buffer.from(`${HEAD}\n`);
  for (let n = 0; n < records; n += 1) {
    const round = Math.floor(n / sampleRecords.length);
    const record = sampleRecords[n % sampleRecords.length]!;
    const renumbered = record
      .replace(
        /<OpportunityID>(\d+)</,
        (_tag, id: string) => `<OpportunityID>${round}${id.padStart(7, "0")}<`,
      )
      .replace(/<OpportunityTitle>/, `$&Round ${round}: `);
    yield Buffer.from(`${round === 0 ? record : renumbered}\n`);
  }
  yield Buffer.from("</Grants>\n");
}
