import { splitPlainLines } from "./plain-lines";
import { createContext } from "./reading/context";
import { createDraft } from "./reading/draft";
import { isOwnFunder } from "./reading/funders";
import { readFields } from "./reading/read-fields";
import { hasFundingWord, isClosedLine, isNews } from "./reading/signs";
import type { Feed, FeedEntry } from "./feed";
import type { PageReading, ScrapedOpportunity } from "./types";
import { fold } from "./values/words";
import { readFundingType } from "./values/kinds";
import { isSamePage } from "./urls";

const ENTRIES_MAX = 100;

/**
 * Reads the entries of a feed that are opportunities. When the feed's title speaks of funding, every entry
 * counts that is not news.
 */
export function readFeedEntries(feed: Feed, url: string, now: Date): PageReading {
  const isAboutFunding = hasFundingWord(feed.title);
  const opportunities = feed.entries
    .map((entry) => readFeedEntry(entry, { feed, url, now }))
    .filter((entry) => entry !== null)
    .filter(({ values }) => {
      const isDated = values.deadline != null || values.deadlineNote != null;
      if (isNews(values.name)) return false;
      return (
        isAboutFunding ||
        isDated ||
        values.maxAmount != null ||
        values.minAmount != null ||
        hasFundingWord(values.name)
      );
    })
    .slice(0, ENTRIES_MAX);
  return {
    kind: opportunities.length > 0 ? "listing" : "none",
    opportunities,
    detailLinks: [...new Set(opportunities.map((entry) => entry.url))].filter(
      (link) => !isSamePage(link, url),
    ),
    language: feed.language,
  };
}

/**
 * Reads one entry from its title, its summary and its author. Returns null when it says that it is closed.
 */
function readFeedEntry(
  entry: FeedEntry,
  { feed, url, now }: { feed: Pick<Feed, "title" | "language">; url: string; now: Date },
): ScrapedOpportunity | null {
  const text = `${entry.title}\n${entry.summary}`;
  if (isClosedLine(entry.title) || isClosedLine(entry.summary)) return null;
  const address = entry.link ?? url;
  const context = createContext({ text, url: address, languageTag: feed.language, now, how: "feed" });
  const draft = createDraft("feed");
  draft.put("name", entry.title, entry.title);
  // In "Agency — Closes 2028-05-30 — text" each part is a statement of its own.
  const parts = entry.summary.split(/ [—–|] /).join("\n\n");
  if (entry.author && isPublisher(entry.author, text, feed.title, address))
    draft.put("funderName", entry.author, entry.author);
  readFields(splitPlainLines(parts), draft, context);
  readFields(splitPlainLines(entry.title), draft, context);
  draft.put("fundingType", readFundingType(entry.title), entry.title);
  draft.put("description", entry.summary, entry.summary);
  return draft.finish(address, entry.id && entry.id !== entry.link ? { externalId: entry.id } : {});
}

/**
 * The author is often the person who typed the entry. It is the funder only when the entry or the feed's
 * title names it.
 */
function isPublisher(author: string, text: string, feedTitle: string, url: string): boolean {
  const plainText = ` ${fold(`${text}\n${feedTitle}`).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const isNamed = plainText.includes(
    ` ${fold(author)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `,
  );
  return (isNamed && /[A-Z]{3}|\s/.test(author)) || isOwnFunder(author, text, url);
}
