import { PROFILE_PAGES_MAX, PROFILE_TEXT_MAX } from "@shared/constants/profile-proposals";
import type { ProfileReading, StoredObject } from "@shared/schema/index";
import type { Deps } from "../../../context/deps";
import { DocumentProblem } from "../../../platform/documents/document-problem";
import { AppError } from "../../../platform/errors/app-error";
import { readObject } from "../../objects/objects.service";
import { selectLibraryText } from "../profile-readings.queries";
import type { SourcePage } from "../types";
import { readWebsite } from "./read-website";
import { UnreadableSource } from "./unreadable-source";

type Needs = Pick<Deps, "db" | "documentReader" | "objects" | "pages">;
type ReadPages = { pages: SourcePage[]; mayBeSentToAi: boolean };

/**
 * Reads the pages of what answers are proposed from: a website by the safe fetcher, a file in the confined process, and what was read of a
 * deck or document when it came.
 * @throws UnreadableSource; AppError when the store or the reader is busy
 */
export async function readSource(
  deps: Needs,
  reading: ProfileReading,
  object: StoredObject | null,
  signal: AbortSignal,
): Promise<ReadPages> {
  const { pages, mayBeSentToAi } = await readAll(deps, reading, object, signal);
  const cut = cutPages(pages);
  if (cut.every(({ text }) => text.trim() === ""))
    throw new UnreadableSource("There is no text to read in it.");
  return { pages: cut, mayBeSentToAi };
}

async function readAll(
  deps: Needs,
  reading: ProfileReading,
  object: StoredObject | null,
  signal: AbortSignal,
): Promise<ReadPages> {
  if (reading.source === "website" && reading.url !== null)
    return { pages: await readWebsite(deps, reading.url, signal), mayBeSentToAi: true };
  if (reading.source === "file" && object)
    return { pages: await readFile(deps, object, reading.requestedBy, signal), mayBeSentToAi: true };
  const kept = await selectLibraryText(deps.db, reading);
  if (!kept) throw new UnreadableSource("This file is not there any more. Choose another one.");
  if ("slides" in kept)
    return {
      pages: kept.slides.map(({ number, title, text }) =>
        toPage(number, [title, text].filter(Boolean).join("\n")),
      ),
      mayBeSentToAi: true,
    };
  return { pages: splitPages(kept.text, kept.pageEnds), mayBeSentToAi: kept.mayBeSentToAi };
}

const toPage = (number: number, text: string): SourcePage => ({ number, address: null, text });

function splitPages(text: string, pageEnds: readonly number[] | null): SourcePage[] {
  const ends = pageEnds && pageEnds.length > 0 ? pageEnds : [text.length];
  return ends.map((end, at) => toPage(at + 1, text.slice(ends[at - 1] ?? 0, end)));
}

async function readFile(
  deps: Pick<Deps, "documentReader" | "objects">,
  object: StoredObject,
  userId: string | null,
  signal: AbortSignal,
): Promise<SourcePage[]> {
  try {
    const bytes = await readObject(deps, object);
    const { pages } = await deps.documentReader.read(bytes, { userId, signal });
    return pages.map(({ number, text }) => toPage(number, text));
  } catch (error) {
    if (error instanceof DocumentProblem)
      throw new UnreadableSource("This file cannot be read. Save it as a PDF, PPTX or DOCX and upload that.");
    if (error instanceof AppError && error.code === "unreadable_file") throw new UnreadableSource(error.text);
    throw error;
  }
}

/** Keeps a source within its limits, and without characters that cannot be stored. */
function cutPages(pages: readonly SourcePage[]): SourcePage[] {
  let left = PROFILE_TEXT_MAX;
  return pages.slice(0, PROFILE_PAGES_MAX).map((page) => {
    const text = page.text
      .slice(0, left)
      .replaceAll("\0", "")
      .replace(/\p{Cs}/gu, "");
    left -= text.length;
    return { ...page, text };
  });
}
