import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Route } from "wouter";
import type { ApplicationView } from "@shared/validators/applications";
import type { CallSheetView, CallView } from "@shared/validators/calls";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import CallPage from "./call-page";

const ID = testId(700);
const PATH = `/api/applications/${ID}`;

const buildCall = (parts: Partial<CallView> = {}): CallView => ({
  ...{ source: "text", documentName: "Solar Call", url: null, status: "read", failureReason: null },
  ...{
    pages: 1,
    unreadPages: 0,
    readAt: "2030-03-01T12:00:00.000Z",
    aiReading: null,
    warnings: [],
    groups: [],
    changes: [],
  },
  ...parts,
});

function show(call: CallView | null, routes: Parameters<typeof fakeFetch>[0] = {}) {
  const entity = buildEntityView({ id: testId(500) });
  const application = { id: ID, entityId: entity.id, title: "Solar Call" } as ApplicationView;
  const sheet: CallSheetView = { call, pageUrl: null };
  const fake = fakeFetch({
    [`GET ${PATH}`]: { body: application },
    [`GET ${PATH}/call`]: { body: sheet },
    "GET /api/entities": { body: [entity] },
    ...routes,
  });
  const page = renderWithProviders(<Route path="/applications/:id/call" component={CallPage} />, {
    path: `/applications/${ID}/call`,
  });
  return { ...fake, ...page };
}
const box = () => screen.findByLabelText(/^Its text, pasted/);

beforeEach(() => localStorage.clear());

describe("a pasted call", () => {
  it("is there again after the page was left, until it is sent", async () => {
    const { user, unmount } = show(null);
    await user.type(await box(), "Charities can apply.");
    unmount();
    const again = show(null, {
      [`POST ${PATH}/call`]: { status: 202, body: { call: buildCall(), pageUrl: null } },
    });
    expect(await box()).toHaveValue("Charities can apply.");
    expect(screen.getByText("What you had typed is back. It is not saved yet.")).toBeVisible();
    await again.user.click(screen.getByRole("button", { name: "Read the text" }));
    await screen.findByRole("button", { name: "Give a newer version" });
    again.unmount();
    show(null);
    expect(await box()).toHaveValue("");
  });

  it("stays when it could not be sent", async () => {
    const { user, unmount } = show(null, { [`POST ${PATH}/call`]: errorAnswer("internal", "It broke") });
    await user.type(await box(), "Charities can apply.");
    await user.click(screen.getByRole("button", { name: "Read the text" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    unmount();
    show(null);
    expect(await box()).toHaveValue("Charities can apply.");
  });

  it("shows itself where a call was read before", async () => {
    const { user, unmount } = show(buildCall());
    await user.click(await screen.findByRole("button", { name: "Give a newer version" }));
    await user.type(await box(), "A newer text");
    unmount();
    show(buildCall());
    expect(await box()).toHaveValue("A newer text");
  });

  it("is asked for at its field when there is none", async () => {
    const { user, calls } = show(null);
    await box();
    await user.click(screen.getByRole("button", { name: "Read the text" }));
    expect(await screen.findByText("Paste the text of the call")).toBeVisible();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });
});

describe("how a call was read", () => {
  it.each([
    [null, /^Read by fixed rules\. Nothing was sent/],
    [
      { provider: "openai", leftOut: 2, isWhole: false, failure: null },
      /by OpenAI\..* 2 lines of the AI were left out.* only its beginning/,
    ],
    [
      { provider: "anthropic", leftOut: 0, isWhole: true, failure: "It does not answer." },
      /Anthropic was asked too and gave nothing of use: It does not answer\.$/,
    ],
  ] as const)("is said: %j", async (aiReading, words) => {
    show(buildCall({ aiReading }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it("is said of a line that only AI found", async () => {
    const line = { id: testId(1), kind: "eligibility" as const, value: null, page: 1, acceptedAt: null };
    const lines = [
      { ...line, quote: "Choirs are welcome.", isFromAi: true },
      { ...line, id: testId(2), quote: "Charities can apply.", isFromAi: false },
    ];
    show(buildCall({ groups: [{ kind: "eligibility", state: "stated", lines }] }));
    const found = (await screen.findByText("Choirs are welcome.")).closest("li");
    expect(found).toHaveTextContent("Found by AI only");
    expect(screen.getByText("Charities can apply.").closest("li")).not.toHaveTextContent("Found by AI");
  });
});

describe("the lines of a kind", () => {
  const buildLine = (n: number, name: string) => ({
    ...{ id: testId(n), kind: "document" as const, value: { name }, page: 1, isFromAi: false },
    ...{ quote: `• ${name}`, acceptedAt: null },
  });
  const documents = { kind: "document" as const, state: "stated" as const };
  const lines = [buildLine(1, "Project budget"), buildLine(2, "Letters of support")];

  it("are accepted together, and are not quoted where the quote is the name", async () => {
    const accepted = lines.map((line) => ({ ...line, acceptedAt: "2030-03-01T12:00:00.000Z" }));
    const { user, calls } = show(buildCall({ groups: [{ ...documents, lines }] }), {
      [`PATCH ${PATH}/call/lines`]: {
        body: { call: buildCall({ groups: [{ ...documents, lines: accepted }] }), pageUrl: null },
      },
    });
    expect(await screen.findByText("Project budget")).toBeVisible();
    expect(screen.queryByText("• Project budget")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Accept all 2: Documents asked for" }));
    expect(await screen.findAllByText("Accepted")).toHaveLength(2);
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({
      kind: "document",
      accepted: true,
    });
    expect(screen.queryByRole("button", { name: /^Accept all/ })).not.toBeInTheDocument();
  });

  it("are accepted one kind after another, so that no older answer takes a newer one back", async () => {
    const criteria = [3, 4].map((n) => ({
      ...{
        id: testId(n),
        kind: "criterion" as const,
        value: { name: `Criterion ${n}`, weight: null, unit: null },
      },
      ...{ page: 1, isFromAi: false, quote: `${n}.` },
    }));
    const at = "2030-03-01T12:00:00.000Z";
    const buildSheet = (documentsAt: string | null, criteriaAt: string | null): CallSheetView => ({
      call: buildCall({
        groups: [
          { ...documents, lines: lines.map((line) => ({ ...line, acceptedAt: documentsAt })) },
          {
            ...{ kind: "criterion", state: "stated" },
            lines: criteria.map((line) => ({ ...line, acceptedAt: criteriaAt })),
          },
        ],
      }),
      pageUrl: null,
    });
    const held = holdAnswers();
    const { user, calls } = show(buildSheet(null, null).call, { [`PATCH ${PATH}/call/lines`]: held.next });
    await user.click(await screen.findByRole("button", { name: "Accept all 2: Documents asked for" }));
    await user.click(screen.getByRole("button", { name: "Accept all 2: Award criteria" }));
    const asked = () => calls.flatMap(({ method, body }) => (method === "PATCH" ? [body] : []));
    expect(asked()).toEqual([{ kind: "document", accepted: true }]);
    await held.give({ body: buildSheet(at, null) });
    await held.give({ body: buildSheet(at, at) });
    await waitFor(() => expect(screen.getAllByText("Accepted")).toHaveLength(4));
    expect(asked()).toHaveLength(2);
  });

  it("are accepted one by one where they contradict each other", async () => {
    show(buildCall({ groups: [{ ...documents, state: "contradictory", lines }] }));
    expect(await screen.findByText("Project budget")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Accept all/ })).not.toBeInTheDocument();
  });

  it("say when they could not be accepted together", async () => {
    const { user } = show(buildCall({ groups: [{ ...documents, lines }] }), {
      [`PATCH ${PATH}/call/lines`]: errorAnswer("conflict", "There are too many questions"),
    });
    await user.click(await screen.findByRole("button", { name: /^Accept all 2/ }));
    expect(await screen.findByText("Failed to save the lines")).toBeVisible();
  });
});

describe("a line that the profile contradicts", () => {
  it("is shown with its words, what the profile says, and the way to its question", async () => {
    const quote = "Applicants must be based in Wales.";
    const warnings = [
      { lineId: testId(1), quote, fact: "country" as const, said: "GH" },
      { lineId: testId(2), quote: "Fewer than 10 employees.", fact: "staff" as const, said: null },
    ];
    show(buildCall({ warnings }));
    const section = await screen.findByRole("region", { name: "The call and the profile" });
    expect(section).toHaveTextContent(
      "The call asks for: “Applicants must be based in Wales.” Your profile says of the country: Ghana.",
    );
    expect(section).toHaveTextContent("Your profile does not say the number of staff.");
    expect(screen.getByRole("link", { name: "See the profile: the country" })).toHaveAttribute(
      "href",
      expect.stringContaining("ask=country&back="),
    );
    expect(
      screen.getByRole("link", { name: "Answer the question of the profile: the number of staff" }),
    ).toHaveAttribute("href", expect.stringContaining("employeesCount"));
  });
});

describe("a call that is being read", () => {
  it("is stopped by a press, and says so", async () => {
    const { user, calls } = show(buildCall({ status: "waiting", readAt: null }), {
      [`DELETE ${PATH}/call/reading`]: {
        body: { call: buildCall({ status: "stopped", readAt: null }), pageUrl: null },
      },
    });
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByText("The reading was stopped")).toBeVisible();
    expect(screen.queryByText("The call is being read…")).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  it("goes on when it cannot be stopped, and the reason is told", async () => {
    const { user } = show(buildCall({ status: "waiting", readAt: null }), {
      [`DELETE ${PATH}/call/reading`]: errorAnswer("internal", "It broke"),
    });
    await user.click(await screen.findByRole("button", { name: "Stop" }));
    expect(await screen.findByText("Failed to stop it")).toBeVisible();
    expect(screen.getByText("The call is being read…")).toBeVisible();
  });
});

it("a call has the shape of its sheet while it is loading", async () => {
  show(null, { [`GET ${PATH}/call`]: holdAnswers().next });
  const loading = await screen.findByText("Loading the call");
  // Several blocks, and not one for all.
  expect(loading.parentElement!.querySelectorAll(".skeleton").length).toBeGreaterThan(3);
});

describe("the kinds that a call says nothing of", () => {
  it("are named together below what it says, and apart where pages could not be read", async () => {
    const line = {
      ...{ id: testId(1), kind: "eligibility" as const, value: null, page: 1, isFromAi: false },
      ...{ quote: "Charities can apply.", acceptedAt: null },
    };
    const groups: CallView["groups"] = [
      { kind: "cofunding", state: "not_found", lines: [] },
      { kind: "eligibility", state: "stated", lines: [line] },
      { kind: "criterion", state: "not_readable", lines: [] },
      { kind: "contact", state: "not_found", lines: [] },
    ];
    show(buildCall({ groups }));
    await screen.findByText("Charities can apply.");
    const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(names.slice(-3)).toEqual(["Who may apply", "Not found", "Not readable"]);
    const kindsUnder = (name: string) => {
      const list = screen.getByRole("heading", { name }).parentElement!.querySelector("ul")!;
      return within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    };
    expect(kindsUnder("Not found")).toEqual(["Co-funding", "Contact for questions"]);
    expect(kindsUnder("Not readable")).toEqual(["Award criteria"]);
  });
});

it("what accepted lines had become is read anew once the call is deleted", async () => {
  const { user, client, routes } = show(buildCall(), { [`DELETE ${PATH}/call`]: { status: 204 } });
  const checklist = ["/api/applications", ID, "documents"];
  client.setQueryData(checklist, { lines: [] });
  await user.click(await screen.findByRole("button", { name: "Delete the call" }));
  routes[`GET ${PATH}/call`] = { body: { call: null, pageUrl: null } };
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Call deleted")).toBeVisible();
  expect(await box()).toBeVisible();
  expect(client.getQueryState(checklist)?.isInvalidated).toBe(true);
});
