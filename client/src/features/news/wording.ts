import {
  ArrowRightLeft,
  CalendarClock,
  ClipboardCheck,
  FileClock,
  FileDiff,
  FolderSearch,
  Handshake,
  MessageSquareText,
  ListChecks,
  Target,
  UserRoundCheck,
  type LucideIcon,
} from "lucide-react";
import type { NewsKind } from "@shared/constants/news";
import { findMatchBand } from "@shared/constants/matching";
import { isWithdrawn } from "@shared/is-withdrawn";
import type { NewsDataOf, NewsOpportunity, NewsView } from "@shared/validators/news";
import { translateLabel } from "@shared/words/labels";
import { documentPath } from "@/components/documents/paths";
import { formatDate } from "@/lib/format/dates";
import { paths } from "@/lib/paths";
import { countDaysSince } from "@/lib/format/days-ago";
import { listChangeLines } from "./change-wording";
import { joinFacts } from "@shared/words/facts";
import { t } from "@/words";

export const NEWS_ICONS: Record<NewsKind, LucideIcon> = {
  deadline: CalendarClock,
  next_action: Handshake,
  task: ListChecks,
  document: FileClock,
  obligation: ClipboardCheck,
  change: ArrowRightLeft,
  match: Target,
  saved_search: FolderSearch,
  comment: MessageSquareText,
  guest: UserRoundCheck,
  call: FileDiff,
};

export type NewsWords = {
  /** The text before the name: "7 days left". */
  lead: string;
  /** The name of the opportunity, funder, search or application. */
  name: string;
  /** Each entry is one line; empty ones are left out. */
  details: string[];
  /** The address it links to. */
  href: string;
};

/** Describes a news item by its facts. Days are counted from `now`. */
export function formatNews(news: NewsView, now = new Date()): NewsWords {
  switch (news.kind) {
    case "deadline":
      return {
        lead: formatDaysLeft(news.daysLeft - countDaysSince(news.createdAt, now)),
        name: news.opportunity.name,
        details: [
          // The news item keeps the facts of its day. The application may have been sent since, and the
          // deadline may have moved.
          joinParts(
            t("Your application for {entity}", { entity: news.entityName }),
            formatOnDay("Deadline {date}", news.opportunity.deadline),
          ),
        ],
        href: paths.application(news.applicationId),
      };
    case "next_action":
      return {
        lead: t("Next step"),
        // The next step may have no text.
        name: news.action || t("with {funder}", { funder: news.funderName }),
        details: [
          joinParts(
            t("With {funder}, for {entity}", { funder: news.funderName, entity: news.entityName }),
            formatOnDay("Planned for {date}", news.date),
          ),
        ],
        href: paths.funder(news.funderId),
      };
    case "task":
      return {
        lead: t("Task"),
        name: news.title,
        details: [
          joinParts(
            t("For “{application}” of {entity}", {
              application: news.applicationTitle || t("Untitled Application"),
              entity: news.entityName,
            }),
            formatOnDay("Due {date}", news.date),
          ),
        ],
        href: paths.application(news.applicationId),
      };
    case "document":
      return {
        lead: t("Document expires § news"),
        name: news.name,
        details: [
          joinParts(
            t("In the library of {entity}", { entity: news.entityName }),
            formatOnDay("Valid until {date}", news.expiresOn),
          ),
        ],
        href: documentPath(news.documentId),
      };
    case "obligation":
      return {
        lead: leadObligation(news, countDaysSince(news.createdAt, now)),
        name: news.title,
        details: [
          joinParts(
            t("For the award of “{application}” of {entity}", {
              application: news.applicationTitle || t("Untitled Application"),
              entity: news.entityName,
            }),
            formatOnDay("Due {date}", news.dueDate),
          ),
        ],
        href: paths.after(news.applicationId),
      };
    case "change":
      return {
        lead: leadChange(news),
        name: news.opportunity.name,
        details: listChangeLines(news.changes),
        // One that left the catalogue has no page.
        href: isWithdrawn(news.changes) ? paths.opportunities : paths.opportunity(news.opportunity.id),
      };
    case "match":
      return {
        lead: translateLabel(findMatchBand(news.score)),
        name: news.opportunity.name,
        details: [
          t("{percent}% match for {entity}", { percent: Math.round(news.score), entity: news.entityName }),
          news.reason,
        ],
        href: paths.opportunity(news.opportunity.id),
      };
    case "saved_search":
      return {
        lead: t("New in “{search}”", { search: news.searchName }),
        name: news.opportunity.name,
        details: [
          joinParts(news.opportunity.funderName, formatCloses(news.opportunity)),
          ...(news.hasMore
            ? [t("The search found more than these: open it in the list of opportunities.")]
            : []),
        ],
        href: paths.opportunity(news.opportunity.id),
      };
    case "comment": {
      return {
        lead: leadComment(news),
        name: news.applicationTitle || t("Untitled Application"),
        details: [news.excerpt, t("Application of {entity}", { entity: news.entityName })],
        href: paths.comment(news.applicationId, news.commentId),
      };
    }
    case "guest":
      return {
        lead: t("Answer of {name}", { name: news.name }),
        name: news.applicationTitle || t("Untitled Application"),
        details: [t("Application of {entity}", { entity: news.entityName })],
        href: paths.application(news.applicationId),
      };
    case "call":
      return {
        lead: t.count(news.lines, "The call was amended: 1 line", "The call was amended: {n} lines"),
        name: news.applicationTitle || t("Untitled Application"),
        details: [t("Application of {entity}", { entity: news.entityName })],
        href: paths.call(news.applicationId),
      };
  }
}

function leadObligation({ obligationKind, daysLeft }: NewsDataOf["obligation"], daysSince: number): string {
  if (daysLeft - daysSince < 0) return t("Overdue");
  return obligationKind === "report" ? t("Report is due") : t("Condition is due");
}

function leadChange({ changes, isClosed }: NewsDataOf["change"]): string {
  if (isWithdrawn(changes)) return t("No longer in the catalogue");
  return isClosed ? t("Closed § catalogue") : t("Changed");
}

function leadComment({ author, decision, isMention }: NewsDataOf["comment"]): string {
  if (decision)
    return decision === "accepted" ? t("Your suggestion was accepted") : t("Your suggestion was declined");
  const name = author ?? t("A former member");
  return isMention ? t("Mention by {name}", { name }) : t("Comment by {name}", { name });
}

const joinParts = (...parts: (string | null | undefined)[]) => joinFacts(parts);

function formatDaysLeft(days: number): string {
  if (days < 0) return t("Deadline passed");
  if (days === 0) return t("Last day");
  return t.count(days, "1 day left", "{n} days left");
}

function formatOnDay(
  words: "Deadline {date}" | "Planned for {date}" | "Due {date}" | "Closes {date}" | "Valid until {date}",
  date: string | null,
): string | undefined {
  const day = formatDate(date);
  return day && t(words, { date: day });
}

const formatCloses = ({ deadline }: NewsOpportunity) => formatOnDay("Closes {date}", deadline);

/** Returns the unread count under the heading of the list. */
export const formatUnread = (unread: number): string =>
  unread > 0 ? t.count(unread, "1 unread", "{n} unread") : t("Everything is read");
