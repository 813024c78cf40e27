import type { Page } from "playwright/test";
import type { NewsListView, NewsView } from "@shared/validators/news";

/**
 * Answers the page's requests for news, because the server makes news only in the mornings. Read and put-away news are remembered as the
 * server would; the server's own behaviour has its own tests.
 */
export async function serveNews(page: Page, news: NewsView[]): Promise<void> {
  const removed = new Set<string>();
  await page.route(/\/api\/news(\/|\?|$)/, async (route) => {
    const request = route.request();
    const [, , , id = "", verb] = new URL(request.url()).pathname.split("/");
    if (request.method() === "GET") {
      const shown = news.filter((each) => !removed.has(each.id));
      const unread = shown.filter(({ isRead }) => !isRead).length;
      return route.fulfill({ json: { news: shown, unread, hasMore: false } satisfies NewsListView });
    }
    if (request.method() === "DELETE") removed.add(id);
    else if (verb === "restore") removed.delete(id);
    else {
      const { ids } = request.postDataJSON() as { ids?: string[] };
      for (const each of news) if (!ids || ids.includes(each.id)) each.isRead = true;
    }
    return route.fulfill({ status: 204 });
  });
}

const makeNewsId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

type Opportunity = Extract<NewsView, { kind: "match" }>["opportunity"];

/** Makes three news of three days: a deadline of the first opportunity, and a change and a match of the second. */
export function buildNewsOfEachKind({
  application,
  entity,
  opportunities: [first, second],
}: {
  application: { id: string };
  entity: { name: string };
  opportunities: [Opportunity, Opportunity];
}): NewsView[] {
  const opportunityOf = ({ id, name, funderName, deadline, deadlineTimezone }: Opportunity) => ({
    id,
    name,
    funderName,
    deadline,
    deadlineTimezone,
  });
  return [
    {
      id: makeNewsId(1),
      createdAt: hoursAgo(0),
      isRead: false,
      kind: "deadline",
      opportunity: opportunityOf(first),
      applicationId: application.id,
      entityName: entity.name,
      daysLeft: 7,
    },
    {
      id: makeNewsId(2),
      createdAt: hoursAgo(50),
      isRead: false,
      kind: "change",
      opportunity: { ...opportunityOf(second), name: `${second.name} ${"w".repeat(60)}` },
      changes: [
        {
          fact: "amount",
          before: { minAmount: null, maxAmount: "50000.00", currency: "USD" },
          after: { minAmount: "5000000000.00", maxAmount: null, currency: "NGN" },
        },
      ],
    },
    {
      id: makeNewsId(3),
      createdAt: hoursAgo(50),
      isRead: false,
      kind: "match",
      opportunity: opportunityOf(second),
      entityName: "شركة الشروق للطاقة",
      score: 82,
      reason: "All five rules are met",
    },
  ];
}
