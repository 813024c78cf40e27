import type { Message } from "@shared/words/messages";
import { MessageError } from "../errors/message-error";

/** What kinds of content a caller can read; anything else is refused before its body is read. */
export type ContentKind = "html" | "xml" | "json" | "text" | "pdf";

export type FetchedPage = {
  /** Where the redirects ended. */
  url: string;
  kind: ContentKind;
  /** Decoded by the charset of the header, the byte order mark or the page's own declaration; empty for a PDF. */
  text: string;
  /** The body after unpacking. */
  bytes: Uint8Array;
  /** Of the answer, when it gives them: a later fetch can ask whether anything changed. */
  etag: string | null;
  lastModified: string | null;
};

export type FetchFailureKind =
  /** The address itself: not http(s), credentials, another port, a private or special address behind it. */
  | "refused_address"
  | "unknown_host"
  | "unreachable"
  | "timeout"
  | "too_large"
  | "too_many_redirects"
  | "wrong_type"
  /** The site's robots.txt asks not to. */
  | "robots"
  /** 401 or a page that only asks to sign in. */
  | "login_wall"
  /** 403, 429 after waiting, or another refusal of the site. */
  | "blocked"
  | "not_found"
  /** Any other status, or an answer that is no HTTP. */
  | "bad_answer";

/** An ordinary outcome of reading other people's sites, told to a curator. */
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
  /** The header that asks for it. */
  accept: string;
  /** After unpacking. */
  bytesMax: number;
  signal?: AbortSignal | undefined;
};

export type PageFetcher = {
  /** Reads one page, politely and safely. @throws FetchFailure; the signal's reason when it is aborted */
  get(url: string, options: FetchOptions): Promise<FetchedPage>;
  /** Reads one file of whatever type, whole or not at all. @throws FetchFailure; the signal's reason when it is aborted */
  getFile(url: string, options: FileOptions): Promise<Uint8Array>;
  /** Whether a link still leads somewhere, without reading its body. @throws FetchFailure */
  check(url: string, options?: { signal?: AbortSignal }): Promise<{ url: string; status: number }>;
};
