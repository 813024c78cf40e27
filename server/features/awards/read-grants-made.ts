import { z } from "zod";
import { AWARDS_COUNTED_MAX } from "@shared/constants/awards";
import type { Deps } from "../../context/deps";
import { failures } from "../../platform/fetch/failures";
import { type ImportedAwards, importAwards } from "./import-awards";
import { readAnswer } from "./readers/read-answer";
import type { ReadAnswer } from "./readers/types";

const API = "https://api.threesixtygiving.org/api/v1/org";
const PAGE_GRANTS = 500;

const page = z.object({ next: z.string().nullable() });

/**
 * Reads the grants that a funder made from 360Giving, page by page, and imports them.
 * @param orgId the funder's entry in a register: `GB-CHC-200051`
 * @throws FetchFailure when the service cannot be read or answers something else; the signal's reason
 */
export async function readGrantsMade(
  { db, pages, clock }: Pick<Deps, "db" | "pages" | "clock">,
  orgId: string,
  signal: AbortSignal,
): Promise<ImportedAwards> {
  const total: ImportedAwards = { added: 0, changed: 0, same: 0 };
  for (let offset = 0; offset < AWARDS_COUNTED_MAX; offset += PAGE_GRANTS) {
    const url = `${API}/${encodeURIComponent(orgId)}/grants_made/?limit=${PAGE_GRANTS}&offset=${offset}`;
    const { text } = await pages.get(url, { accept: ["json"], signal });
    const { awards, hasMore } = parsePage(url, text);
    const imported = await importAwards(db, awards, clock.now());
    total.added += imported.added;
    total.changed += imported.changed;
    total.same += imported.same;
    if (!hasMore) break;
  }
  return total;
}

function parsePage(url: string, text: string): Pick<ReadAnswer, "awards"> & { hasMore: boolean } {
  try {
    const json: unknown = JSON.parse(text);
    return { awards: readAnswer("360giving", json).awards, hasMore: page.parse(json).next !== null };
  } catch {
    throw failures.notHttp(new URL(url));
  }
}
