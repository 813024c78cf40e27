import type { DocumentRequirement } from "@shared/constants/documents";
import type { CriterionVerdict } from "@shared/constants/mock-review";
import type { FindingCode, FindingKind } from "@shared/constants/readiness";
import type { FindingView, UncheckedPart } from "@shared/validators/readiness";
import { nameRequirement } from "@/components/documents/wording";
import { formatDate } from "@/lib/format/dates";
import { formatExactMoney } from "@/lib/format/format";
import type { BadgeTone } from "@/ui/badge";
import { t } from "@/words";

export const KIND_TITLES: Record<FindingKind, string> = {
  missing: t("Missing § finding"),
  over_limit: t("Over a limit"),
  out_of_date: t("Out of date § finding"),
  contradictory: t("Contradictory"),
};

const RULES: Record<string, string> = {
  country: t("Where the organisation works is not in the profile, and the call has a rule about it."),
  stage: t("The stage is not in the profile, and the call has a rule about it."),
  foundedYear: t("The founding year is not in the profile, and the call has a rule about it."),
  revenue: t("The yearly revenue is not in the profile, and the call has a rule about it."),
};
const FIELDS: Record<string, string> = {
  foundedYear: t("founding year"),
  staff: t("staff"),
  volunteersCount: t("volunteers"),
  studentCount: t("students"),
  teacherCount: t("teachers"),
  customerCount: t("customers"),
  beneficiariesReached: t("beneficiaries"),
  publicationsCount: t("publications"),
  patentCount: t("patents"),
  yearsOfExperience: t("years of experience"),
};

type Params = FindingView["params"];
const text = (params: Params, name: string) => String(params[name] ?? "");
const day = (params: Params, name: string) => formatDate(text(params, name)) ?? text(params, name);
const money = (params: Params, name: string) =>
  formatExactMoney(text(params, name), text(params, "currency")) ?? text(params, name);

const SENTENCES: Record<FindingCode, (params: Params) => string> = {
  no_narrative: () => t("The narrative is empty."),
  no_answer: () => t("A question has no answer."),
  no_amount: () => t("No amount is asked for."),
  no_document: (params) =>
    t("The call demands a document that is not attached: {name}.", {
      // What an accepted line of the call names is no requirement of the catalogue.
      name:
        "name" in params ? text(params, "name") : nameRequirement(params.requirement as DocumentRequirement),
    }),
  placeholder: () => t("Something was left to be filled in."),
  profile_open: (params) => RULES[text(params, "rule")] ?? "",
  open_comment: () => t("A comment is not resolved."),
  open_suggestion: () => t("A suggestion is not decided."),
  open_task: (params) =>
    t("A task is open, due {date}: {title}", { date: day(params, "dueDate"), title: text(params, "title") }),
  open_guest: (params) => t("{name} has not answered yet.", { name: text(params, "name") }),
  too_many_words: (params) =>
    t("The answer has {count} words, and {limit} are allowed.", {
      count: text(params, "count"),
      limit: text(params, "limit"),
    }),
  too_many_characters: (params) =>
    t("The answer has {count} characters, and {limit} are allowed.", {
      count: text(params, "count"),
      limit: text(params, "limit"),
    }),
  narrative_too_many_words: (params) =>
    t("The narrative has {count} words, and {limit} are allowed.", {
      count: text(params, "count"),
      limit: text(params, "limit"),
    }),
  narrative_too_many_characters: (params) =>
    t("The narrative has {count} characters, and {limit} are allowed.", {
      count: text(params, "count"),
      limit: text(params, "limit"),
    }),
  too_many_pages: (params) =>
    t(
      "The narrative seems too long: about {count} pages or more, where the call allows {limit}. This is an estimate, on A4 in letters of {points} points.",
      { count: text(params, "count"), limit: text(params, "limit"), points: text(params, "points") },
    ),
  above_maximum: (params) =>
    t("{amount} is asked for, and the call gives at most {limit}.", {
      amount: money(params, "amount"),
      limit: money(params, "limit"),
    }),
  below_minimum: (params) =>
    t("{amount} is asked for, and the call gives at least {limit}.", {
      amount: money(params, "amount"),
      limit: money(params, "limit"),
    }),
  overhead_above: (params) =>
    t("The budget plans {amount} of overhead, and {limit} are allowed.", {
      amount: money(params, "amount"),
      limit: money(params, "limit"),
    }),
  deadline_passed: (params) => t("The deadline was {date}.", { date: day(params, "deadline") }),
  document_expired: (params) =>
    t("{name} expired on {date}.", { name: text(params, "name"), date: day(params, "expiresOn") }),
  document_expires: (params) =>
    t("{name} expires on {date}, before the deadline.", {
      name: text(params, "name"),
      date: day(params, "expiresOn"),
    }),
  past_as_future: () => t("The text speaks of a day in the past as one to come."),
  old_as_current: (params) =>
    t("A figure of {year} stands where the text speaks of now.", { year: text(params, "year") }),
  other_name: () => t("The name of another application stands in the text."),
  amount_differs: (params) =>
    t("The text asks for another amount than the application: {amount}.", {
      amount: money(params, "amount"),
    }),
  budget_differs: (params) => t("The budget says otherwise: {amount}.", { amount: money(params, "amount") }),
  budget_amount_differs: (params) =>
    t("The budget leaves {amount} to the funder, and the application asks for {limit}.", {
      amount: money(params, "amount"),
      limit: money(params, "limit"),
    }),
  profile_differs: (params) =>
    t("The profile says otherwise: {field} {value}.", {
      field: FIELDS[text(params, "field")] ?? text(params, "field"),
      value: text(params, "value"),
    }),
  figure_differs: () => t("Another text gives another figure for the same thing."),
  duration_differs: () => t("Another passage gives the project another length."),
  promise_differs: (params) =>
    t("The application “{application}” promises another figure for the same time.", {
      application: text(params, "application") || t("Untitled Application"),
    }),
  ai_forbidden: (params) =>
    t("The call forbids texts by AI, and {share}% of this one come from a draft by AI. Write it anew.", {
      share: text(params, "share"),
    }),
};

/** What was found, in one sentence. */
export const sayFinding = ({ code, params }: Pick<FindingView, "code" | "params">): string =>
  SENTENCES[code](params);

const UNCHECKED: Record<UncheckedPart, string> = {
  call: t("rules of the call, because the application has none"),
  deadline: t("the deadline, because the call has no date"),
  amountRange: t("the smallest and largest amount, because the call does not state them in this currency"),
  profileFigures: t("founding year or staff, because the profile does not say"),
  fileRules: t(
    "how long and how large attached files may be, because the call’s rules for them are not known",
  ),
  budget: t("the budget, because there is none"),
};
export const sayUnchecked = (part: UncheckedPart): string => UNCHECKED[part];

export const VERDICTS: Record<CriterionVerdict, { words: string; tone: BadgeTone }> = {
  pass: { words: t("Met § criterion"), tone: "good" },
  warn: { words: t("Partly met § criterion"), tone: "middle" },
  fail: { words: t("Not met § criterion"), tone: "destructive" },
  unjudged: { words: t("Cannot tell § criterion"), tone: "neutral" },
};
