import { CALL_PAGES_MAX, CALL_TEXT_MAX } from "@shared/constants/calls";
import type { Call, StoredObject } from "@shared/schema/index";
import type { Message } from "@shared/words/messages";
import type { Deps } from "../../context/deps";
import { DocumentProblem } from "../../platform/documents/document-problem";
import { AppError } from "../../platform/errors/app-error";
import { FetchFailure, type FetchedPage } from "../../platform/fetch/types";
import { readObject } from "../objects/objects.service";
import { readWebPage } from "./read-web-page";
import type { CallPage } from "./reading/types";

/** The call cannot be read, and no second attempt would help. */
export class UnreadableCall extends Error {
  readonly text: Message;
  constructor(text: Message) {
    super("The call cannot be read");
    this.text = text;
  }
}

type Needs = Pick<Deps, "documentReader" | "objects" | "pages">;
type Source = Pick<Call, "pasted" | "requestedBy" | "source" | "url"> & { object: StoredObject | null };

/**
 * Reads the pages of a call from where it is: a file in the confined process, a web page by the safe fetcher, or the pasted text.
 * @throws UnreadableCall; AppError when the store or the reader is busy
 */
export async function readPages(deps: Needs, call: Source, signal: AbortSignal): Promise<CallPage[]> {
  return cutPages(await readAll(deps, call, signal));
}

async function readAll(deps: Needs, call: Source, signal: AbortSignal): Promise<CallPage[]> {
  if (call.source === "text") return splitPasted(call.pasted ?? "");
  if (call.source === "file") {
    if (!call.object) throw new UnreadableCall("This file is not there any more. Upload it again.");
    return readFile(deps, await readObject(deps, call.object), call.requestedBy, signal);
  }
  if (call.url === null) throw new UnreadableCall("This opportunity has no page of its own.");
  try {
    const page = await deps.pages.get(call.url, { accept: ["html", "pdf", "text"], signal });
    return page.kind === "pdf" ? await readFile(deps, page.bytes, call.requestedBy, signal) : readPage(page);
  } catch (error) {
    if (error instanceof FetchFailure) throw new UnreadableCall(error.text);
    throw error;
  }
}

async function readFile(
  deps: Pick<Deps, "documentReader">,
  bytes: Uint8Array,
  userId: string | null,
  signal: AbortSignal,
): Promise<CallPage[]> {
  try {
    const { pages } = await deps.documentReader.read(bytes, { userId, signal });
    return pages.map(({ number, text, isUnread, bold: headings, marks }) => ({
      ...{ number, text, isUnread },
      ...(headings && { headings }),
      ...(marks && { marks }),
    }));
  } catch (error) {
    if (error instanceof DocumentProblem)
      throw new UnreadableCall("This file cannot be read. Save it as a PDF or DOCX and upload that.");
    if (error instanceof AppError && error.code === "unreadable_file") throw new UnreadableCall(error.text);
    throw error;
  }
}

const readPage = ({ kind, text, url }: FetchedPage): CallPage[] =>
  kind === "html" ? [readWebPage(text, url)] : splitPasted(text);

/** A form feed begins a new page. */
const splitPasted = (text: string): CallPage[] =>
  text.split("\f").map((page, at) => ({ number: at + 1, text: page, isUnread: false }));

/** Keeps a call within its limits, and without characters that cannot be stored. */
function cutPages(pages: readonly CallPage[]): CallPage[] {
  let left = CALL_TEXT_MAX;
  return pages.slice(0, CALL_PAGES_MAX).map(({ text, ...page }) => {
    const kept = text
      .slice(0, left)
      .replaceAll("\0", "")
      .replace(/\p{Cs}/gu, "");
    left -= kept.length;
    return { ...page, text: kept };
  });
}
