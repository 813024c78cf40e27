import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { errorAnswer } from "@/test/fake-fetch";
import { testId } from "@/test/opportunities";
import { renderWithProviders, testUser } from "@/test/render";
import {
  admin,
  buildAdminOpportunity,
  buildDetail,
  buildList,
  buildScrapeRun,
  serveCatalogue,
} from "../test-catalogue";
import AdminPage from "./admin-page";

const open = (path = "/admin/verification", user = admin) =>
  renderWithProviders(<AdminPage />, { path, user });
// By text, because queries by role are slow in jsdom on so big a screen.
const heading = (text: string) => screen.findByText(text, { selector: "h2, h3" });
const row = async (name: string) => (await heading(name)).closest("li") as HTMLElement;
const [one, two, three] = ["One", "Two", "Three"].map((name, index) =>
  buildAdminOpportunity({ id: testId(index + 1), name }),
);
const waiting = [one!, two!, three!];

describe("access to the verification screen", () => {
  it("a user who is not an administrator sees the server's message, and nothing else is requested", async () => {
    const { calls } = serveCatalogue({
      routes: {
        "GET /api/admin/scrape/runs": errorAnswer("forbidden", "Only administrators can see this page"),
      },
    });
    open(undefined, testUser);
    expect(await screen.findByText("Only administrators can see this page")).toBeVisible();
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
    expect(calls).toHaveLength(1);
  });

  it("access is decided by the server, not by what the client knows of the user", async () => {
    serveCatalogue({ pending: waiting });
    open(undefined, testUser);
    expect(await heading("3 pending")).toBeVisible();
  });
});

describe("an administrator without a second factor", () => {
  const openWith = (isRequired: boolean) => {
    serveCatalogue({ routes: { "GET /api/auth/factors": { body: { isRequired, methods: [] } } } });
    open();
  };

  it("an administrator without a second factor is told so, and led to where it is set up", async () => {
    openWith(false);
    expect(await screen.findByText("Your sign-in has one step only")).toBeVisible();
    expect(screen.getByText(/^Whoever learns your password/)).toBeVisible();
    expect(screen.getByText("Set up two-step sign-in").closest("a")).toHaveAttribute(
      "href",
      "/settings#second-factor",
    );
  });

  it("an administrator who needs a second factor is told that nothing can be changed", async () => {
    openWith(true);
    expect(await screen.findByText(/^You can look at everything here, and change it/)).toBeVisible();
  });

  it("an administrator with a second factor is told nothing", async () => {
    serveCatalogue({ pending: waiting });
    open();
    expect(await heading("3 pending")).toBeVisible();
    expect(screen.queryByText("Your sign-in has one step only")).toBeNull();
  });
});

describe("a decision", () => {
  it("a decision removes the row at once, says so, and can be undone", async () => {
    let answer: (() => void) | undefined;
    const { calls, routes } = serveCatalogue({ pending: waiting });
    routes[`POST /api/admin/opportunities/${testId(1)}/verify`] = () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: buildDetail(one!) });
      });
    const { user } = open();
    await user.click(within(await row("One")).getByRole("button", { name: "Verify One" }));
    expect(screen.queryByRole("heading", { name: "One" })).not.toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "2 pending" })).toBeVisible();
    expect(await row("Two")).toHaveFocus();

    routes["GET /api/admin/opportunities/pending"] = { body: buildList([two!, three!]) };
    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    expect(await screen.findByText("Opportunity Verified")).toBeVisible();
    routes["POST /api/admin/opportunities/bulk"] = () => {
      routes["GET /api/admin/opportunities/pending"] = { body: buildList(waiting) };
      return { body: { changed: [testId(1)], skipped: [] } };
    };
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await row("One")).toBeVisible();
    expect(await screen.findByText("Decision taken back")).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith("/bulk"))?.body).toEqual({
      ids: [testId(1)],
      decision: "reopen",
    });
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("a refused decision brings the row back", async () => {
    const { routes } = serveCatalogue({ pending: waiting });
    routes[`POST /api/admin/opportunities/${testId(2)}/reject`] = { status: 500, body: {} };
    const { user } = open();
    await user.click(within(await row("Two")).getByRole("button", { name: "Reject Two" }));
    expect(await screen.findByText("Rejection Failed")).toBeVisible();
    expect(screen.getByText("Failed to reject opportunity")).toBeVisible();
    expect(await row("Two")).toBeVisible();
  });

  it("undo of a decision is not reported as done when another administrator changed the opportunity first", async () => {
    const { routes } = serveCatalogue({ pending: waiting });
    routes[`POST /api/admin/opportunities/${testId(2)}/reject`] = { body: buildDetail(two!) };
    routes["POST /api/admin/opportunities/bulk"] = { body: { changed: [], skipped: [testId(2)] } };
    const { user } = open();
    await user.click(within(await row("Two")).getByRole("button", { name: "Reject Two" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Update Failed")).toBeVisible();
    expect(screen.getByText("1 opportunity was changed in the meantime and was left alone.")).toBeVisible();
    expect(screen.queryByText("Decision taken back")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("a decision for all ticked rows is made in one request", async () => {
    const { calls, routes } = serveCatalogue({ pending: waiting });
    routes["POST /api/admin/opportunities/bulk"] = () => {
      routes["GET /api/admin/opportunities/pending"] = { body: buildList([]) };
      return { body: { changed: [testId(1), testId(2)], skipped: [testId(3)] } };
    };
    const { user } = open();
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    const bar = screen.getByRole("group", { name: "Selected opportunities" });
    expect(within(bar).getByText("3 selected")).toBeVisible();
    await user.click(within(bar).getByRole("button", { name: "Reject" }));
    expect(
      await screen.findByText("1 opportunity had been decided already and was left alone."),
    ).toBeVisible();
    expect(await heading("Nothing is waiting")).toBeVisible();
    expect(calls.find(({ path }) => path.endsWith("/bulk"))?.body).toEqual({
      ids: [testId(1), testId(2), testId(3)],
      decision: "reject",
    });
  });
});

describe("keyboard shortcuts", () => {
  it("keyboard shortcuts move, tick, decide and undo", async () => {
    const { calls, routes } = serveCatalogue({ pending: waiting });
    routes[`POST /api/admin/opportunities/${testId(2)}/reject`] = { body: buildDetail(two!) };
    routes["POST /api/admin/opportunities/bulk"] = { body: { changed: [testId(2)], skipped: [] } };
    const { user } = open();
    await row("One");
    await user.keyboard("v");
    expect(calls.every(({ method }) => method === "GET")).toBe(true);
    await user.keyboard("jj");
    expect(await row("Two")).toHaveFocus();
    await user.keyboard("x");
    expect(screen.getByRole("checkbox", { name: "Select Two" })).toBeChecked();
    await user.keyboard("xkj{ArrowUp}");
    expect(screen.getByRole("checkbox", { name: "Select Two" })).not.toBeChecked();
    expect(await row("One")).toHaveFocus();
    await user.keyboard("jr");
    expect(await screen.findByText("Opportunity Rejected")).toBeVisible();
    await user.keyboard("u");
    expect(await screen.findByText("Decision taken back")).toBeVisible();
  });

  it("keyboard shortcuts do nothing while typing or in a dialog, and can be switched off", async () => {
    const { calls } = serveCatalogue({ pending: waiting });
    const { user } = open();
    await row("One");
    await user.keyboard("j/");
    const search = screen.getByRole("searchbox", { name: "Search pending opportunities" });
    expect(search).toHaveFocus();
    await user.keyboard("vrx");
    expect(search).toHaveValue("vrx");
    await user.clear(search);
    await user.click(screen.getByRole("heading", { level: 1 }));
    await user.keyboard("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(within(dialog).getByText("Take the last decision back")).toBeVisible();
    await user.keyboard("v");
    await user.click(within(dialog).getByRole("switch", { name: "Use keyboard shortcuts" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.keyboard("jv?");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(calls.every(({ method }) => method === "GET")).toBe(true);
  });
});

describe("the address of the verification screen", () => {
  it("the address holds tab, search, filters and page", async () => {
    const { calls } = serveCatalogue({ verified: waiting });
    const { history, user } = open(
      "/admin/verification?tab=active&search=water&source=Grants.gov&flag=changed",
    );
    expect(await heading("3 active opportunities")).toBeVisible();
    expect(calls.map(({ path }) => path)).toContain(
      "/api/admin/opportunities?search=water&source=Grants.gov&flag=changed",
    );
    await user.selectOptions(screen.getByRole("combobox", { name: "Flag" }), "Broken link");
    expect(history.at(-1)).toContain("flag=broken_link");
    await user.click(screen.getByRole("tab", { name: "Scraping & Verification" }));
    expect(history.at(-1)).toBe("/admin/verification?search=water&source=Grants.gov");
  });

  it("the address of a page past the last one leads to the last page", async () => {
    const { history } =
      (serveCatalogue({
        routes: { "GET /api/admin/opportunities/pending": { body: buildList([], 60) } },
      }),
      open("/admin/verification?page=9"));
    await waitFor(() => expect(history.at(-1)).toBe("/admin/verification?page=2"));
  });
});

describe("a source", () => {
  it("a source shows its progress, and its button is disabled whoever started the run", async () => {
    const running = buildScrapeRun({
      sourceId: "water-trust",
      status: "running",
      done: 17,
      endedAt: null,
      message: null,
    });
    const { calls } = serveCatalogue({ overview: { runs: [running], sources: [] } });
    const { user } = open();
    expect(await screen.findAllByText("17 of 50")).not.toHaveLength(0);
    const button = screen.getByRole("button", { name: "Scrape Water Trust" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.click(button);
    expect(calls.every(({ method }) => method === "GET")).toBe(true);
  });

  it.each([
    ["Scrape Grants.gov", "grants-gov", { limit: 50 }],
    ["Scrape Water Trust", "source/water-trust", undefined],
  ])("%s is scraped and its result reported", async (name, path, body) => {
    const { calls } = serveCatalogue({
      routes: {
        [`POST /api/admin/scrape/${path}`]: { body: { message: "Found 3: 3 new.", run: buildScrapeRun() } },
      },
    });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Scraping Complete")).toBeVisible();
    expect(screen.getByText("Found 3: 3 new.")).toBeVisible();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual(body);
  });

  it.each([
    ["Scrape Grants.gov", "grants-gov", "Failed to scrape opportunities"],
    [
      "Scrape Water Trust",
      "source/water-trust",
      "Failed to scrape opportunities. Some websites may block scraping.",
    ],
  ])("%s says why it failed, or that it did", async (name, path, fallback) => {
    const { routes } = serveCatalogue();
    routes[`POST /api/admin/scrape/${path}`] = { status: 500, body: {} };
    const { user } = open();
    await user.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText("Scraping Failed")).toBeVisible();
    expect(screen.getByText(fallback)).toBeVisible();
    routes[`POST /api/admin/scrape/${path}`] = errorAnswer("upstream_failed", "The site is away.");
    await user.click(screen.getByRole("button", { name }));
    expect(await screen.findByText("The site is away.")).toBeVisible();
  });

  it("a source with an API is switched on before it can be scraped, and can be switched off again", async () => {
    const source = {
      id: "state-grants",
      name: "State Grants",
      description: "Grants of the state.",
      url: "https://example.org/grants",
      licence: "Open data",
    };
    const { calls, routes } = serveCatalogue();
    const list = "GET /api/admin/scrape/sources";
    routes[list] = { body: [{ ...source, isOn: false }] };
    routes["PUT /api/admin/scrape/sources/state-grants"] = ({ body }) => {
      const changed = { ...source, isOn: (body as { isOn: boolean }).isOn };
      routes[list] = { body: [changed] };
      return { body: changed };
    };
    const { user } = open();
    expect(await screen.findByText("Licence: Open data")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Scrape State Grants" })).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Switch State Grants on" }));
    expect(await screen.findByRole("button", { name: "Scrape State Grants" })).toBeVisible();
    expect(await screen.findByText("Source switched on")).toBeVisible();
    expect(calls.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([{ isOn: true }]);

    await user.click(screen.getByRole("button", { name: "Switch State Grants off" }));
    expect(await screen.findByRole("button", { name: "Switch State Grants on" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Scrape State Grants" })).not.toBeInTheDocument();
  });

  it("a source whose key is missing says which setting needs it, and cannot be scraped", async () => {
    const { routes } = serveCatalogue();
    routes["GET /api/admin/scrape/sources"] = {
      body: [
        {
          id: "state-grants",
          name: "State Grants",
          description: "Grants of the state.",
          url: "https://example.org/grants",
          licence: "Open data",
          isOn: true,
          missingSetting: "STATE_GRANTS_KEY",
        },
      ],
    };
    open();
    expect(
      await screen.findByText("It cannot be read yet: the setting STATE_GRANTS_KEY needs a key."),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: "Scrape State Grants" })).not.toBeInTheDocument();
  });

  it("a run is stopped by a press, whoever started it, and is shown as stopped", async () => {
    const running = buildScrapeRun({ status: "running", done: 3, endedAt: null, message: null });
    const stopped = buildScrapeRun({ status: "stopped", message: "Stopped by an administrator." });
    const { routes, calls } = serveCatalogue({ overview: { runs: [running], sources: [] } });
    routes[`DELETE /api/admin/scrape/runs/${running.id}`] = () => {
      routes["GET /api/admin/scrape/runs"] = { body: { runs: [stopped], sources: [] } };
      return { body: stopped };
    };
    const { user } = open();
    const [stop] = await screen.findAllByRole("button", { name: `Stop reading ${running.sourceName}` });
    await user.click(stop!);
    expect(await screen.findByText("Stopped")).toBeVisible();
    expect(screen.getByText("Stopped by an administrator.")).toBeVisible();
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  it("a scrape is not reported as failed when only the connection broke", async () => {
    const running = buildScrapeRun({ status: "running", done: 3, endedAt: null, message: null });
    const { routes } = serveCatalogue();
    routes["POST /api/admin/scrape/grants-gov"] = () => {
      routes["GET /api/admin/scrape/runs"] = { body: { runs: [running], sources: [] } };
      throw new TypeError("Failed to fetch");
    };
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Scrape Grants.gov" }));
    expect(await screen.findAllByText("3 of 50")).not.toHaveLength(0);
    expect(screen.queryByText("Scraping Failed")).not.toBeInTheDocument();
  });

  it("a custom URL needs an address, and keeps what was typed when it fails", async () => {
    const { calls, routes } = serveCatalogue();
    const { user } = open();
    const form = within(await screen.findByRole("form", { name: "Scrape a custom URL" }));
    await user.click(form.getByRole("button", { name: "Scrape URL" }));
    expect(await screen.findByText("URL Required")).toBeVisible();
    expect(screen.getAllByText("Please enter a URL to scrape")).toHaveLength(2);
    routes["POST /api/admin/scrape/custom-url"] = { status: 500, body: {} };
    await user.type(form.getByLabelText(/^URL/), "https://example.org/call{Enter}");
    expect(await screen.findByText("Failed to scrape custom URL")).toBeVisible();
    expect(form.getByLabelText(/^URL/)).toHaveValue("https://example.org/call");
    routes["POST /api/admin/scrape/custom-url"] = {
      body: { message: "Found 1: 1 new.", run: buildScrapeRun() },
    };
    await user.click(form.getByRole("button", { name: "Scrape URL" }));
    expect(await screen.findByText("Found 1: 1 new.")).toBeVisible();
    expect(form.getByLabelText(/^URL/)).toHaveValue("");
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      url: "https://example.org/call",
      sourceName: null,
    });
  });

  it("a custom URL that has been read does not clear the next address being typed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let answer: (() => void) | undefined;
    serveCatalogue({
      routes: {
        "POST /api/admin/scrape/custom-url": () =>
          new Promise((resolve) => {
            answer = () => resolve({ body: { message: "Found 1: 1 new.", run: buildScrapeRun() } });
          }),
      },
    });
    const { user } = open();
    const form = within(await screen.findByRole("form", { name: "Scrape a custom URL" }));
    const url = form.getByLabelText(/^URL/);
    await user.type(url, "https://example.org/first{Enter}");
    await waitFor(() => expect(answer).toBeDefined());
    await user.clear(url);
    await user.type(url, "https://example.org/second");
    answer!();
    expect(await screen.findByText("Found 1: 1 new.")).toBeVisible();
    await waitFor(() =>
      expect(form.getByRole("button", { name: "Scrape URL" })).not.toHaveAttribute("aria-disabled"),
    );
    // The form is cleared a moment after the toast.
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(url).toHaveValue("https://example.org/second");
  });
});

describe("editing a pending opportunity", () => {
  const changed = buildDetail(one!, {
    origins: { deadline: { quote: "closes on 31 March", how: "text" } },
    lockedFields: ["name"],
    changes: [
      {
        id: testId(70),
        field: "deadline",
        before: "2027-03-31",
        after: "2027-04-30",
        quote: null,
        createdAt: "2026-11-20T10:00:00.000Z",
      },
    ],
    log: [{ action: "verified", by: "Kofi Boateng", at: "2026-11-20T10:00:00.000Z", fields: [] }],
  });

  async function edit(routes: Parameters<typeof serveCatalogue>[0] = {}) {
    const served = serveCatalogue({ verified: waiting, ...routes });
    served.routes[`GET /api/admin/opportunities/${testId(1)}`] = { body: changed };
    const { user } = open("/admin/verification?tab=active");
    await user.click(within(await row("One")).getByRole("button", { name: "Edit One" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit opportunity" }));
    await dialog.findByLabelText(/^Name/);
    return { ...served, user, dialog };
  }

  it("the edit dialog shows the page's words, the locked fields and the history", async () => {
    const { dialog } = await edit();
    expect(dialog.getByText("“closes on 31 March”")).toBeVisible();
    expect(dialog.getByText(/scraping leaves it alone/)).toBeVisible();
    expect(dialog.getByText("Verified by Kofi Boateng")).toBeVisible();
  });

  it("the edit dialog accepts a proposed change without losing what is being typed", async () => {
    const { dialog, user, routes } = await edit();
    await user.type(dialog.getByLabelText(/^Name/), " and more");
    routes[`POST /api/admin/opportunities/${testId(1)}/changes/${testId(70)}/accept`] = () => {
      const accepted = { ...changed, deadline: "2027-04-30", changes: [] };
      routes[`GET /api/admin/opportunities/${testId(1)}`] = { body: accepted };
      return { body: accepted };
    };
    await user.click(dialog.getByRole("button", { name: "Accept the new value of Deadline" }));
    await waitFor(() => expect(dialog.getByLabelText("Deadline")).toHaveValue("2027-04-30"));
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("One and more");
    expect(dialog.queryByRole("button", { name: /^Accept/ })).not.toBeInTheDocument();
  });

  it("the edit dialog accepts an amount with its currency as one proposal", async () => {
    const { dialog, user, routes, calls } = await edit();
    const moved = buildDetail(one!, {
      changes: [
        { ...changed.changes[0]!, id: testId(71), field: "currency", before: "USD", after: "EUR" },
        { ...changed.changes[0]!, id: testId(72), field: "maxAmount", before: "100000.00", after: "90000" },
      ],
    });
    const path = `/api/admin/opportunities/${testId(1)}/changes`;
    routes[`POST ${path}/${testId(70)}/decline`] = { body: moved };
    routes[`GET /api/admin/opportunities/${testId(1)}`] = { body: moved };
    await user.click(dialog.getByRole("button", { name: "Keep ours for Deadline" }));
    const accept = await dialog.findByRole("button", { name: "Accept the new value of Amount and currency" });
    expect(dialog.getAllByRole("button", { name: /^Accept/ })).toEqual([accept]);
    expect(dialog.getByText("€90,000")).toBeVisible();
    routes[`POST ${path}/${testId(71)}/accept`] = () => {
      const accepted = { body: { ...moved, changes: [] } };
      routes[`GET /api/admin/opportunities/${testId(1)}`] = accepted;
      return accepted;
    };
    await user.click(accept);
    await waitFor(() => expect(accept).not.toBeInTheDocument());
    expect(calls.map(({ path: called }) => called)).toContain(`${path}/${testId(71)}/accept`);
  });

  it("the edit dialog saves, and asks before it drops edits", async () => {
    const { dialog, user, calls, routes } = await edit();
    await user.type(dialog.getByLabelText(/^Name/), "!");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    await user.clear(dialog.getByLabelText("Deadline"));
    routes[`PATCH /api/admin/opportunities/${testId(1)}`] = { status: 500, body: {} };
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Failed to update opportunity")).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("One!");
    routes[`PATCH /api/admin/opportunities/${testId(1)}`] = { body: changed };
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Opportunity Updated")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === "PATCH").at(-1)?.body).toEqual({
      name: "One!",
      description: one!.description,
      fundingType: "grant",
      minAmount: "25000.00",
      maxAmount: "100000.00",
      deadline: null,
    });
  });
});

it("an opportunity is created, and closing asks before it drops what was typed", async () => {
  const { routes } = serveCatalogue();
  const { user } = open("/admin/verification?tab=active");
  await user.click(await screen.findByRole("button", { name: "Add Opportunity" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add Opportunity" }));
  await user.click(dialog.getByRole("button", { name: "Create opportunity" }));
  expect(await screen.findByText("Required Fields Missing")).toBeVisible();
  await user.type(dialog.getByLabelText(/^Name/), "New fund");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  await user.type(dialog.getByLabelText(/^Description/), "For wells");
  await user.type(dialog.getByLabelText(/^Minimum amount/), "5000");
  await user.type(dialog.getByLabelText(/^Maximum amount/), "20000");
  routes["POST /api/admin/opportunities"] = {
    status: 201,
    body: buildDetail(buildAdminOpportunity({ name: "New fund" })),
  };
  await user.click(dialog.getByRole("button", { name: "Create opportunity" }));
  expect(await screen.findByText("Opportunity Created")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("an opportunity is deleted after a warning of what is lost", async () => {
  const { routes } = serveCatalogue({ verified: waiting });
  const { user } = open("/admin/verification?tab=active");
  await user.click(await screen.findByRole("button", { name: "Delete Two" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/^Are you sure you want to delete "Two"\?/)).toBeVisible();
  await user.click(question.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Delete Failed")).toBeVisible();
  routes[`DELETE /api/admin/opportunities/${testId(2)}`] = () => {
    routes["GET /api/admin/opportunities"] = { body: buildList([one!, three!]) };
    return { status: 204 };
  };
  await user.click(question.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Opportunity Deleted")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Two" })).not.toBeInTheDocument());
});
