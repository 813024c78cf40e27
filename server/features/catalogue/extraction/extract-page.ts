import { parseUrl } from "@shared/parse-url";
import { AppError } from "../../../platform/errors/app-error";
import type { FetchedPage } from "../../../platform/fetch/types";
import { isLoginWall } from "../../../platform/fetch/login-wall";
import { ASKED_TEXT_MAX, type AskPageAnswer, type AskPageInput } from "./ask/types";
import { parseFeed } from "./feed";
import { parseJson } from "./html/load-page";
import { fillFromAnswer, knownFields, readAnswer, WANTED } from "./merge-answer";
import type { ReadContext } from "./reading/context";
import type { Draft } from "./reading/draft";
import { readFeedEntries } from "./read-feed";
import { readHtml } from "./read-html";
import { readJson } from "./read-json";
import { readText } from "./read-text";
import type { PageReading } from "./types";

export type ExtractOptions = {
  /** The name that a curator gave. It becomes the funder only when the page confirms it. */
  sourceName: string | null;
  now: Date;
  signal?: AbortSignal | undefined;
  /** Returns the text of each page. @throws AppError */
  readPdf: (bytes: Uint8Array, signal?: AbortSignal) => Promise<string[]>;
  /**
   * Asks a model for the fields that structure and heuristics leave open. Only heuristics are used when it is
   * absent or returns null. When it throws an `AppError`, the reading stays as it is without a model.
   */
  ask?: ((input: AskPageInput) => Promise<AskPageAnswer | null>) | undefined;
};

const NOTHING: PageReading = { kind: "none", opportunities: [], detailLinks: [], language: null };
/** A model finds nothing in a shorter text. */
const TEXT_MIN = 200;

/**
 * Reads the funding opportunities that a page states. Nothing is invented: a value that is not on the page is
 * not in the reading, and every field states its origin.
 * @throws what `readPdf` throws; the signal's reason
 */
export async function extractPage(page: FetchedPage, options: ExtractOptions): Promise<PageReading> {
  options.signal?.throwIfAborted();
  switch (page.kind) {
    case "xml": {
      const feed = parseFeed(page.text, page.url);
      return feed ? readFeedEntries(feed, page.url, options.now) : NOTHING;
    }
    case "json": {
      const opportunities = readJson(parseJson(page.text), page.url, options.now);
      return { ...NOTHING, kind: opportunities.length > 0 ? "listing" : "none", opportunities };
    }
    case "pdf":
      return readDocument(await options.readPdf(page.bytes, options.signal), page.url, options);
    case "text":
      return readDocument([page.text], page.url, options);
    case "html":
      return readHtmlPage(page, options);
  }
}

async function readHtmlPage(page: FetchedPage, options: ExtractOptions): Promise<PageReading> {
  const url = parseUrl(page.url);
  if (url && isLoginWall(url, page.text)) return NOTHING;
  const reading = readHtml(page, options);
  const base = { detailLinks: reading.detailLinks, language: reading.language };
  if (reading.kind === "listing" || reading.isHopeless)
    return { ...base, kind: reading.kind, opportunities: reading.opportunities };
  return { ...base, ...(await completeWithModel(reading, reading.kind === "single", options)) };
}

async function readDocument(
  pages: readonly string[],
  url: string,
  options: ExtractOptions,
): Promise<PageReading> {
  options.signal?.throwIfAborted();
  const reading = readText(pages, { url, now: options.now, how: "text" });
  return {
    detailLinks: [],
    language: reading.context.language,
    ...(await completeWithModel(reading, reading.isOpportunity, options)),
  };
}

type Open = { draft: Draft; context: ReadContext; text: string };

/**
 * Asks a model, if there is one, for the fields that are still open. Fields that were read from structure
 * stay as they are.
 */
async function completeWithModel(
  { draft, context, text }: Open,
  isSingle: boolean,
  options: ExtractOptions,
): Promise<Pick<PageReading, "kind" | "opportunities">> {
  const filledFields = isSingle ? knownFields(draft) : [];
  const isOpen = WANTED.some((field) => !filledFields.includes(field));
  const answer =
    isOpen && text.length >= TEXT_MIN
      ? await askModel({ context, text, known: filledFields }, options)
      : null;
  const [first, ...others] = answer?.opportunities ?? [];
  if (answer && !isSingle && others.length > 0) {
    const opportunities = readAnswer(answer, context);
    return { kind: opportunities.length > 0 ? "listing" : "none", opportunities };
  }
  if (first) fillFromAnswer(draft, first, context);
  const opportunity = isSingle || first ? draft.finish(context.url) : null;
  return { kind: opportunity ? "single" : "none", opportunities: opportunity ? [opportunity] : [] };
}

async function askModel(
  { context, text, known }: { context: ReadContext; text: string; known: AskPageInput["known"] },
  { ask, signal }: ExtractOptions,
): Promise<AskPageAnswer | null> {
  if (!ask) return null;
  try {
    return await ask({
      url: context.url,
      text: text.slice(0, ASKED_TEXT_MAX),
      language: context.language,
      known,
    });
  } catch (error) {
    signal?.throwIfAborted();
    // When the provider fails, the page keeps everything that was read without a model.
    if (error instanceof AppError) return null;
    throw error;
  } finally {
    signal?.throwIfAborted();
  }
}
