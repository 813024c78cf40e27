import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  filterCalls,
  listChanges,
  holdAnswer,
  buildSpecApplication,
  buildSpecOpportunity,
} from "@/test/spec-api";
import { expectFailure, expectScreen, loadScreens, openScreen } from "@/test/spec-screen";

// Editing is tested in application-edit.test.tsx; Back needs a browser's history and is in client/e2e/spec/application-detail.e2e.ts.

loadScreens("/applications/:id", "/applications", "/opportunities/:id");

const DRAFT = "Our village is dark after six.";
const LIST = "GET /api/applications";
const GET = "GET /api/applications/a1";
const POST = "POST /api/applications/generate";
const PATCH = "PATCH /api/applications/a1";

/** Opens an application, and closes one that was open before. */
async function openApplication(given: Record<string, unknown> = {}) {
  cleanup();
  const spec = openScreen("/applications/a1", { [GET]: { body: buildSpecApplication(given) } });
  await screen.findByRole("button", { name: "Edit Application" });
  return spec;
}

const main = () => within(screen.getByRole("main"));
const title = () => screen.getByRole("heading", { level: 1 });
/** The badges stand beside the title; the timeline repeats some of their words. */
const head = () => within(title().closest("header")!);
const generate = () => screen.queryByRole("button", { name: "Generate AI Draft" });
/** Finds the text of a card below its name. */
const card = (name: string) => main().getByText(name).nextElementSibling;
const step = (name: string) => main().getByText(name, { selector: "li > *" }).closest("li");

describe("2.8 the head of an application", () => {
  it("2.8 an application has its title, and the opportunity's name below it", async () => {
    await openApplication({
      title: "Wells for all",
      opportunity: buildSpecOpportunity({ name: "Lake Prize" }),
    });
    expect(title()).toHaveTextContent(/^Wells for all$/);
    expect(head().getByText("Lake Prize")).toBeVisible();
  });

  it.each([null, ""])("2.8 an application with the title %j is an 'Untitled Application'", async (none) => {
    await openApplication({ title: none });
    expect(title()).toHaveTextContent(/^Untitled Application$/);
  });

  it.each([
    ["draft", "Draft"],
    ["in_progress", "In Progress"],
    ["submitted", "Submitted"],
    ["under_review", "Under Review"],
    ["accepted", "Accepted"],
    ["rejected", "Rejected"],
    ["funded", "Funded"],
    ["completed", "Completed"],
  ])("2.8 and 4 the badge of the status %s says '%s'", async (status, label) => {
    await openApplication({ status });
    expect(head().getByText(label)).toBeVisible();
  });

  it.each([
    ["both", "Dual AI"],
    ["openai", "OPENAI"],
    ["anthropic", "ANTHROPIC"],
  ])("2.8 the badge of the AI provider %s says '%s'", async (aiProvider, label) => {
    await openApplication({ aiProvider });
    expect(head().getByText(label)).toBeVisible();
  });

  it("2.8 an application that no AI has written for has no badge of a provider", async () => {
    await openApplication({ aiProvider: null });
    expect(main().queryByText(/^(Dual AI|OPENAI|ANTHROPIC)$/)).not.toBeInTheDocument();
  });

  it("7.3 the page reads GET /api/applications/{id}, once", async () => {
    const { calls } = await openApplication();
    expect(filterCalls(calls, GET).map(({ query }) => query.toString())).toEqual([""]);
  });
});

describe("2.8 the cards of an application", () => {
  it("2.8 the Asking Amount is there, else 'Not specified'", async () => {
    await openApplication({ askingAmount: "25000.00" });
    expect(card("Asking Amount")).toHaveTextContent(/^\$25,000$/);
    await openApplication({ askingAmount: null });
    expect(card("Asking Amount")).toHaveTextContent(/^Not specified$/);
  });

  it("2.8 the Submitted date is there, else 'Not submitted'", async () => {
    await openApplication({ submittedDate: "2026-02-03" });
    expect(card("Submitted date")).toHaveTextContent(/^3 Feb 2026$/);
    await openApplication({ submittedDate: null });
    expect(card("Submitted date")).toHaveTextContent(/^Not submitted$/);
  });

  it("2.8 the Entity is there with its name and type, else 'No entity'", async () => {
    await openApplication({ entity: { id: "e1", name: "Sunrise Labs", type: "Social Enterprise" } });
    expect(card("Entity")).toHaveTextContent(/^Sunrise LabsSocial Enterprise$/);
    await openApplication({ entity: null });
    expect(card("Entity")).toHaveTextContent(/^No entity$/);
  });
});

describe("2.8 the blocks of an application", () => {
  it("2.8 the blocks are AI-Generated Draft, Application Narrative, Notes, Opportunity Details and Application Timeline", async () => {
    await openApplication({
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
      expect(main().getByRole("heading", { name })).toBeVisible();
      expect(main().getByText(text)).toBeVisible();
    }
  });

  it("2.8 the Opportunity Details have a link to the opportunity", async () => {
    const { user } = await openApplication();
    await user.click(main().getByRole("link", { name: /^View Opportunity/ }));
    await expectScreen("/opportunities/o1", "Water Fund");
  });

  it("2.8 the Application Timeline has Created, Submitted and Decision with their days", async () => {
    await openApplication({
      createdAt: "2026-01-05T12:00:00.000Z",
      submittedDate: "2026-02-03",
      decisionDate: "2026-03-31",
    });
    expect(step("Created")).toHaveTextContent("5 Jan 2026");
    expect(step("Submitted")).toHaveTextContent("3 Feb 2026");
    expect(step("Decision")).toHaveTextContent("31 Mar 2026");
    await openApplication({ decisionDate: null });
    expect(step("Decision")).toHaveTextContent("Not yet");
  });
});

describe("7.3 the AI draft", () => {
  it("2.8 Generate AI Draft is there only when there is no AI draft", async () => {
    await openApplication({ aiDraftNarrative: null });
    expect(generate()).toBeVisible();
    await openApplication({ aiDraftNarrative: "Text" });
    expect(generate()).not.toBeInTheDocument();
  });

  it("7.3 POST /api/applications/generate names the provider openai; its content is saved by PATCH", async () => {
    const { calls, routes, user } = await openApplication({ askingAmount: "25000" });
    routes[POST] = { body: { content: DRAFT } };
    routes[PATCH] = ({ body }) => ({ body: { ...buildSpecApplication(), ...(body as object) } });
    await user.click(generate()!);
    expect(await screen.findByText("OPENAI")).toBeVisible();
    expect(main().getByText(DRAFT)).toBeVisible();
    expect(generate()).not.toBeInTheDocument();
    expect(listChanges(calls)).toEqual([
      {
        method: "POST",
        path: "/api/applications/generate",
        body: { opportunityId: "o1", entityId: "e1", askingAmount: "25000", aiProvider: "openai" },
      },
      {
        method: "PATCH",
        path: "/api/applications/a1",
        body: { aiDraftNarrative: DRAFT, aiProvider: "openai" },
      },
    ]);
  });

  it("7.3 the draft is there whatever the PATCH answers, and the list is refreshed", async () => {
    const { calls, routes, user } = openScreen("/applications", {
      [LIST]: { body: [buildSpecApplication()] },
    });
    routes[POST] = { body: { content: DRAFT } };
    routes[PATCH] = () => {
      routes[GET] = { body: buildSpecApplication({ aiDraftNarrative: DRAFT, aiProvider: "openai" }) };
      return { status: 204 };
    };
    await user.click(await screen.findByRole("link", { name: /^View the application/ }));
    await user.click(await screen.findByRole("button", { name: "Generate AI Draft" }));
    expect(await screen.findByText("OPENAI")).toBeVisible();
    expect(main().getByText(DRAFT)).toBeVisible();
    await waitFor(() => expect(filterCalls(calls, LIST)).toHaveLength(2));
  });

  it("8 a draft that fails is the toast 'Failed to generate AI draft', and can be asked for again", async () => {
    const { routes, user } = await openApplication();
    routes[POST] = { status: 500 };
    await user.click(generate()!);
    await expectFailure("Failed to generate AI draft");
    expect(generate()).not.toHaveAttribute("aria-busy");
    routes[POST] = { status: 500, body: { message: "The AI service is away" } };
    await user.click(generate()!);
    await expectFailure("Failed to generate AI draft", "The AI service is away");
  });

  it("7.3 a draft that is being written is not asked for twice", async () => {
    const { released, release } = holdAnswer();
    const { calls, routes, user } = await openApplication();
    routes[POST] = async () => {
      await released;
      return { body: { content: "Text" } };
    };
    routes[PATCH] = { body: buildSpecApplication({ aiDraftNarrative: "Text", aiProvider: "openai" }) };
    await user.click(generate()!);
    await waitFor(() => expect(generate()).toHaveAttribute("aria-busy", "true"));
    await user.click(generate()!);
    release();
    expect(await screen.findByRole("button", { name: "Use as narrative" })).toBeVisible();
    expect(filterCalls(calls, POST)).toHaveLength(1);
  });
});
