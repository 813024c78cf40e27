import type { PublicOpportunityView } from "@shared/validators/public-catalogue";
import { longDay } from "@shared/words/days";
import { VersionedCache } from "../../platform/concurrency/versioned-cache";
import { drawInProcess } from "../../platform/pictures/draw-in-process";
import { t } from "../../platform/text/words";
import { formatMoneyRange } from "../news/mail/wording";
import type { SharedFacts } from "./share-picture";

/** Without its ending. A build puts it beside this file as well. */
const PROGRAM = new URL("./share-picture-process", import.meta.url);
const BYTES_MAX = 3 * 2 ** 20;
/** Each takes a process of its own for about a second. */
const DRAWN_AT_ONCE = 2;

type Facts = Pick<
  PublicOpportunityView,
  | "id"
  | "name"
  | "minAmount"
  | "maxAmount"
  | "currency"
  | "deadline"
  | "deadlineTime"
  | "deadlineTimezone"
  | "closed"
  | "funderName"
>;

/** Draws the pictures of shared links, and keeps those that were asked for last. */
export class SharePictures {
  readonly #kept = new VersionedCache<Uint8Array>(BYTES_MAX, ({ length }) => length);
  #drawing = 0;

  /** The picture of an opportunity as PNG, or null when it cannot be drawn now. */
  async read(opportunity: Facts): Promise<Uint8Array | null> {
    const facts = JSON.stringify(describeFacts(opportunity));
    const known = this.#kept.read(opportunity.id, facts);
    if (known) return known;
    if (this.#drawing >= DRAWN_AT_ONCE) return null;
    this.#drawing += 1;
    try {
      const drawn = await drawInProcess(PROGRAM, Buffer.from(facts), new AbortController().signal);
      if ("problem" in drawn) return null;
      this.#kept.write(opportunity.id, facts, drawn.image);
      return drawn.image;
    } finally {
      this.#drawing -= 1;
    }
  }
}

const describeFacts = (opportunity: Facts): SharedFacts => ({
  name: opportunity.name,
  facts: sayFacts(opportunity),
});

/** The amount, the deadline and the funder of an opportunity, each in a few words. */
export function sayFacts({
  minAmount,
  maxAmount,
  currency,
  funderName,
  ...closing
}: Omit<Facts, "id" | "name">): string[] {
  const hasAmount = [minAmount, maxAmount].some((amount) => Number(amount) > 0);
  return [
    ...(hasAmount ? [formatMoneyRange(minAmount, maxAmount, currency)] : []),
    sayClosing(closing),
    ...(funderName ? [funderName] : []),
  ];
}

function sayClosing({
  deadline,
  deadlineTime,
  deadlineTimezone,
  closed,
}: Pick<Facts, "deadline" | "deadlineTime" | "deadlineTimezone" | "closed">): string {
  if (closed) return t("Closed");
  if (!deadline) return t("No due date");
  const date = longDay(deadline);
  const zone = (deadlineTimezone ?? "UTC").replaceAll("_", " ");
  return deadlineTime
    ? t("Open until {time} on {date}, {zone} time", { time: deadlineTime, date, zone })
    : t("Open until the end of {date}", { date });
}
