import type { NewsKind } from "@shared/constants/news";
import type { NewsOpportunity } from "@shared/validators/news";
import { longDay } from "@shared/words/days";
import type { MailSection } from "../../../platform/mail/compose";
import type { Piece } from "../recipients";
import { changeInWords } from "../sections/change-words";
import { reasonInWords } from "../sections/reason";
import { t } from "../../../platform/text/words";
import { inDays } from "./wording";

type MailItem = MailSection["items"][number];

/** What a mail says of one piece of news, with the address of its page. */
export function itemOf(piece: Piece, publicUrl: string): MailItem {
  const page = (opportunity: NewsOpportunity) => `${publicUrl}/opportunities/${opportunity.id}`;
  switch (piece.kind) {
    case "deadline": {
      const { opportunity, applicationId, entityName, daysLeft } = piece.data;
      const [when, day] = [inDays(daysLeft), closingDay(opportunity)];
      return {
        title: opportunity.name,
        facts: [
          ...funderOf(opportunity),
          day === null ? t("Closes {when}", { when }) : t("Closes {when}, on {day}", { when, day }),
          t("Your application for {entity}", { entity: entityName }),
        ],
        url: `${publicUrl}/applications/${applicationId}`,
      };
    }
    case "next_action": {
      const { funderName, entityName, action, date, funderId } = piece.data;
      return {
        title: action || t("Your next step with {funder}", { funder: funderName }),
        facts: [
          t("With {funder}, for {entity}", { funder: funderName, entity: entityName }),
          t("Set for {day}", { day: longDay(date) }),
        ],
        url: `${publicUrl}/funders?${new URLSearchParams({ profile: funderId }).toString()}`,
      };
    }
    case "change": {
      const { opportunity, changes } = piece.data;
      return {
        title: opportunity.name,
        facts: [...funderOf(opportunity), ...changes.flatMap(changeInWords)],
        url: page(opportunity),
      };
    }
    case "match": {
      const { opportunity, entityName, score, reason } = piece.data;
      return {
        title: opportunity.name,
        facts: [
          ...funderOf(opportunity),
          ...closingOf(opportunity),
          t("Match {score} for {entity}. {reason}", {
            score,
            entity: entityName,
            reason: reasonInWords(reason, score),
          }),
        ],
        url: page(opportunity),
      };
    }
    case "saved_search": {
      const { opportunity, searchName, hasMore } = piece.data;
      return {
        title: opportunity.name,
        facts: [
          ...funderOf(opportunity),
          ...closingOf(opportunity),
          t("Found by “{search}”", { search: searchName }),
          ...(hasMore ? [t("The search found more than these: open it in the list of opportunities.")] : []),
        ],
        url: page(opportunity),
      };
    }
  }
}

export const HEADINGS = {
  deadline: "Deadlines that are near",
  next_action: "Next steps you planned",
  change: "Changes to what you follow",
  match: "New matches",
  saved_search: "New in your saved searches",
} as const satisfies Record<NewsKind, string>;

const funderOf = ({ funderName }: NewsOpportunity) => (funderName ? [funderName] : []);

/** The last day, with its time zone where there is one. */
function closingDay({ deadline, deadlineTimezone: zone }: NewsOpportunity): string | null {
  if (deadline === null) return null;
  return zone ? `${longDay(deadline)} (${zone})` : longDay(deadline);
}
function closingOf(opportunity: NewsOpportunity): string[] {
  const day = closingDay(opportunity);
  return day === null ? [] : [t("Closes on {day}", { day })];
}
