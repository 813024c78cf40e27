import type { MailedNewsKind } from "@shared/constants/news";
import type { NewsDataOf, NewsOpportunity } from "@shared/validators/news";
import { longDay } from "@shared/words/days";
import { isWithdrawn } from "@shared/is-withdrawn";
import type { MailSection } from "../../../platform/mail/compose";
import type { MailedItem } from "../recipients";
import { describeChange } from "../sections/change-words";
import { describeReason } from "../sections/reason";
import { t } from "../../../platform/text/words";
import { describeDaysLeft } from "./wording";

type MailItem = MailSection["items"][number];

/** Describes a news item for the mail, with the address of its page. */
export function toMailItem(item: MailedItem, publicUrl: string): MailItem {
  const buildPageUrl = (opportunity: NewsOpportunity) => `${publicUrl}/opportunities/${opportunity.id}`;
  switch (item.kind) {
    case "deadline": {
      const { opportunity, applicationId, entityName, daysLeft } = item.data;
      const [when, day] = [describeDaysLeft(daysLeft), describeClosingDay(opportunity)];
      return {
        title: opportunity.name,
        facts: [
          ...listFunderFacts(opportunity),
          day === null ? t("Closes {when}", { when }) : t("Closes {when}, on {day}", { when, day }),
          t("Your application for {entity}", { entity: entityName }),
        ],
        url: `${publicUrl}/applications/${applicationId}`,
      };
    }
    case "next_action": {
      const { funderName, entityName, action, date, funderId } = item.data;
      return {
        title: action || t("Your next step with {funder}", { funder: funderName }),
        facts: [
          t("With {funder}, for {entity}", { funder: funderName, entity: entityName }),
          t("Set for {day}", { day: longDay(date) }),
        ],
        url: `${publicUrl}/funders?${new URLSearchParams({ profile: funderId }).toString()}`,
      };
    }
    case "task": {
      const { title, date, applicationId, applicationTitle, entityName } = item.data;
      return {
        title,
        facts: [
          t("For the application “{application}” of {entity}", {
            application: applicationTitle || t("Untitled"),
            entity: entityName,
          }),
          t("Due on {day}", { day: longDay(date) }),
        ],
        url: `${publicUrl}/applications/${applicationId}`,
      };
    }
    case "document": {
      const { documentId, name, entityName, expiresOn, daysLeft } = item.data;
      return {
        title: name,
        facts: [
          t("In the library of {entity}", { entity: entityName }),
          t("Expires {when}, on {day}", { when: describeDaysLeft(daysLeft), day: longDay(expiresOn) }),
        ],
        url: `${publicUrl}/documents?${new URLSearchParams({ document: documentId }).toString()}`,
      };
    }
    case "obligation": {
      const { obligationKind, title, dueDate, daysLeft, applicationId, applicationTitle, entityName } =
        item.data;
      const [when, day] = [describeDaysLeft(daysLeft), longDay(dueDate)];
      return {
        title,
        facts: [
          t("For the award of “{application}” of {entity}", {
            application: applicationTitle || t("Untitled"),
            entity: entityName,
          }),
          daysLeft < 0
            ? t("Was due on {day} and is overdue", { day })
            : obligationKind === "report"
              ? t("The report is due {when}, on {day}", { when, day })
              : t("The condition is to be met {when}, on {day}", { when, day }),
        ],
        url: `${publicUrl}/applications/${applicationId}/after`,
      };
    }
    case "change": {
      const { opportunity, changes } = item.data;
      return {
        title: opportunity.name,
        facts: [...listFunderFacts(opportunity), ...changes.flatMap(describeChange)],
        // One that left the catalogue has no page.
        url: isWithdrawn(changes) ? `${publicUrl}/opportunities` : buildPageUrl(opportunity),
      };
    }
    case "match": {
      const { opportunity, entityName, score, reason } = item.data;
      return {
        title: opportunity.name,
        facts: [
          ...listFunderFacts(opportunity),
          ...listClosingFacts(opportunity),
          t("Match {score} for {entity}. {reason}", {
            score,
            entity: entityName,
            reason: describeReason(reason, score),
          }),
        ],
        url: buildPageUrl(opportunity),
      };
    }
    case "saved_search": {
      const { opportunity, searchName, hasMore } = item.data;
      return {
        title: opportunity.name,
        facts: [
          ...listFunderFacts(opportunity),
          ...listClosingFacts(opportunity),
          t("Found by “{search}”", { search: searchName }),
          ...(hasMore ? [t("The search found more than these: open it in the list of opportunities.")] : []),
        ],
        url: buildPageUrl(opportunity),
      };
    }
    case "comment": {
      const { applicationTitle, entityName, applicationId, commentId, excerpt } = item.data;
      return {
        title: applicationTitle || t("Untitled"),
        facts: [t("For {entity}", { entity: entityName }), describeComment(item.data), excerpt],
        url: `${publicUrl}/applications/${applicationId}?${new URLSearchParams({ comment: commentId }).toString()}`,
      };
    }
  }
}

function describeComment({ author, decision, isMention }: NewsDataOf["comment"]): string {
  if (decision === "accepted") return t("Your suggestion was accepted:");
  if (decision === "declined") return t("Your suggestion was declined:");
  const name = author ?? t("A former member");
  return isMention ? t("{name} mentions you in a comment:", { name }) : t("{name} comments:", { name });
}

export const HEADINGS = {
  deadline: "Deadlines that are near",
  next_action: "Next steps you planned",
  task: "Tasks that are due",
  document: "Documents that expire",
  obligation: "What your awards oblige to",
  change: "Changes to what you follow",
  match: "New matches",
  saved_search: "New in your saved searches",
  comment: "New comments",
} as const satisfies Record<MailedNewsKind, string>;

const listFunderFacts = ({ funderName }: NewsOpportunity) => (funderName ? [funderName] : []);

/** Returns the day of the deadline, with its hour and its time zone if it has them. */
function describeClosingDay({
  deadline,
  deadlineTimezone: zone,
  deadlineTime: hour,
}: NewsOpportunity): string | null {
  if (deadline === null) return null;
  return `${longDay(deadline)}${hour ? `, ${hour}` : ""}${zone || hour ? ` (${zone ?? "UTC"})` : ""}`;
}
function listClosingFacts(opportunity: NewsOpportunity): string[] {
  const day = describeClosingDay(opportunity);
  return day === null ? [] : [t("Closes on {day}", { day })];
}
