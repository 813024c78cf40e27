import { createHash } from "node:crypto";
import type { Deps } from "../../context/deps";
import { FetchFailure, type FetchFailureKind } from "../../platform/fetch/types";
import { drawInProcess } from "../../platform/pictures/draw-in-process";
import { imageKind, isSvg } from "./drawing/image-kind";
import { LOGO_PROCESS } from "./drawing/program";
import * as queries from "./logos.queries";
import type { LogoFound } from "./logos.queries";

const BYTES_MAX = 256 * 1024;
const ACCEPT = "image/webp,image/png,image/jpeg,image/gif,*/*;q=0.1";
const DAY_MS = 24 * 60 * 60_000;
const READ_AGAIN_DAYS = 30;
/** Temporary failures, which say nothing about the logo. */
const PASSING: readonly FetchFailureKind[] = [
  "unknown_host",
  "unreachable",
  "timeout",
  "blocked",
  "bad_answer",
  "too_many_redirects",
];

export async function findLogo({ db }: Pick<Deps, "db">, hash: string): Promise<Buffer | null> {
  const image = await queries.selectLogo(db, hash);
  return image && Buffer.from(image);
}

/** Queues the reading of logos at the start; later the schedule does. */
export async function requestLogos(deps: Pick<Deps, "jobs" | "db" | "log">): Promise<void> {
  await deps.jobs
    .enqueue(deps.db, "fetch-logos", {}, { key: "all" })
    .catch((error: unknown) => deps.log.warn({ err: error }, "the reading of logos could not be queued"));
}

/**
 * Reads the logo at an address and stores a copy, or a sentence that says why there is none.
 * @throws the signal's reason
 */
export async function refreshLogo(
  deps: Pick<Deps, "clock" | "db" | "log" | "pages">,
  address: string,
  signal: AbortSignal,
): Promise<void> {
  const found = await readLogo(deps, address, signal);
  if ("problem" in found) deps.log.info({ address, problem: found.problem }, "a logo was not taken");
  const checkedAt = deps.clock.now();
  const days = "problem" in found && found.isPassing ? 1 : READ_AGAIN_DAYS;
  const nextCheckAt = new Date(checkedAt.getTime() + days * DAY_MS);
  await queries.noteLogo(deps.db, address, found, { checkedAt, nextCheckAt });
}

async function readLogo(
  { pages }: Pick<Deps, "pages">,
  address: string,
  signal: AbortSignal,
): Promise<LogoFound> {
  const refuse = (problem: string): LogoFound => ({ problem, isPassing: false });
  let bytes: Uint8Array;
  try {
    bytes = await pages.getFile(address, { accept: ACCEPT, bytesMax: BYTES_MAX, signal });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return { problem: error.message, isPassing: PASSING.includes(error.kind) };
  }
  if (!imageKind(bytes))
    return refuse(
      isSvg(bytes)
        ? "It is a drawing (SVG), which can hold more than a picture."
        : "It is not a PNG, JPEG, WebP or GIF picture.",
    );
  const drawn = await drawInProcess(LOGO_PROCESS, bytes, signal);
  if ("problem" in drawn)
    return refuse(
      drawn.problem === "too-many-pixels"
        ? "It is a picture of more than 16 million pixels."
        : "The picture is damaged.",
    );
  const hash = createHash("sha256").update(drawn.image).digest("hex").slice(0, 32);
  return { image: drawn.image, hash };
}
