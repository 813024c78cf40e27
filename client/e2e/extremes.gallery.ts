import type { Page } from "playwright/test";
import type { ApplicationListItem } from "@shared/validators/applications";
import { buildNewsOfEachKind, serveNews } from "./support/news";
import { get, makePerson, post, test } from "./support/fixtures";
import {
  changeAnswers,
  LONG_NAME,
  LONG_VALUES,
  OTHER_SCRIPTS,
  EMPTY_VALUES,
  type Changes,
} from "./support/extremes";
import { inEveryLook, openPipeline, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildDeck, buildProfiledEntity, listOpportunities } from "./support/story";

/** Every screen with far too much text, in other scripts, and with almost nothing. */

async function listScreensToFill(page: Page): Promise<Record<string, Screen>> {
  const { request } = page;
  await post(request, "/api/auth/signup", makePerson());
  const entity = await buildProfiledEntity(request);
  await buildProfiledEntity(request, { name: "Second" });
  const opportunities = await listOpportunities(request);
  const [first, second, third] = opportunities;
  const sent = await buildApplication(request, entity.id, first!, {
    status: "funded",
    awardedAmount: "5000000000",
    notes: LONG_NAME.repeat(8),
    narrative: LONG_NAME.repeat(12),
  });
  await buildApplication(request, entity.id, second!);
  await request.put(`/api/opportunities/${second!.id}/feedback`, { data: { kind: "saved" } });
  const deck = await buildDeck(request, entity.id);
  const search = { name: "Water".repeat(12), search: "w".repeat(60), country: "GH", sort: "amount" };
  await post(request, "/api/saved-searches", { ...search, frequency: "daily" });
  const [funder] = await get<{ id: string }[]>(request, "/api/funders");
  const [resource] = await get<{ id: string }[]>(request, "/api/resources");
  return {
    dashboard: "/",
    opportunities: "/opportunities",
    "opportunity-detail": `/opportunities/${third!.id}`,
    "create-application": { path: `/opportunities/${third!.id}`, press: "Start Application" },
    "match-breakdown": { path: "/", press: /% match/ },
    applications: "/applications",
    "application-detail": `/applications/${sent.id}`,
    "application-editing": { path: `/applications/${sent.id}`, press: "Edit Application", whole: true },
    "pitch-deck": `/pitch-deck?deck=${deck.id}`,
    funders: "/funders",
    funder: { path: `/funders?profile=${funder!.id}` },
    resources: "/resources",
    resource: { path: `/resources?view=${resource!.id}` },
    settings: "/settings",
    "settings-edit": { path: `/settings?entity=${entity.id}` },
    "settings-profile": { path: `/settings?entity=${entity.id}&profile=1` },
    "saved-searches": { path: "/opportunities", press: "Saved searches" },
  };
}

const WITH: Record<string, Changes> = { much: LONG_VALUES, scripts: OTHER_SCRIPTS, little: EMPTY_VALUES };

/** Makes five years of applications. */
function buildManyApplications([one]: ApplicationListItem[]): ApplicationListItem[] {
  const statuses = [
    "draft",
    "submitted",
    "under_review",
    "accepted",
    "funded",
    "rejected",
    "in_progress",
  ] as const;
  return Array.from({ length: 70 }, (_, index) => {
    const status = statuses[(index * 3) % statuses.length]!;
    const day = new Date(Date.now() - index * 13 * 86_400_000).toISOString();
    const isSent = status !== "draft" && status !== "in_progress";
    return {
      ...one!,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      status,
      askingAmount: String(5 * 10 ** (index % 10)),
      awardedAmount: status === "funded" ? String(3 * 10 ** (index % 10)) : null,
      askingCurrency: ["USD", "NGN", "EUR", "KES"][index % 4]!,
      awardedCurrency: status === "funded" ? ["USD", "NGN", "EUR", "KES"][index % 4]! : null,
      createdAt: day,
      submittedDate: isSent ? day.slice(0, 10) : null,
      decisionDate: status === "funded" || status === "rejected" ? day.slice(0, 10) : null,
    };
  });
}

inEveryLook((camera) => {
  for (const [kind, changes] of Object.entries(WITH))
    test(`with ${kind}`, async ({ page }) => {
      const { "match-breakdown": breakdown, ...others } = await listScreensToFill(page);
      // Without a score there is no breakdown to show.
      const screens = changes === EMPTY_VALUES ? others : { "match-breakdown": breakdown!, ...others };
      await changeAnswers(page, changes);
      await shootAll(page, camera, screens, (name) => `${kind}-${name}`);
    });

  test("many applications", async ({ page }) => {
    await listScreensToFill(page);
    const applications = await get<ApplicationListItem[]>(page.request, "/api/applications");
    await page.route(/\/api\/applications$/, (route) =>
      route.fulfill({ json: buildManyApplications(applications) }),
    );
    await shootAll(page, camera, {
      "many-dashboard": "/",
      "many-applications": {
        path: "/applications",
        act: openPipeline,
        whole: true,
      },
    });
  });

  test("news", async ({ page }) => {
    await listScreensToFill(page);
    const [first, second] = await listOpportunities(page.request);
    const [application] = await get<ApplicationListItem[]>(page.request, "/api/applications");
    const news = buildNewsOfEachKind({
      application: application!,
      entity: { name: "Sunrise Labs" },
      opportunities: [first!, second!],
    });
    await serveNews(page, news);
    await shootAll(page, camera, {
      "news-bell": { path: "/" },
      "news-unread": "/news",
      "news-put-away": { path: "/news", press: /^Remove/ },
      "news-read": { path: "/news", press: "Mark all as read" },
    });
  });
});
