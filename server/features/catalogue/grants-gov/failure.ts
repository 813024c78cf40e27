import { message } from "@shared/words/messages";
import { AppError } from "../../../platform/errors/app-error";
import { MessageError } from "../../../platform/errors/message-error";

/** The ways in which one request to Grants.gov can fail. */
export type GrantsGovFailureKind =
  "timeout" | "busy" | "server" | "connection" | "refused" | "error" | "nonsense" | "too_large";

const SENTENCES = {
  timeout: "{provider} did not answer in time. Please try again.",
  busy: "{provider} is busy at the moment. Please try again in a few minutes.",
  server: "{provider} had a problem on its side. Please try again in a few minutes.",
  connection: "{provider} could not be reached. Please try again in a few minutes.",
  refused: "{provider} refused the request. Please tell the people who run this site.",
  error: "{provider} answered with an error. Please try again later.",
  nonsense: "{provider} gave an answer that could not be read. Please try again later.",
  too_large: "{provider} gave an answer that is too large to be read.",
} as const satisfies Record<GrantsGovFailureKind, string>;

/** An error for a person. Its sentence names Grants.gov and repeats nothing of its answer. */
export class GrantsGovFailure extends AppError {
  readonly kind: GrantsGovFailureKind;
  /** The wait that Grants.gov asked for, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: GrantsGovFailureKind, retryAfterMs?: number) {
    super(
      kind === "timeout" ? "upstream_timeout" : "upstream_failed",
      message(SENTENCES[kind], { provider: "Grants.gov" }),
      undefined,
      retryAfterMs === undefined ? {} : { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) },
    );
    this.name = "GrantsGovFailure";
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Grants.gov works, but this one record is of no use. The text says why. */
export class UnusableRecord extends MessageError {}
