import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FunderProfileView, FunderView } from "@shared/validators/catalogue";
import type { InteractionView, NextStepView } from "@shared/validators/interactions";
import { todayForInput } from "@/lib/format/dates";
import { errorAnswer, fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { buildEntityView, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import FundersPage from "./funders-page";

const FUNDER: FunderView = {
  id: testId(1),
  name: "Savannah Fund",
  description: "Backs young firms.",
  logoUrl: null,
  funderType: "vc",
  averageCheckSize: null,
  minCheckSize: "25000.00",
  maxCheckSize: "500000.00",
  currency: "USD",
  country: "KE",
  geographyFocus: ["Africa"],
  industryFocus: ["All industries"],
  stageFocus: ["Seed"],
  website: "https://example.org",
  verified: true,
  sourceUrl: "https://example.org/about",
  attribution: "Open list, CC BY 4.0",
  lastSyncedAt: "2026-01-02T00:00:00.000Z",
};
const PROFILE: FunderProfileView = {
  ...FUNDER,
  typicalEquity: "7.50",
  portfolioCount: 40,
  activePortfolioCount: 31,
  exitsCount: 1,
  crunchbaseUrl: null,
  linkedinUrl: "https://example.org/linkedin",
  twitterUrl: "javascript:alert(1)",
  source: null,
  rorId: "https://ror.org/021nxhr62",
  orgIds: ["GB-CHC-200051"],
  uei: null,
  aliases: ["SF"],
  parent: { id: testId(61), name: "Savannah Group" },
  opportunities: [
    {
      id: testId(20),
      name: "Seed round 2027",
      fundingType: "equity",
      minAmount: "25000.00",
      maxAmount: "500000.00",
      currency: "USD",
      deadline: formatDateIn(12),
      deadlineTimezone: null,
      deadlineTime: null,
      closesAt: null,
      matchScore: 81,
      isPutAway: false,
    },
  ],
  hasMoreOpportunities: false,
  fits: [
    {
      entityId: testId(500),
      entityName: "Volta Clean Water",
      facts: [
        { fact: "stage", label: "Stage", verdict: "not_met", funder: "Seed", entity: "Scale", note: null },
        {
          fact: "cheque",
          label: "Cheque size",
          verdict: "unknown",
          funder: "USD 25,000 to USD 500,000",
          entity: null,
          note: null,
        },
      ],
    },
  ],
  hasMoreEntities: false,
};
const buildNote = (given: Partial<InteractionView> = {}): InteractionView => ({
  id: testId(30),
  funderId: FUNDER.id,
  entityId: testId(500),
  entityName: "Volta Clean Water",
  interactionType: "meeting",
  dateOfInteraction: "2026-01-10",
  contactPerson: "Kofi Boateng",
  outcome: "Wants the deck",
  notes: "Decides in March.",
  nextAction: null,
  nextActionDate: null,
  createdAt: "2026-01-10T10:00:00.000Z",
  updatedAt: "2026-01-10T10:00:00.000Z",
  ...given,
});
const NOTES_PATH = `/api/funders/${FUNDER.id}/interactions`;

function open(
  path = `/funders?profile=${FUNDER.id}`,
  { notes = [] as InteractionView[], nextSteps = [] as NextStepView[], entities = [buildEntityView()] } = {},
) {
  const stored = [...notes];
  const server = fakeFetch({
    "GET /api/funders": { body: [FUNDER] },
    [`GET /api/funders/${FUNDER.id}`]: { body: PROFILE },
    [`GET ${NOTES_PATH}`]: () => ({ body: { interactions: stored, hasMore: false } }),
    "GET /api/interactions/next": { body: { nextSteps, hasMore: false } },
    "GET /api/entities": { body: entities },
    [`POST ${NOTES_PATH}`]: ({ body }) => {
      const note = buildNote({ ...(body as object), id: testId(40 + stored.length) });
      stored.push(note);
      return { status: 201, body: note };
    },
    [`DELETE /api/interactions/${testId(30)}`]: () => {
      stored.splice(0, 1);
      return { status: 204 };
    },
    [`PATCH /api/interactions/${testId(30)}`]: ({ body }) => {
      const cleared = { nextAction: null, nextActionDate: null };
      const isDone = (body as { done?: boolean }).done === true;
      stored[0] = { ...stored[0]!, ...(isDone ? cleared : (body as object)) };
      return { body: stored[0] };
    },
  });
  return { ...renderWithProviders(<FundersPage />, { path }), ...server };
}

const dialog = () => screen.findByRole("dialog", { name: "Savannah Fund" });

describe("the directory", () => {
  it("the directory keeps its funders when reading them again fails", async () => {
    const { client, routes } = open("/funders");
    const card = await screen.findByRole("button", { name: "View Profile of Savannah Fund" });
    routes["GET /api/funders"] = errorAnswer("unavailable", "The database is away");
    await act(() => client.invalidateQueries({ queryKey: ["/api/funders"] }));
    await waitFor(() => expect(client.getQueryState(["/api/funders"])?.status).toBe("error"));
    expect(card).toBeVisible();
    expect(screen.queryByText("The funders could not be loaded")).not.toBeInTheDocument();
  });
});

describe("a funder's profile", () => {
  it("a funder's profile opens over the directory, is in the address, and closes", async () => {
    const { user, history } = open("/funders?search=sav");
    await user.click(await screen.findByRole("button", { name: "View Profile of Savannah Fund" }));
    expect(history.at(-1)).toBe(`/funders?search=sav&profile=${FUNDER.id}`);
    await dialog();
    expect(document.title).toMatch(/^Savannah Fund · /);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(document.title).toMatch(/^Funders & Investors · /);
    expect(history.at(-1)).toBe("/funders?search=sav");
  });

  it("a funder's profile shows the facts, the open opportunities with their match, and the fit", async () => {
    open();
    const profile = within(await dialog());
    expect(await profile.findByText("7.5%")).toBeInTheDocument();
    for (const fact of ["Kenya", "Africa", "$25,000", "$500,000", "40 investments, 31 active, 1 exit"])
      expect(profile.getByText(fact)).toBeInTheDocument();
    expect(profile.getByText("Open list, CC BY 4.0")).toBeInTheDocument();
    expect(profile.getByRole("link", { name: /LinkedIn/ })).toHaveAttribute(
      "href",
      "https://example.org/linkedin",
    );
    expect(profile.queryByText(/Twitter/)).not.toBeInTheDocument();
    const opportunity = profile.getByRole("link", { name: /Seed round 2027/ });
    expect(opportunity).toHaveAttribute("href", `/opportunities/${testId(20)}`);
    expect(opportunity).toHaveTextContent("81% match");
    const fit = within(profile.getByRole("region", { name: "How it fits" }));
    expect(fit.getByText("1 not met · 1 unknown")).toBeInTheDocument();
    const [stage, cheque] = fit
      .getAllByRole("listitem")
      .filter((item) => item.querySelector("dl") && !item.querySelector("li"));
    expect(stage).toHaveTextContent("StageNot metFunderSeedYouScale");
    expect(cheque).toHaveTextContent("Cheque sizeUnknownFunderUSD 25,000 to USD 500,000YouNot answered yet");
  });

  it("a funder's profile says when there is no such funder", async () => {
    fakeFetch({
      "GET /api/funders": { body: [] },
      [`GET /api/funders/${testId(9)}`]: errorAnswer("not_found", "Funder not found"),
      "GET /api/interactions/next": { body: { nextSteps: [], hasMore: false } },
    });
    renderWithProviders(<FundersPage />, { path: `/funders?profile=${testId(9)}` });
    expect(await screen.findByRole("dialog", { name: "Funder not found" })).toBeInTheDocument();
  });
});

describe("notes of contact", () => {
  it("a note needs a kind of contact, and a next step for its date, and is listed", async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole("button", { name: "Add a note" }));
    expect(screen.getByLabelText(/Kind of contact/)).toHaveFocus();
    await user.type(screen.getByLabelText("By"), formatDateIn(3));
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Please choose how you were in touch")).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText(/Kind of contact/), "Call");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Say what the next step is, or clear its date")).toBeInTheDocument();
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    await user.type(screen.getByLabelText("Next step"), "Send the deck");
    await user.type(screen.getByLabelText("Notes"), "They like pumps.");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("They like pumps.")).toBeInTheDocument();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      entityId: testId(500),
      interactionType: "call",
      dateOfInteraction: todayForInput(),
      contactPerson: null,
      outcome: null,
      notes: "They like pumps.",
      nextAction: "Send the deck",
      nextActionDate: formatDateIn(3),
    });
    expect(screen.getByRole("button", { name: "Add a note" })).toHaveFocus();
  });

  it("notes ask before what was typed is dropped, and keep it through Back", async () => {
    const { user, navigate } = open();
    const type = async () => {
      await user.click(await screen.findByRole("button", { name: "Add a note" }));
      await user.type(screen.getByLabelText("Notes"), "Half a thought");
    };
    await type();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Notes")).toHaveValue("Half a thought");
    // Back leaves without a question.
    navigate("/funders");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    navigate(`/funders?profile=${FUNDER.id}`);
    expect(await screen.findByLabelText("Notes")).toHaveValue("Half a thought");
    expect(screen.getByText(/What you had typed is back/)).toBeInTheDocument();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    navigate(`/funders?profile=${FUNDER.id}`);
    expect(await screen.findByText(/Nothing noted yet/)).toBeInTheDocument();
    expect(screen.queryByLabelText("Notes")).not.toBeInTheDocument();
  });

  it("notes keep what is being typed when reading them again fails", async () => {
    const { user, routes, client } = open();
    await user.click(await screen.findByRole("button", { name: "Add a note" }));
    await user.type(screen.getByLabelText("Notes"), "Half a thought");
    routes["GET /api/entities"] = routes[`GET ${NOTES_PATH}`] = errorAnswer("internal", "Broken");
    await client.refetchQueries();
    await waitFor(() => expect(client.getQueryState(["/api/entities"])?.status).toBe("error"));
    expect(screen.getByLabelText("Notes")).toHaveValue("Half a thought");
    expect(screen.queryByText("Your notes could not be loaded")).not.toBeInTheDocument();
  });

  it("notes are saved once when the profile is closed before the answer", async () => {
    const { user, routes, navigate, calls } = open();
    let answer = () => {};
    const saved = routes[`POST ${NOTES_PATH}`] as (call: FakeCall) => object;
    routes[`POST ${NOTES_PATH}`] = async (call) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return saved(call);
    };
    await user.click(await screen.findByRole("button", { name: "Add a note" }));
    await user.selectOptions(screen.getByLabelText(/Kind of contact/), "Call");
    await user.type(screen.getByLabelText("Notes"), "They like pumps.");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    await waitFor(() => expect(calls.some(({ method }) => method === "POST")).toBe(true));
    navigate("/funders");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const before = calls.length;
    answer();
    // Next steps are read again after the note is saved.
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    navigate(`/funders?profile=${FUNDER.id}`);
    expect(await screen.findByText("They like pumps.")).toBeInTheDocument();
    expect(screen.queryByLabelText("Notes")).not.toBeInTheDocument();
  });

  it("notes forget an edit that was typed and taken back", async () => {
    const { user, navigate } = open(undefined, { notes: [buildNote()] });
    await user.click(await screen.findByRole("button", { name: "Edit the note: Meeting, 10 Jan 2026" }));
    await user.type(screen.getByLabelText("Outcome"), "!");
    await user.type(screen.getByLabelText("Outcome"), "{Backspace}");
    navigate("/funders");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    navigate(`/funders?profile=${FUNDER.id}`);
    expect(await screen.findByText("Wants the deck")).toBeInTheDocument();
    expect(screen.queryByLabelText("Outcome")).not.toBeInTheDocument();
  });

  it.each([
    ["new", "Add a note"],
    ["changed", "Edit the note: Meeting, 10 Jan 2026"],
  ])("a half-typed note survives a reload: a %s one", async (_, button) => {
    const notes = [buildNote()];
    const first = open(undefined, { notes });
    await first.user.click(await screen.findByRole("button", { name: button }));
    await first.user.type(screen.getByLabelText("Outcome"), " and more");
    const typed = screen.getByLabelText<HTMLInputElement>("Outcome").value;
    first.unmount();
    const { user, unmount } = open(undefined, { notes });
    expect(await screen.findByLabelText("Outcome")).toHaveValue(typed);
    expect(screen.getByText("What you had typed is back. It is not saved yet.")).toBeVisible();
    // Cancel drops the draft.
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    unmount();
    open(undefined, { notes });
    expect(await screen.findByText("Wants the deck")).toBeVisible();
    expect(screen.queryByLabelText("Outcome")).not.toBeInTheDocument();
  });

  it("notes that are deleted elsewhere while being edited become new ones, with what was typed", async () => {
    const first = open(undefined, { notes: [buildNote()] });
    await first.user.click(
      await screen.findByRole("button", { name: "Edit the note: Meeting, 10 Jan 2026" }),
    );
    await first.user.type(screen.getByLabelText("Outcome"), " and more");
    first.unmount();
    const { user } = open();
    expect(await screen.findByLabelText("Outcome")).toHaveValue("Wants the deck and more");
    await user.selectOptions(screen.getByLabelText(/Kind of contact/), "Call");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Wants the deck and more")).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("form-draft"))).toEqual([]);
  });

  it("the edit of an older note is restored at that note", async () => {
    const older = buildNote({ id: testId(31), dateOfInteraction: "2025-01-10", outcome: "Older" });
    const { user, routes, navigate, client } = open();
    routes[`GET ${NOTES_PATH}`] = ({ path }) =>
      path.includes("page=2")
        ? { body: { interactions: [older], hasMore: false } }
        : { body: { interactions: [buildNote()], hasMore: true } };
    await client.refetchQueries();
    await user.click(await screen.findByRole("button", { name: "Show older notes" }));
    await user.click(await screen.findByRole("button", { name: "Edit the note: Meeting, 10 Jan 2025" }));
    await user.type(screen.getByLabelText("Outcome"), " still");
    expect(screen.getByRole("button", { name: /^Edit the note/ })).toHaveAttribute("aria-disabled", "true");
    navigate("/funders");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    client.removeQueries({ queryKey: ["/api/funders", FUNDER.id, "interactions"] });
    navigate(`/funders?profile=${FUNDER.id}`);
    expect(await screen.findByLabelText("Outcome")).toHaveValue("Older still");
    expect(screen.getByRole("form", { name: "Change the note" })).toBeInTheDocument();
  });

  it("notes keep what was typed when saving fails, with the server's message at the field", async () => {
    const { user, routes } = open();
    routes[`POST ${NOTES_PATH}`] = errorAnswer("validation_failed", "Too early", {
      dateOfInteraction: ["Too early"],
    });
    await user.click(await screen.findByRole("button", { name: "Add a note" }));
    await user.selectOptions(screen.getByLabelText(/Kind of contact/), "Call");
    await user.type(screen.getByLabelText("Outcome"), "Good");
    await user.click(screen.getByRole("button", { name: "Save note" }));
    expect(await screen.findByText("Too early")).toBeInTheDocument();
    expect(screen.getByLabelText("Outcome")).toHaveValue("Good");
  });

  it("notes send only the changed fields", async () => {
    const { user, calls } = open(undefined, { notes: [buildNote()] });
    await user.click(await screen.findByRole("button", { name: "Edit the note: Meeting, 10 Jan 2026" }));
    expect(screen.getByLabelText("With whom")).toHaveValue("Kofi Boateng");
    await user.clear(screen.getByLabelText("Outcome"));
    await user.click(screen.getByRole("button", { name: "Save note" }));
    await waitFor(() => expect(screen.queryByLabelText("Outcome")).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ outcome: null });
    expect(screen.queryByText("Wants the deck")).not.toBeInTheDocument();
  });

  it("notes are deleted at once and can be restored unchanged", async () => {
    const { user, calls } = open(undefined, { notes: [buildNote()] });
    const editButton = { name: "Edit the note: Meeting, 10 Jan 2026" };
    await user.click(await screen.findByRole("button", { name: "Delete the note: Meeting, 10 Jan 2026" }));
    const undo = await screen.findByRole("button", { name: "Undo" });
    expect(undo).toHaveFocus();
    expect(screen.queryByText("Decides in March.")).not.toBeInTheDocument();
    await user.click(undo);
    expect(await screen.findByText("Decides in March.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", editButton)).toHaveFocus());
    const { interactionType, dateOfInteraction, contactPerson, outcome, notes } = buildNote();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      entityId: testId(500),
      interactionType,
      dateOfInteraction,
      contactPerson,
      outcome,
      notes,
      nextAction: null,
      nextActionDate: null,
    });
  });

  it("notes can all be restored when several are deleted one after the other", async () => {
    const second = buildNote({ id: testId(31), dateOfInteraction: "2026-01-09" });
    const { user, routes, calls } = open(undefined, { notes: [buildNote(), second] });
    const answers: (() => void)[] = [];
    for (const id of [testId(30), testId(31)])
      routes[`DELETE /api/interactions/${id}`] = async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return { status: 204 };
      };
    await user.click(await screen.findByRole("button", { name: "Delete the note: Meeting, 10 Jan 2026" }));
    await user.click(screen.getByRole("button", { name: "Delete the note: Meeting, 9 Jan 2026" }));
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) answer();
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2));
    for (const undo of screen.getAllByRole("button", { name: "Undo" })) await user.click(undo);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(2);
  });

  it("completing a next step leaves it to the server to record that", async () => {
    const note = buildNote({ nextAction: "Send the deck", nextActionDate: formatDateIn(-3) });
    const { user, calls } = open(undefined, { notes: [note] });
    expect(await screen.findByText(/^Overdue since/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Done: Send the deck" }));
    await waitFor(() => expect(screen.queryByText("Send the deck")).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ done: true });
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Edit the note: Meeting, 10 Jan 2026" })).toHaveFocus(),
    );
  });

  it("notes need an entity to belong to", async () => {
    open(undefined, { entities: [] });
    const add = await screen.findByRole("link", { name: "Add your startup or organisation" });
    expect(add).toHaveAttribute("href", "/settings?new=entity");
    expect(screen.queryByRole("button", { name: "Add a note" })).not.toBeInTheDocument();
  });
});

describe("next steps", () => {
  const step = (n: number, nextAction: string, nextActionDate: string): NextStepView => ({
    id: testId(n),
    funderId: FUNDER.id,
    funderName: FUNDER.name,
    entityName: "Volta Clean Water",
    nextAction,
    nextActionDate,
  });

  it("next steps stand above the cards, overdue ones marked, each leading to its funder", async () => {
    const today = todayForInput();
    open("/funders", {
      nextSteps: [
        step(1, "Call", formatDateIn(-9)),
        step(2, "Write", today),
        step(3, "Meet", formatDateIn(9)),
      ],
    });
    const strip = within(await screen.findByRole("region", { name: "Next steps" }));
    const [first, second, third] = strip.getAllByRole("link");
    expect(first).toHaveTextContent(/^Call.*Overdue since/);
    expect(second).toHaveTextContent(/^Write.*Due today$/);
    expect(third).toHaveTextContent(/^Meet.*Due \d/);
    expect(first).toHaveAttribute("href", `/funders?profile=${FUNDER.id}`);
  });

  it("next steps are hidden when there are none, and their failure does not hide the directory", async () => {
    const { routes, client } = open("/funders");
    await screen.findByRole("button", { name: /^View Profile/ });
    expect(screen.queryByText("Next steps")).not.toBeInTheDocument();
    routes["GET /api/interactions/next"] = errorAnswer("internal", "Broken");
    await client.resetQueries({ queryKey: ["/api/interactions", "next"] }).catch(() => {});
    expect(await screen.findByRole("button", { name: /^View Profile/ })).toBeInTheDocument();
  });
});
