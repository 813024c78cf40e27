import type { FindingPart } from "@shared/constants/readiness";
import { paths } from "@/lib/paths";
import { linkToWords } from "@/lib/words-link";
import { t } from "@/words";

type Place = { part: FindingPart; id: string | null; quote?: string | null };

/** The anchors of an application's page. */
const ANCHORS: Record<FindingPart, string> = {
  narrative: "narrative",
  question: "question",
  askingAmount: "facts",
  budget: "facts",
  document: "documents",
  profile: "facts",
  deadline: "opportunity",
  comment: "narrative",
  task: "tasks",
  guest: "guests",
};

/** The questions of the profile that hold a fact. */
const FIELDS: Record<string, readonly string[]> = {
  revenue: ["annualRevenue"],
  staff: ["employeesCount", "staffCount", "teamSize"],
};

export type ApplicationRef = { id: string; entityId: string };

/** The address of the place that a finding is about. */
export function placeHref(
  { id: applicationId, entityId }: ApplicationRef,
  { part, id, quote }: Place,
): string {
  if (part === "profile")
    return paths.questions(entityId, FIELDS[id ?? ""] ?? [id ?? ""], paths.applicationReady(applicationId));
  if (part === "budget") return paths.budget(applicationId);
  const anchor = part === "question" && id !== null ? `question-${id}` : ANCHORS[part];
  const hasWords = part === "narrative" || part === "question" || part === "comment";
  return linkToWords(applicationId, anchor, hasWords ? quote : null);
}

const NAMES: Record<FindingPart, string> = {
  narrative: t("Go to the narrative"),
  question: t("Go to the question"),
  askingAmount: t("Go to the amount"),
  budget: t("Go to the budget"),
  document: t("Go to the documents"),
  profile: t("Go to the profile"),
  deadline: t("Go to the call"),
  comment: t("Go to the text"),
  task: t("Go to the tasks"),
  guest: t("Go to the requests"),
};
export const namePlace = ({ part }: Place): string => NAMES[part];
