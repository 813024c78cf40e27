import type { ApplicationListItem } from "@shared/validators/applications";
import { isFunded, sumAwards, type Sum } from "@/lib/format/awards";
import { todayForInput } from "@/lib/format/dates";

/** Counts those created today in the reader's time zone. */
export function countCreatedToday(things: readonly { createdAt: string }[], now = new Date()): number {
  const today = todayForInput(now);
  return things.filter(({ createdAt }) => todayForInput(new Date(createdAt)) === today).length;
}

export const countDrafts = (applications: readonly Pick<ApplicationListItem, "status">[]) =>
  applications.filter(({ status }) => status === "draft").length;

type Dated = Pick<
  ApplicationListItem,
  "status" | "awardedAmount" | "awardedCurrency" | "askingCurrency" | "decisionDate" | "updatedAt"
>;

/** Returns the reader's month of the decision, or of the last change if the decision has no date. */
const getMonth = ({ decisionDate, updatedAt }: Dated) =>
  (decisionDate ?? todayForInput(new Date(updatedAt))).slice(0, 7);

/** Sums the awards, in total and this month. */
export function sumFunded(applications: readonly Dated[], now = new Date()): { total: Sum[]; month: Sum[] } {
  const won = applications.filter(isFunded);
  const thisMonth = todayForInput(now).slice(0, 7);
  return { total: sumAwards(won), month: sumAwards(won.filter((award) => getMonth(award) === thisMonth)) };
}
