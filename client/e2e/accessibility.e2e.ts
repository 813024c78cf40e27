import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import type { ResourceView } from "@shared/validators/catalogue";
import { expect, get, post, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { serveSpec } from "./support/spec-api";
import { holdRedirect, openScreen } from "./support/steps";
import { buildApplication, buildEntity, buildProfiledEntity, listOpportunities } from "./support/story";

/** A long name that shows every box that is too narrow. */
const LONG_NAME = "Ọmọlúàbí Community Health & Solar Irrigation Initiative of the Lower Volta Basin ".padEnd(
  140,
  "w",
);
const UNSUBSCRIBE = "/unsubscribe?token=1.notifyDeadlines.2";
const LANDING_TITLE = "Amberway: Get funded anywhere, at any stage";
/** An address, the document's title there, and the heading of the dialog that is open there. */
type Screen = readonly [path: string, title: string, dialog?: string];

async function inspectScreens(page: Page, isMobile: boolean, screens: readonly Screen[]): Promise<void> {
  for (const [path, title, dialog] of screens)
    await test.step(path, async () => {
      await openScreen(page, path);
      await expect(page).toHaveTitle(title === LANDING_TITLE ? title : `${title} · Amberway`);
      const heading = dialog ? { name: dialog } : { level: 1 };
      await expect(page.getByRole("heading", heading)).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await inspect(page, path, { isMobile });
    });
}

test.slow();

test("a visitor's screens pass the accessibility checks", async ({ page, isMobile, expectErrors }) => {
  expectErrors(/400.*\/api\/auth\/verify-email\//);
  await page.route("**/api/auth/verify-email/good", (route) => route.fulfill({ json: {} }));
  await page.route("**/api/auth/reset-password", (route) => route.fulfill({ json: {} }));
  await page.route("**/api/unsubscribe", (route) => route.fulfill({ json: { enabled: false } }));
  await holdRedirect(page);
  await inspectScreens(page, isMobile, [
    ["/", LANDING_TITLE],
    ["/login", "Login"],
    ["/signup", "Sign up"],
    ["/forgot-password", "Forgot password"],
    ["/reset-password", "Invalid link"],
    ["/reset-password?token=example", "Reset password"],
    ["/verify-email?token=example", "Verification failed"],
    ["/verify-email?token=good", "Email verified!"],
    ["/change-email?token=example", "Use this address?"],
    ["/keep-second-step?token=example", "Keep the second step of your sign-in?"],
    ["/cancel-email-change", "This link does not work"],
    ["/cancel-email-change?token=example", "Stop the change of your address?"],
    ["/unsubscribe?token=cut-off", "This link does not work"],
    [UNSUBSCRIBE, "Stop reminders of deadlines and next steps?"],
    ["/accessibility", "Accessibility"],
    ["/how-it-works", "How it works"],
    ["/privacy", "Privacy"],
    ["/sources", "Where the catalogue comes from"],
    ["/nowhere", "Page Not Found"],
  ]);
  await page.goto(UNSUBSCRIBE);
  await page.getByRole("button", { name: /^Stop reminders/ }).click();
  await expect(page.getByRole("heading", { name: /^No more reminders/ })).toBeVisible();
  await inspect(page, "mails that were ended", { isMobile });
  await page.goto("/reset-password?token=example");
  await page.getByLabel("New password").fill("yellow lamp in a purple house");
  await page.getByLabel("Confirm password").fill("yellow lamp in a purple house");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByText("Your password has been reset")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await inspect(page, "a password that was reset", { isMobile });
  await page.goto("/signup");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("First name is required")).toBeVisible();
  await inspect(page, "a form with errors", { isMobile });
});

test("a newcomer's screens pass the accessibility checks", async ({
  page,
  member: _,
  isMobile,
  expectErrors,
}) => {
  expectErrors(/404/);
  const resources = await get<ResourceView[]>(page.request, "/api/resources");
  const guide = resources.find(({ title }) => title === "A guide to seed fundraising")!;
  await inspectScreens(page, isMobile, [
    ["/", "Home"],
    ["/opportunities?search=zzzzqqqq", "Opportunities"],
    [`/opportunities/${randomUUID()}`, "Opportunity not found"],
    ["/applications", "Your applications"],
    [`/applications/${randomUUID()}`, "Application not found"],
    ["/toolkit", "Funding Toolkit"],
    ["/calendar", "Calendar"],
    ["/documents", "Documents"],
    ["/answers", "Accepted answers"],
    ["/pitch-deck", "Pitch Deck Analyzer"],
    ["/settings", "Settings"],
    // A short list is enough: all its cards are alike.
    ["/funders?search=women", "Funders & Investors"],
    [`/funders?search=women&profile=${randomUUID()}`, "Funders & Investors", "Funder not found"],
    ["/resources?search=budget", "Resources & Templates"],
    [`/resources?search=budget&view=${guide.id}`, "Resources & Templates", guide.title],
  ]);
});

test("the screens of a member with entities and applications pass the accessibility checks", async ({
  page,
  member: _,
  isMobile,
}) => {
  const { drafted, opportunity, entity } = await makeStory(page);
  const profile = `/settings?entity=${entity.id}&profile=1`;
  await inspectScreens(page, isMobile, [
    ["/", "Home"],
    ["/opportunities?country=KE&sort=amount", "Opportunities"],
    [`/opportunities/${opportunity.id}`, opportunity.name],
    ["/applications", "Your applications"],
    [`/applications/${drafted.id}`, opportunity.name],
    ["/calendar?view=month", "Calendar"],
    ["/calendar?view=agenda&kinds=application,saved,match", "Calendar"],
    ["/settings", "Settings"],
    [`/settings?entity=${entity.id}`, "Settings", "Edit entity"],
    [`${profile}&layer=1`, "Settings", "Core Information"],
    [`${profile}&layer=2`, "Settings", "Financial & Impact Metrics"],
    [`${profile}&layer=3`, "Settings", "Detailed Profile"],
  ]);
});

test("panels, questions, warnings and messages pass the accessibility checks", async ({
  page,
  member: _,
  isMobile,
  expectErrors,
}) => {
  expectErrors(/401/);
  // Never answered, because a push of the lost session would open the dialog to sign in before the press does.
  await page.route("**/api/events", () => {});
  const { drafted, undrafted, opportunity, other, entity } = await makeStory(page);
  const look = (what: string) => test.step(what, () => inspect(page, what, { isMobile }));

  await page.goto(`/opportunities/${other.id}`);
  await page.getByRole("button", { name: "Start Application" }).click();
  const panel = page.getByRole("dialog", { name: "Create Application" });
  await panel.getByLabel("Asking amount").fill("none");
  await panel.getByLabel("Asking amount").blur();
  await expect(panel.getByText(/Please enter a valid asking amount/)).toBeVisible();
  await look("the create panel, with an error");

  await page.goto(`/opportunities/${opportunity.id}`);
  await page.getByRole("button", { name: "Start Application" }).click();
  await panel.getByLabel("Entity").selectOption(entity.id);
  await expect(panel.getByText("Application Already Exists")).toBeVisible();
  await look("the create panel, with a warning");

  await page.goto(`/applications/${drafted.id}`);
  await page.getByRole("button", { name: "Edit Application" }).click();
  await page.getByLabel("Notes").fill("Something new");
  await look("the edit form");

  const piece = { text: "Our village is dark after six.", aiProvider: "openai" };
  await page.route("**/api/applications/generate", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `event: text\ndata: ${JSON.stringify(piece)}\n\n`,
    }),
  );
  await page.goto(`/applications/${undrafted.id}`);
  await page.getByRole("button", { name: "Generate AI Draft" }).click();
  await expect(page.getByText("The draft broke off")).toBeVisible();
  await look("a draft that broke off");

  await page.goto(`/settings?entity=${entity.id}`);
  await page.getByRole("button", { name: "Delete entity" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await look("the question before an entity is deleted");

  await post(page.request, "/api/saved-searches", { name: "Wells", search: "water" });
  await page.goto("/settings");
  await page.getByRole("button", { name: "Rename Wells" }).click();
  const renaming = page.getByRole("dialog", { name: "Rename the saved search" });
  await expect(renaming.getByLabel("Name")).toHaveValue("Wells");
  await look("the dialog to rename a saved search");
  await renaming.getByRole("button", { name: "Cancel" }).click();

  await page.request.post("/api/auth/logout");
  await page.getByRole("switch", { name: "New opportunities" }).click();
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toBeVisible();
  await look("the dialog to sign in again");
});

/** Screens that are checked while loading and after a failure. A phone shows the same elements, so a desktop is enough. */
const WAITING = [
  ["/", /your funding overview/],
  ["/opportunities", "Loading..."],
  ["/opportunities/o1"],
  ["/applications", "Your applications"],
  ["/applications/a1"],
  ["/pitch-deck", "Pitch Deck Analyzer"],
  // The resources page behaves as the funders page does.
  ["/funders", "Funders & Investors"],
  ["/news", "News"],
  ["/settings", "Settings"],
] as const;

test(
  "loading and failed screens pass the accessibility checks",
  { tag: "@desktop" },
  async ({ page, expectErrors }) => {
    expectErrors(/500|404/);
    const { routes } = await serveSpec(page, { "GET /api/news": {} });
    const user = routes["GET /api/auth/user"]!;
    for (const [path, text] of WAITING)
      await test.step(path, async () => {
        let fail = () => {};
        const failed = new Promise<void>((resolve) => (fail = resolve));
        for (const route of Object.keys(routes))
          routes[route] = async () => {
            await failed;
            return { status: 500, body: { message: "Something went wrong", code: "internal" } };
          };
        routes["GET /api/auth/user"] = user;
        await page.goto(path);
        if (text) await expect(page.getByText(text).first()).toBeVisible();
        await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
        await inspect(page, `${path}, loading`, { isMobile: false });
        fail();
        await expect(page.getByRole("alert").first()).toBeVisible();
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await inspect(page, `${path}, failed`, { isMobile: false });
      });
  },
);

test(
  "a deck in every state passes the accessibility checks",
  { tag: "@desktop" },
  async ({ page, expectErrors }) => {
    expectErrors(/404/);
    const deck = (given: object) => ({
      ...{ entityId: "e1", fileName: "seed.pdf", uploadedFileUrl: "https://files.example.org/seed.pdf" },
      ...{
        aiScore: null,
        aiProvider: null,
        aiAnalysis: null,
        isAnalyzing: false,
        failureReason: null,
        ...given,
      },
    });
    await serveSpec(page, {
      "GET /api/pitch-decks": {
        body: [
          deck({ id: "waiting", status: "pending_analysis", isAnalyzing: true }),
          deck({ id: "failed", status: "pending_analysis", failureReason: "The file has no text." }),
          deck({ id: "done", status: "analyzed", aiScore: "58", aiProvider: "both", aiAnalysis: {} }),
        ],
      },
    });
    const look = (what: string) => test.step(what, () => inspect(page, what, { isMobile: false }));
    await page.goto("/pitch-deck?deck=waiting");
    await expect(page.getByText("Analyzing your deck...")).toBeVisible();
    await look("a deck that waits");
    await page.goto("/pitch-deck?deck=failed");
    await expect(page.getByText("The file has no text.")).toBeVisible();
    await look("a deck that could not be read");
    await page.goto("/pitch-deck?deck=done");
    for (const name of ["Detailed", "Chat Review"]) {
      await page.getByRole("tab", { name }).click();
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
      await look(`the tab ${name}`);
    }
  },
);

/** Makes two entities, one with a very long name, an application with a draft, and applications in other states. */
async function makeStory(page: Page) {
  const entity = await buildProfiledEntity(page.request, { name: LONG_NAME });
  await buildEntity(page.request, { name: "شركة الشروق للطاقة", type: "Social Enterprise" });
  const [opportunity, second, third, other] = await listOpportunities(page.request);
  const drafted = await buildApplication(page.request, entity.id, opportunity!, {
    notes: `https://example.org/${"a".repeat(120)}`,
    narrative: "Farmers who irrigate harvest three times a year.",
    aiDraftNarrative: "## Need\n\nDiesel is dear. [add: how dear]\n\n## Solution\n\nThe sun is free.",
    aiProvider: "both",
  });
  const undrafted = await buildApplication(page.request, entity.id, second!, {
    status: "funded",
    awardedAmount: "5000000000",
  });
  await buildApplication(page.request, entity.id, third!, { status: "rejected" });
  return { entity, drafted, undrafted, opportunity: opportunity!, other: other! };
}
