import type { Page } from "playwright/test";
import { expect } from "../support/fixtures";
import { specApplication, specOpportunity } from "../support/spec-api";
import { callsTo, expectFailure, held, open, test } from "../support/spec-test";
import { expectScreen, visit } from "../support/steps";
import { buildApplication, buildEntity, listOpportunities } from "../support/story";

// Editing is in application-edit.e2e.ts; what one sees where there is no such application is in ../applications.e2e.ts.

/** Opens the first of some applications. Gives back the way to each, which does not load the page anew. */
async function openSome(page: Page, ...given: Record<string, unknown>[]) {
  const spec = await open(page, "/applications/0", {
    "GET /api/applications/{id}": ({ path }) => {
      const id = path.split("/").at(-1)!;
      return { body: specApplication({ id, ...given[Number(id)] }) };
    },
  });
  const show = async (index: number) => {
    await visit(page, `/applications/${index}`);
    await expect(page).toHaveURL(`/applications/${index}`);
  };
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { ...spec, show };
}

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name, exact: true });
const step = (page: Page, name: string) =>
  main(page)
    .getByRole("list")
    .filter({ hasText: "Decision" })
    .getByRole("listitem")
    .filter({ hasText: name });
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

test.describe("2.8 the head of an application @desktop", () => {
  test("2.8 the title, else 'Untitled Application', and the opportunity's name below it", async ({
    page,
  }) => {
    const { show } = await openSome(
      page,
      { title: "Wells for all", opportunity: specOpportunity({ name: "Lake Prize" }) },
      { title: null },
      { title: "" },
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wells for all");
    await expect(main(page).getByText("Lake Prize", { exact: true })).toBeVisible();
    for (const index of [1, 2]) {
      await show(index);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Untitled Application");
    }
  });

  test("2.8 and 4 a badge of the status", async ({ page }) => {
    const labels = ["Draft", "In Progress", "Submitted", "Under Review"];
    const more = ["Accepted", "Rejected", "Funded", "Completed"];
    const all = [...labels, ...more];
    const { show } = await openSome(
      page,
      ...all.map((label) => ({ title: `All of ${label}`, status: label.toLowerCase().replace(" ", "_") })),
    );
    for (const [index, label] of all.entries()) {
      await show(index);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`All of ${label}`);
      // A step of the timeline may be called the same.
      await expect(main(page).getByText(label, { exact: true }).first()).toBeVisible();
    }
  });

  test("2.8 a badge of the AI provider: Dual AI when both, otherwise the provider in capitals", async ({
    page,
  }) => {
    const { show } = await openSome(
      page,
      { aiProvider: "both" },
      { aiProvider: "openai" },
      { aiProvider: "anthropic", aiDraftNarrative: "Text" },
      { aiProvider: null },
    );
    await expect(main(page).getByText("Dual AI", { exact: true })).toBeVisible();
    await show(1);
    await expect(main(page).getByText("OPENAI", { exact: true })).toBeVisible();
    await show(2);
    await expect(main(page).getByText("ANTHROPIC", { exact: true })).toBeVisible();
    await show(3);
    await expect(main(page).getByText(/^(Dual AI|OPENAI|ANTHROPIC)$/)).toHaveCount(0);
  });

  test("7.3 the page reads GET /api/applications/{id}, once", async ({ page }) => {
    const { calls } = await openSome(page, {});
    // What waits for the answer has a heading too.
    await expect(button(page, "Edit Application")).toBeVisible();
    const reads = callsTo(calls, "GET /api/applications/0");
    expect(reads.map(({ query }) => query.toString())).toEqual([""]);
  });
});

test.describe("2.8 the cards @desktop", () => {
  /** What a card says below its name. */
  const card = (page: Page, name: string) =>
    main(page).getByText(name, { exact: true }).locator("xpath=following-sibling::*");

  test("2.8 the Asking Amount, else 'Not specified'", async ({ page }) => {
    const { show } = await openSome(page, { askingAmount: "25000.00" }, { askingAmount: null });
    await expect(card(page, "Asking Amount")).toHaveText("$25,000");
    await show(1);
    await expect(card(page, "Asking Amount")).toHaveText("Not specified");
  });

  test("2.8 the Submitted date", async ({ page }) => {
    const { show } = await openSome(page, { submittedDate: "2026-02-03" }, { submittedDate: null });
    await expect(card(page, "Submitted date")).toHaveText("3 Feb 2026");
    await show(1);
    await expect(card(page, "Submitted date")).toHaveText("Not submitted");
  });

  test("2.8 the Entity with its name and type", async ({ page }) => {
    const entity = { id: "e1", name: "Sunrise Labs", type: "Social Enterprise" };
    const { show } = await openSome(page, { entity }, { entity: null });
    await expect(card(page, "Entity")).toHaveText("Sunrise LabsSocial Enterprise");
    await show(1);
    await expect(card(page, "Entity")).toHaveText("No entity");
  });
});

test.describe("2.8 the blocks @desktop", () => {
  test("2.8 AI-Generated Draft, Application Narrative, Notes, Opportunity Details and Application Timeline", async ({
    page,
  }) => {
    await openSome(page, {
      aiDraftNarrative: "Written for you.",
      narrative: "My own words.",
      notes: "Ask Kofi.",
    });
    for (const [name, text] of [
      ["AI-Generated Draft", "Written for you."],
      ["Application Narrative", "My own words."],
      ["Notes", "Ask Kofi."],
      ["Opportunity Details", "Lake Foundation"],
      ["Application Timeline", "Decision"],
    ] as const) {
      await expect(heading(page, name)).toBeVisible();
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    }
  });

  test("2.8 the Opportunity Details have a link to the opportunity", async ({ page }) => {
    await openSome(page, {});
    await main(page)
      .getByRole("link", { name: /^View Opportunity/ })
      .click();
    await expectScreen(page, "/opportunities/o1", "Water Fund");
  });

  test("2.8 the Application Timeline has Created, Submitted and Decision with their days", async ({
    page,
  }) => {
    const { show } = await openSome(
      page,
      {
        createdAt: "2026-01-05T12:00:00.000Z",
        submittedDate: "2026-02-03",
        decisionDate: "2026-03-31",
      },
      {},
    );
    await expect(step(page, "Created")).toContainText("5 Jan 2026");
    await expect(step(page, "Submitted")).toContainText("3 Feb 2026");
    await expect(step(page, "Decision")).toContainText("31 Mar 2026");
    await show(1);
    await expect(step(page, "Decision")).toContainText("Not yet");
  });

  test("2.8 the days of a decision come back from the server", async ({ page, member: _ }) => {
    const { id } = await buildEntity(page.request, { type: "Nonprofit" });
    const [opportunity] = await listOpportunities(page.request);
    const application = await buildApplication(page.request, id, opportunity!, {
      status: "rejected",
      submittedDate: "2026-02-03",
      decisionDate: "2026-03-31",
    });
    await page.goto(`/applications/${application.id}`);
    await expectScreen(page, `/applications/${application.id}`, opportunity!.name);
    await expect(step(page, "Decision")).toContainText("31 Mar 2026");
    await expect(main(page).getByText("Rejected", { exact: true })).toBeVisible();
    await expect(main(page).getByText("Nonprofit", { exact: true })).toBeVisible();
  });
});

test.describe("2.8 the toolbar @desktop", () => {
  test("2.8 Back leads somebody who came straight here to the applications", async ({ page }) => {
    await openSome(page, {});
    await button(page, "Back").click();
    await expectScreen(page, "/applications", "Your applications");
  });

  test("2.8 Generate AI Draft only when there is no AI draft", async ({ page }) => {
    const { show } = await openSome(page, { aiDraftNarrative: null }, { aiDraftNarrative: "Text" });
    await expect(button(page, "Generate AI Draft")).toBeVisible();
    await show(1);
    await expect(button(page, "Edit Application")).toBeVisible();
    await expect(button(page, "Generate AI Draft")).toHaveCount(0);
  });
});

test.describe("7.3 the AI draft @desktop", () => {
  const POST = "POST /api/applications/generate";
  const PATCH = "PATCH /api/applications/0";

  test("7.3 POST /api/applications/generate names the provider openai; its content is saved by PATCH", async ({
    page,
  }) => {
    const { calls, routes } = await openSome(page, { askingAmount: "25000" });
    routes[POST] = { body: { content: "Our village is dark after six." } };
    routes[PATCH] = ({ body }) => ({
      body: specApplication({ ...specApplication(), id: "0", ...(body as object) }),
    });
    await button(page, "Generate AI Draft").click();
    await expect(main(page).getByText("Our village is dark after six.")).toBeVisible();
    await expect(button(page, "Generate AI Draft")).toHaveCount(0);
    await expect(main(page).getByText("OPENAI", { exact: true })).toBeVisible();
    const made = calls.filter(({ method }) => method !== "GET").map(({ path, body }) => ({ path, body }));
    expect(made).toEqual([
      {
        path: "/api/applications/generate",
        body: { opportunityId: "o1", entityId: "e1", askingAmount: "25000", aiProvider: "openai" },
      },
      {
        path: "/api/applications/0",
        body: { aiDraftNarrative: "Our village is dark after six.", aiProvider: "openai" },
      },
    ]);
  });

  test("7.3 the draft is there whatever the PATCH answers, and the list is refreshed", async ({ page }) => {
    const saved = { aiDraftNarrative: "Our village is dark after six.", aiProvider: "openai" };
    const { calls, routes } = await openSome(page, {});
    routes[POST] = { body: { content: saved.aiDraftNarrative } };
    routes[PATCH] = () => {
      routes["GET /api/applications/0"] = { body: specApplication({ id: "0", ...saved }) };
      return { status: 204 };
    };
    await button(page, "Generate AI Draft").click();
    await expect(main(page).getByText("OPENAI", { exact: true })).toBeVisible();
    await expect(main(page).getByText(saved.aiDraftNarrative)).toBeVisible();
    await visit(page, "/applications");
    await expectScreen(page, "/applications", "Your applications");
    expect(callsTo(calls, "GET /api/applications")).toHaveLength(1);
  });

  test("8 a draft that fails is the toast 'Failed to generate AI draft', and can be asked for again", async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/500.*\/api\/applications\/generate$/);
    const { routes } = await openSome(page, {});
    routes[POST] = { status: 500 };
    await button(page, "Generate AI Draft").click();
    await expectFailure(page, "Failed to generate AI draft");
    await expect(button(page, "Generate AI Draft")).toBeEnabled();
    routes[POST] = { status: 500, body: { message: "The AI service is away" } };
    await button(page, "Generate AI Draft").click();
    await expectFailure(page, "Failed to generate AI draft", "The AI service is away");
  });

  test("7.3 a draft that is being written is not asked for twice", async ({ page }) => {
    const { released, release } = held();
    const { calls, routes } = await openSome(page, {});
    routes[POST] = async () => {
      await released;
      return { body: { content: "Text" } };
    };
    routes[PATCH] = { body: specApplication({ id: "0", aiDraftNarrative: "Text", aiProvider: "openai" }) };
    await button(page, "Generate AI Draft").click();
    await expect(button(page, "Generate AI Draft")).toHaveAttribute("aria-busy", "true");
    await button(page, "Generate AI Draft").click();
    release();
    await expect(button(page, "Use as narrative")).toBeVisible();
    expect(callsTo(calls, POST)).toHaveLength(1);
  });
});
