import type { APIRequestContext, Page } from "playwright/test";
import { readCall } from "./support/applying";
import { expect, makePerson, post, test } from "./support/fixtures";
import { inEveryLook, type Screen, shootAll } from "./support/gallery";
import { buildApplication, buildProfiledEntity, listOpportunities } from "./support/story";

/** What an application is made with: its call, its budget, whether it is ready, and what follows; with nothing, much, and failed. */

const LINE = { year: 1, workPackage: null, unit: null, ownShare: 0, narrative: null };
const LINES = [
  {
    kind: "personnel",
    description: "Field engineer who installs pumps",
    quantity: 12_000,
    unit: "months",
    unitPrice: 120_000,
  },
  {
    kind: "equipment",
    description: "Solar pumps with meters",
    quantity: 40_000,
    unit: "pumps",
    unitPrice: 65_000,
    ownShare: 520_000,
    narrative: "Three offers were asked for; this is the middle one.",
  },
  {
    kind: "travel",
    description:
      "Visits to cooperatives in the counties of Kisumu, Siaya and Homa Bay, by motorcycle and boat",
    quantity: 24_500,
    unit: "days",
    unitPrice: 4_250,
  },
  {
    year: 2,
    kind: "personnel",
    description: "Field engineer who installs pumps",
    quantity: 12_000,
    unit: "months",
    unitPrice: 126_000,
  },
];

async function begin(page: Page) {
  await post(page.request, "/api/auth/signup", makePerson());
  const entity = await buildProfiledEntity(page.request);
  const [opportunity] = await listOpportunities(page.request);
  return buildApplication(page.request, entity.id, opportunity!, {
    narrative:
      "We rent out 40 solar pumps for 26,000 US dollars, so that small farms water their fields. ".repeat(3),
  });
}

async function put(request: APIRequestContext, path: string, data: object): Promise<void> {
  expect((await request.put(path, { data })).ok()).toBe(true);
}

/** What the call asks for is then missing. */
async function acceptCall(request: APIRequestContext, path: string): Promise<void> {
  for (const kind of ["document", "question", "criterion", "limit", "closing"])
    expect((await request.patch(`${path}/call/lines`, { data: { kind, accepted: true } })).ok()).toBe(true);
}

async function fillBudget(request: APIRequestContext, path: string): Promise<void> {
  const whole = { currency: "USD", years: 2, overheadCap: 1_000, overheadBase: "direct" };
  await put(request, `${path}/budget`, whole);
  for (const line of LINES) await post(request, `${path}/budget/lines`, { ...LINE, ...line });
}

async function fillAfter(request: APIRequestContext, path: string): Promise<void> {
  await post(request, `${path}/submissions`, {});
  const feedback =
    "Well thought out. The panel asked for a clearer plan of what happens after the second year.";
  await put(request, `${path}/result`, {
    status: "funded",
    decisionDate: "2026-11-20",
    awardedAmount: "50000",
    feedback,
  });
  const after = (rest: string, body: object) => post(request, `${path}/${rest}`, body);
  await after("obligations", {
    kind: "report",
    title: "Interim report with photographs of every installed pump",
    dueDate: "2026-12-10",
  });
  await after("obligations", { kind: "report", title: "Final report", dueDate: "2027-12-10" });
  await after("obligations", { kind: "condition", title: "Keep receipts for seven years" });
  await after("spendings", {
    spentOn: "2026-11-22",
    kind: "equipment",
    amount: "26000",
    note: "First forty pumps",
  });
  await after("spendings", { spentOn: "2026-11-25", kind: "personnel", amount: "15500" });
  await after("outcomes", {
    text: "Farms that water their fields by sun",
    figure: "38",
    reachedOn: "2026-11-26",
  });
}

/** The page of an application, its name in the gallery, what fills it, and the requests that it is made of. */
const PAGES: Record<
  string,
  { fill: (request: APIRequestContext, path: string) => Promise<void>; answers: string }
> = {
  call: { fill: readCall, answers: "**/api/applications/*/call" },
  budget: { fill: fillBudget, answers: "**/api/applications/*/budget" },
  ready: { fill: acceptCall, answers: "**/api/applications/*/readiness" },
  after: { fill: fillAfter, answers: "**/api/applications/*/after" },
};

inEveryLook((camera) => {
  test("applying", async ({ page }) => {
    const { id } = await begin(page);
    const shoot = (screens: Record<string, Screen>) =>
      shootAll(page, camera, screens, (name) => `applying-${name}`);
    for (const [name, { fill, answers }] of Object.entries(PAGES)) {
      const path = `/applications/${id}/${name}`;
      await shoot({ [`${name}-none`]: path });
      await fill(page.request, `/api/applications/${id}`);
      await shoot({ [name]: path });
      await page.route(answers, () => {});
      await shoot({ [`${name}-waiting`]: { path } });
      await page.unroute(answers);
      await page.route(answers, (route) => route.fulfill({ status: 500, json: {} }));
      await shoot({ [`${name}-failed`]: { path } });
      await page.unroute(answers);
    }
  });
});
