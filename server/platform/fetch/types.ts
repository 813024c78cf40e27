import type { Message } from "@shared/words/messages";
import { MessageError } from "../errors/message-error";

/** The kinds of content that a caller can read. Others are refused before their body is read. */
export type ContentKind = "html" | "xml" | "json" | "text" | "pdf";

export type FetchedPage = {
  /** The address at the end of the redirects. */
  url: string;
  kind: ContentKind;
  /** Decoded by the charset of the header, the byte order mark or the page's own declaration; empty for a PDF. */
  text: string;
  /** The body after unpacking. */
  bytes: Uint8Array;
  /** The header of the answer, if any. A later request can use it to ask for changes only. */
  etag: string | null;
  lastModified: string | null;
};

export type FetchFailureKind =
  /**
   * The address itself is refused: not http(s), credentials, another port, or a private or special address behind it.
   */
  | "refused_address"
  | "unknown_host"
  | "unreachable"
  | "timeout"
  | "too_large"
  | "too_many_redirects"
  | "wrong_type"
  /** The site's robots.txt forbids it. */
  | "robots"
  /** Status 401, or a page that only asks to sign in. */
  | "login_wall"
  /** Status 403, status 429 after waiting, or another refusal of the site. */
  | "blocked"
  | "not_found"
  /** Any other status, or an answer that is not HTTP. */
  | "bad_answer";

/** An ordinary failure of reading other people's sites, shown to curators. */
export class FetchFailure extends MessageError {
  readonly kind: FetchFailureKind;
  readonly status: number | undefined;
  constructor(kind: FetchFailureKind, text: Message, status?: number) {
    super(text);
    this.name = "FetchFailure";
    this.kind = kind;
    this.status = status;
  }
}

type FetchOptions = {
  accept: readonly ContentKind[];
  signal?: AbortSignal | undefined;
};

type FileOptions = {
  /** The Accept header. */
  accept: string;
  /** The limit after decompression. */
  bytesMax: number;
  signal?: AbortSignal | undefined;
};

/** What an API is asked. */
export type ApiQuestion = {
  url: string;
  /** With a body the question is a POST. `type` is its Content-Type. */
  body?: { type: string; text: string };
  /** What is read instead of JSON. */
  accept?: readonly ContentKind[];
  /** The limit after decompression, when it is another one than that of a page. */
  bytesMax?: number;
  /** Further headers, such as one with a key. */
  headers?: Record<string, string>;
  /** The headers of the answer that is kept. The API may then answer that nothing has changed. */
  kept?: Pick<FetchedPage, "etag" | "lastModified">;
  /** The least time between two questions to this host, when it is longer than the usual one. */
  gapMs?: number;
  signal?: AbortSignal | undefined;
};

export type ApiFetcher = {
  /**
   * Asks an API for JSON, or for what the question accepts instead, within the limits of a page. A question with a body or with headers follows no redirect.
   * @returns the answer, or "unchanged" when the kept one is still the newest
   * @throws FetchFailure; the signal's reason when it is aborted
   */
  ask(question: ApiQuestion): Promise<FetchedPage | "unchanged">;
};

export type PageFetcher = {
  /** Reads one page within all limits. @throws FetchFailure; the signal's reason when it is aborted */
  get(url: string, options: FetchOptions): Promise<FetchedPage>;
  /** Reads one whole file of any type. @throws FetchFailure; the signal's reason when it is aborted */
  getFile(url: string, options: FileOptions): Promise<Uint8Array>;
  /** Checks whether a link still works, without reading its body. @throws FetchFailure */
  check(url: string, options?: { signal?: AbortSignal }): Promise<{ url: string; status: number }>;
};
