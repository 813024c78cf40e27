import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "playwright/test";
import { expect, expectToast, test } from "./support/fixtures";
import { inspect } from "./support/inspect";
import { expectScreen, goTo } from "./support/steps";
import { buildApplication, buildEntity, listOpportunities } from "./support/story";

/** Makes an entity with one application for each of the given changes, in the order of the list of opportunities. */
async function buildApplications(request: APIRequestContext, ...changes: Record<string, unknown>[]) {
  const entity = await buildEntity(request);
  const opportunities = await listOpportunities(request);
  const applications = [];
  for (const [index, change] of changes.entries())
    applications.push(await buildApplication(request, entity.id, opportunities[index]!, change));
  return applications;
}

/** Answers the page's draft request piece by piece, through the returned function. A Playwright route can only answer as a whole. */
async function answerDraftByPieces(page: Page): Promise<(piece: string) => Promise<void>> {
  await page.addInitScript(() => {
    const original = window.fetch.bind(window);
    // No element of the page has this name as its id, which would be a property of the window as well.
    const hand = window as unknown as { draftStream?: ReadableStreamDefaultController<Uint8Array> };
    window.fetch = (input, init) => {
      if (hand.draftStream || input !== "/api/applications/generate") return original(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => void (hand.draftStream = controller),
      });
      return Promise.resolve(new Response(body, { headers: { "Content-Type": "text/event-stream" } }));
    };
  });
  return (piece) =>
    page.evaluate((text) => {
      const { draftStream } = window as unknown as {
        draftStream: ReadableStreamDefaultController<Uint8Array>;
      };
      const data = JSON.stringify({ text, aiProvider: "openai" });
      draftStream.enqueue(new TextEncoder().encode(`event: text\ndata: ${data}\n\n`));
    }, piece);
}

test.describe("the list of applications", () => {
  test("the list of applications shows counts and is filtered by words and by status @desktop", async ({
    page,
    member: _,
  }) => {
    const [draft, sent, , funded] = await buildApplications(
      page.request,
      {},
      { status: "submitted", submittedDate: "2026-02-01" },
      { status: "under_review" },
      { status: "funded", awardedAmount: "1500000" },
    );
    await page.goto("/applications");
    const main = page.getByRole("main");
    const rows = main.getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(main.getByText(/1\.5M cash value$/)).toBeVisible();
    await expect(rows.filter({ hasText: sent!.title! }).getByText("1 Feb 2026")).toBeVisible();

    await page.getByLabel("Status").selectOption("Funded");
    await expect(page).toHaveURL("/applications?status=funded");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(funded!.title!);

    await page.getByLabel("Status").selectOption("All status");
    await page.getByLabel("Search applications").fill(draft!.title!.toUpperCase());
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(draft!.title!);
    await page.getByLabel("Search applications").fill("sunrise labs");
    await expect(rows).toHaveCount(4);
    await page.getByLabel("Search applications").fill("zzzz");
    await expect(main.getByRole("heading", { name: "No applications match your filters" })).toBeVisible();

    // A filtered list returns as it was left.
    await page.goto("/applications?status=submitted");
    await rows.getByRole("link", { name: "View" }).click();
    await expectScreen(page, `/applications/${sent!.id}`, sent!.title!);
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL("/applications?status=submitted");
    await expect(rows).toHaveCount(1);
  });

  test("an empty list of applications leads to the opportunities @desktop", async ({ page, member: _ }) => {
    await page.goto("/applications");
    await expect(page.getByRole("heading", { name: "No applications yet" })).toBeVisible();
    await expect(page.getByRole("link", { name: "New application" })).toBeVisible();
    await page.getByRole("link", { name: "Create First Application" }).click();
    await expectScreen(page, "/opportunities", /funding opportunities$/);
  });
});

test.describe("an application", () => {
  test("an application that does not exist leads back to the list @desktop", async ({
    page,
    member: _,
    expectErrors,
  }) => {
    expectErrors(/404.*\/api\/applications\//);
    await page.goto(`/applications/${randomUUID()}`);
    await expect(page.getByRole("heading", { name: "Application not found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Applications" }).click();
    await expectScreen(page, "/applications", "Your applications");
  });

  test("an application is edited in place, and cancelling asks before edits are dropped @desktop", async ({
    page,
    member: _,
  }) => {
    const [application] = await buildApplications(page.request, { notes: "Ask Kofi." });
    await page.goto(`/applications/${application!.id}`);
    const main = page.getByRole("main");
    await expect(main.getByText("Not submitted")).toBeVisible();

    // Cancelling without edits asks nothing.
    await main.getByRole("button", { name: "Edit Application" }).click();
    await expect(main.getByLabel("Status")).toHaveValue("draft");
    await expect(main.getByLabel("Notes")).toHaveValue("Ask Kofi.");
    await main.getByRole("button", { name: "Cancel" }).click();
    await expect(main.getByRole("button", { name: "Edit Application" })).toBeVisible();

    await main.getByRole("button", { name: "Edit Application" }).click();
    await main.getByLabel("Notes").fill("Ask Kofi and Esi.");
    await main.getByRole("button", { name: "Cancel" }).click();
    const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(main.getByLabel("Notes")).toHaveValue("Ask Kofi and Esi.");
    await main.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Discard changes" }).click();
    await expect(main.getByText("Ask Kofi.", { exact: true })).toBeVisible();

    await main.getByRole("button", { name: "Edit Application" }).click();
    await main.getByLabel("Status").selectOption("Funded");
    await main.getByLabel("Submitted date").fill("2026-01-15");
    await main.getByLabel("Awarded amount").fill("lots");
    await main.getByRole("button", { name: "Save Changes" }).click();
    await expect(main.getByLabel("Awarded amount")).toBeFocused();
    await main.getByLabel("Awarded amount").fill("20000");
    await main.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Application updated successfully");
    await expect(main.getByText(/20,000 awarded$/)).toBeVisible();
    await expect(main.getByText("Funded", { exact: true })).toBeVisible();
    await expect(main.getByText("15 Jan 2026")).toHaveCount(2);

    await goTo(page, "Home");
    await expect(main.getByText(/20K this month$/)).toBeVisible();
  });

  test("an application with unsaved edits warns before the page is closed @desktop", async ({
    page,
    member: _,
  }) => {
    const [application] = await buildApplications(page.request, {});
    await page.goto(`/applications/${application!.id}`);
    await page.getByRole("button", { name: "Edit Application" }).click();
    await page.getByLabel("Notes").fill("Half a thought");
    const asked = page.waitForEvent("dialog");
    const closing = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await closing;
    await expect(page.getByLabel("Notes")).toHaveValue("Half a thought");
  });

  test("an application changed in another window keeps both texts, side by side", async ({
    page,
    member: _,
    expectErrors,
  }) => {
    // The other window's save may arrive before or after the press.
    expectErrors(/409.*\/api\/applications\//);
    const [application] = await buildApplications(page.request, {});
    const path = `/api/applications/${application!.id}`;
    await page.request.patch(path, { data: { narrative: "We bring light. It costs little." } });
    await page.goto(`/applications/${application!.id}`);
    await page.getByRole("button", { name: "Edit Application" }).click();
    await page.getByRole("textbox", { name: "Notes" }).fill("Typed here");
    await page.getByRole("textbox", { name: "Narrative" }).fill("We bring light. It costs 40 euros.");
    const there = { notes: "Typed there", narrative: "We bring light to 400 homes. It costs little." };
    expect((await page.request.patch(path, { data: there })).ok()).toBe(true);

    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "was changed meanwhile" })).toBeVisible();
    const notes = page.getByRole("region", { name: "Notes" });
    await expect(notes.getByText("Typed there")).toBeInViewport();
    await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Typed here");
    await inspect(page, "two texts of an application side by side", { narrow: true });
    await notes.getByRole("button", { name: "Keep both" }).click();
    await expect(page.getByRole("textbox", { name: "Notes" })).toHaveValue("Typed here Typed there");
    const narrative = page.getByRole("region", { name: "Application Narrative" });
    await narrative.getByRole("button", { name: "Take this one" }).click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Application updated successfully");
    await expect(page.getByRole("main").getByText("Typed here Typed there")).toBeVisible();
    await expect(page.getByRole("main").getByText("light to 400 homes. It costs little.")).toBeVisible();
  });
});

test.describe("the AI draft", () => {
  test("an AI draft appears while it is written, continues on other screens, and keeps its text when stopped @desktop", async ({
    page,
    member: _,
  }) => {
    const [application] = await buildApplications(page.request, {});
    const write = await answerDraftByPieces(page);
    await page.goto(`/applications/${application!.id}`);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Generate AI Draft" }).click();
    await expect(main.getByText("Being written from your profile.")).toBeVisible();
    await write("## Need\n\nOur village is dark after six.");
    await expect(main.getByRole("heading", { name: "Need" })).toBeVisible();
    await write(" [add: how many people live there].");
    await expect(main.getByText("[add: how many people live there]")).toBeVisible();
    await expect(main.getByRole("button", { name: "Use as narrative" })).toBeHidden();
    await inspect(page, "a draft that is being written", { narrow: true });

    await goTo(page, "Applications");
    await expectScreen(page, "/applications", "Your applications");
    await write("\n\n## Solution\n\nLamps that the sun charges.");
    await main.getByRole("link", { name: /^View/ }).click();
    await expect(main.getByText("Lamps that the sun charges.")).toBeVisible();
    await main.getByRole("button", { name: "Stop" }).click();
    await expect(main.getByRole("button", { name: "Use as narrative" })).toBeVisible();
    await expect(main.getByText("One place needs a fact")).toBeVisible();
    await page.reload();
    await expect(main.getByText("Our village is dark after six.")).toBeVisible();
    await expect(main.getByText("Lamps that the sun charges.")).toBeVisible();
  });

  test("an AI draft becomes the narrative, after a question where one would be replaced @desktop", async ({
    page,
    member: _,
  }) => {
    const [application] = await buildApplications(page.request, {
      narrative: "My own words.",
      aiDraftNarrative: "## Need\n\nWritten for you.",
      aiProvider: "both",
    });
    await page.goto(`/applications/${application!.id}`);
    await expect(page.getByText("Dual AI")).toBeVisible();
    await expect(page.getByText("My own words.")).toBeVisible();
    await page.getByRole("button", { name: "Use as narrative" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Replace narrative" }).click();
    await expect(page.getByText("My own words.")).toBeHidden();
    await expect(page.getByText("Written for you.")).toHaveCount(2);
  });
});
