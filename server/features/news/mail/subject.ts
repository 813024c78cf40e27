import { MAILED_NEWS_KINDS, type MailedNewsKind } from "@shared/constants/news";
import type { NewsDataOf } from "@shared/validators/news";
import { groupBy, type MailedItem } from "../recipients";
import { t } from "../../../platform/text/words";
import { describeDaysLeft, joinList } from "./wording";

const COUNT_TEXTS: Record<MailedNewsKind, (n: number) => string> = {
  deadline: (n) => t.count(n, "1 deadline", "{n} deadlines"),
  next_action: (n) => t.count(n, "1 next step", "{n} next steps"),
  task: (n) => t.count(n, "1 task", "{n} tasks"),
  document: (n) => t.count(n, "1 document that expires", "{n} documents that expire"),
  obligation: (n) => t.count(n, "1 duty of an award", "{n} duties of awards"),
  change: (n) => t.count(n, "1 change", "{n} changes"),
  match: (n) => t.count(n, "1 new match", "{n} new matches"),
  saved_search: (n) => t.count(n, "1 new find", "{n} new finds"),
  comment: (n) => t.count(n, "1 new comment", "{n} new comments"),
};

/** Composes a subject. It names a single item, and counts several by kind. */
export function composeSubject(items: readonly [MailedItem, ...MailedItem[]]): string {
  const [first, ...others] = items;
  if (others.length === 0) return describeItem(first);
  const byKind = groupBy(items, ({ kind }) => kind);
  const deadlines = items.flatMap((item) => (item.kind === "deadline" ? [item.data.daysLeft] : []));
  if (deadlines.length === items.length)
    return t("{n} deadlines are near, the first {when}", {
      n: deadlines.length,
      when: describeDaysLeft(Math.min(...deadlines)),
    });
  const parts = MAILED_NEWS_KINDS.flatMap((kind) => {
    const n = byKind.get(kind)?.length ?? 0;
    return n === 0 ? [] : [COUNT_TEXTS[kind](n)];
  });
  return joinList(parts);
}

function describeItem(item: MailedItem): string {
  switch (item.kind) {
    case "deadline": {
      const { opportunity, daysLeft } = item.data;
      const { name } = opportunity;
      return daysLeft === 0
        ? t("The last day: {name}", { name })
        : t.count(daysLeft, "1 day left: {name}", "{n} days left: {name}", { name });
    }
    case "next_action":
      return t("Your next step: {action}", { action: item.data.action || item.data.funderName });
    case "task":
      return t("A task is due: {title}", { title: item.data.title });
    case "document":
      return t("A document expires {when}: {name}", {
        when: describeDaysLeft(item.data.daysLeft),
        name: item.data.name,
      });
    case "obligation": {
      const { obligationKind, title, daysLeft } = item.data;
      if (daysLeft < 0) return t("Overdue: {title}", { title });
      const when = describeDaysLeft(daysLeft);
      return obligationKind === "report"
        ? t("A report is due {when}: {title}", { when, title })
        : t("A condition is due {when}: {title}", { when, title });
    }
    case "change": {
      return t(chooseChangeSubject(item.data), { name: item.data.opportunity.name });
    }
    case "match":
      return t("New match: {name}", { name: item.data.opportunity.name });
    case "saved_search": {
      const { searchName, opportunity } = item.data;
      return t("New in “{search}”: {name}", { search: searchName, name: opportunity.name });
    }
    case "comment": {
      const name = item.data.applicationTitle || t("Untitled");
      const { decision } = item.data;
      return t(decision ? DECISION_SUBJECTS[decision] : "New comment: {name}", { name });
    }
  }
}
const DECISION_SUBJECTS = {
  accepted: "Suggestion accepted: {name}",
  declined: "Suggestion declined: {name}",
} as const;

function chooseChangeSubject({ changes, isClosed }: NewsDataOf["change"]) {
  if (isClosed) return "Closed: {name}";
  const [change, ...others] = changes;
  if (!change || others.length > 0) return "Changed: {name}";
  if (change.fact !== "publication") return CHANGE_SUBJECTS[change.fact];
  return change.after.isPublished ? "In the catalogue again: {name}" : "No longer in the catalogue: {name}";
}
const CHANGE_SUBJECTS = {
  deadline: "New deadline: {name}",
  amount: "New amount: {name}",
  eligibility: "New rules on who may apply: {name}",
} as const;
