import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { TrackerEntryView, TrackerView } from "@shared/validators/trackers";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { ProposedEntries } from "./proposed-entries";

const READ = "POST /api/trackers/entries";
const KEEP = "POST /api/trackers/applications";
const FILE = { entityId: "e", fileName: "grants.csv", uploadedFileUrl: "/api/objects/f" };

const buildEntry = (given: Partial<TrackerEntryView> = {}): TrackerEntryView => ({
  ...{ n: 1, title: "Light for Schools", funderName: "Amber Trust", statusWord: "Awarded", status: "funded" },
  ...{ askingAmount: "50000", askingCurrency: "USD", awardedAmount: null, awardedCurrency: "USD" },
  ...{
    submittedDate: "2028-12-31",
    decisionDate: null,
    notes: null,
    unread: [],
    state: "new",
    isWithdrawn: false,
  },
  ...{ opportunity: null },
  ...given,
});
const buildFound = (entries: TrackerEntryView[], given: Partial<TrackerView> = {}): TrackerView => ({
  columns: [
    { header: "Grant", meaning: "title", sample: "Light for Schools" },
    { header: "Officer", meaning: "notes", sample: "Ama" },
  ],
  ...{ entries, more: 0, rows: entries.length, asksDayOrder: false, asksCurrency: false },
  leftOut: { rows: false, columns: false, words: false },
  ...given,
});
function show(found: TrackerView) {
  const onKept = vi.fn();
  const fake = fakeFetch({ [READ]: { body: found }, [KEEP]: { status: 201, body: { added: 1, known: 0 } } });
  const rendered = renderWithProviders(
    <ProposedEntries file={FILE} onDirtyChange={() => undefined} onBack={() => undefined} onKept={onKept} />,
  );
  const sent = (path: string) =>
    fake.calls.filter((call) => call.path === path).map(({ body }) => body as Record<string, unknown>);
  return { ...fake, ...rendered, onKept, sent };
}
const items = () => screen.findAllByRole("listitem");

it("shows each row with what will be kept, and what is there already cannot be ticked", async () => {
  show(
    buildFound([
      buildEntry({ unread: [{ header: "Decision date", text: "soon" }], notes: "Decision date: soon" }),
      buildEntry({ n: 2, title: "Seeds", state: "known" }),
      buildEntry({ n: 3, title: null, state: "nameless" }),
    ]),
  );
  const [light, seeds, nameless] = await items();
  expect(light).toHaveTextContent("Amber Trust · Sent 31 Dec 2028 · Requested $50,000");
  expect(light).toHaveTextContent("Not understood, so that it goes to the notes: Decision date: soon");
  expect(within(light!).getByRole("checkbox", { name: "Light for Schools" })).toBeChecked();
  expect(within(light!).getByRole("combobox", { name: "Status of Light for Schools" })).toHaveValue("funded");
  const known = within(seeds!).getByRole("checkbox", { name: /^Seeds/ });
  expect(known).toBeDisabled();
  expect(known).not.toBeChecked();
  expect(seeds).toHaveTextContent("Is there already");
  expect(nameless).toHaveTextContent("cannot be kept");
  expect(screen.getByRole("button", { name: "Keep 1 application" })).toBeEnabled();
});

it("keeps what is ticked with the statuses that were chosen, and nothing before", async () => {
  const { user, sent, onKept } = show(
    buildFound([
      buildEntry(),
      buildEntry({ n: 2, title: "Seeds" }),
      buildEntry({ n: 3, title: "Sun", opportunity: { id: "o", name: "Sun Fund", isTaken: false } }),
    ]),
  );
  await items();
  await user.click(screen.getByRole("checkbox", { name: "Seeds" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Status of Light for Schools" }), "Rejected");
  expect(
    screen.getByRole("checkbox", { name: "As an application for “Sun Fund” of the catalogue" }),
  ).toBeChecked();
  expect(sent("/api/trackers/applications")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Keep 2 applications" }));
  await waitFor(() => expect(onKept).toHaveBeenCalledOnce());
  expect(sent("/api/trackers/applications")).toEqual([
    {
      ...{ ...FILE, columns: ["title", "notes"] },
      entries: [
        { n: 1, status: "rejected", opportunityId: null },
        { n: 3, status: "funded", opportunityId: "o" },
      ],
    },
  ]);
});

it("proposes a status for what was withdrawn, and says why", async () => {
  const withdrawn = { statusWord: "Withdrawn", status: null, isWithdrawn: true };
  const { user, sent } = show(buildFound([buildEntry(withdrawn)]));
  await items();
  const word = screen.getByRole("combobox", { name: "Withdrawn in 1 row" });
  expect(word).toHaveValue("rejected");
  expect(screen.getByText(/was withdrawn. It is kept as “Rejected”/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep 1 application" }));
  await waitFor(() => expect(sent("/api/trackers/applications")).toHaveLength(1));
  expect(sent("/api/trackers/applications")[0]!.entries).toMatchObject([{ n: 1, status: "rejected" }]);
});

it("asks once for each word that no status is known for", async () => {
  const unknown = { statusWord: "Withdrawn", status: null };
  const { user, sent } = show(
    buildFound([buildEntry(unknown), buildEntry({ n: 2, title: "Seeds", ...unknown })]),
  );
  await items();
  await user.click(screen.getByRole("button", { name: "Keep 2 applications" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Choose a status for every ticked application.");
  const word = screen.getByRole("combobox", { name: "Withdrawn in 2 rows" });
  expect(word).toHaveFocus();
  expect(word).toBeInvalid();
  await user.selectOptions(word, "Rejected");
  await user.click(screen.getByRole("button", { name: "Keep 2 applications" }));
  await waitFor(() => expect(sent("/api/trackers/applications")).toHaveLength(1));
  expect(sent("/api/trackers/applications")[0]!.entries).toMatchObject([
    { n: 1, status: "rejected" },
    { n: 2, status: "rejected" },
  ]);
});

it("reads the file anew for another meaning of a column, and for the order of day and month", async () => {
  const { user, sent, routes } = show(buildFound([buildEntry()], { asksDayOrder: true }));
  await items();
  await user.click(screen.getByRole("button", { name: "Keep 1 application" }));
  const order = screen.getByRole("combobox", { name: "How days such as 03/04/2025 are meant" });
  expect(order).toHaveFocus();
  expect(order).toBeInvalid();
  await user.selectOptions(order, "Day first: 3 April");
  await user.click(screen.getByRole("button", { name: /What the columns mean/ }));
  routes[READ] = { body: buildFound([buildEntry({ title: "Ama" })], { asksDayOrder: true }) };
  await user.selectOptions(await screen.findByRole("combobox", { name: /Officer/ }), "Name of the grant");
  expect(await screen.findByRole("checkbox", { name: "Ama" })).toBeChecked();
  expect(sent("/api/trackers/entries").slice(1)).toEqual([
    { ...FILE, dayOrder: "day" },
    { ...FILE, dayOrder: "day", columns: ["notes", "title"] },
  ]);
  routes[READ] = errorAnswer("unavailable", "The store is away");
  await user.selectOptions(order, "Month first: March 4");
  expect(await screen.findByText(/could not be read/)).toBeVisible();
});

it("says what of the file is left out, and stays for the next ones once some are kept", async () => {
  const { user, onKept, sent } = show(
    buildFound([buildEntry()], {
      more: 1_500,
      rows: 2_000,
      leftOut: { rows: true, columns: true, words: true },
    }),
  );
  await items();
  for (const text of [
    "Only the first 2,000 rows of this file are read. Put the others into a second file.",
    "Only the first 50 columns are read.",
    "The longest cells are cut, so their ends are not kept.",
    "At most 500 applications are kept at once. 1,500 more are listed once these are kept.",
  ])
    expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep 1 application" }));
  await waitFor(() => expect(sent("/api/trackers/entries")).toHaveLength(2));
  expect(onKept).not.toHaveBeenCalled();
});

it("shows a long list piece by piece", async () => {
  const { user } = show(
    buildFound(Array.from({ length: 70 }, (_, n) => buildEntry({ n: n + 1, title: `G${n}` }))),
  );
  expect(await items()).toHaveLength(50);
  await user.click(screen.getByRole("button", { name: "Show 20 more" }));
  expect(await items()).toHaveLength(70);
  await user.click(screen.getByRole("button", { name: "Untick all" }));
  expect(screen.getByRole("button", { name: "Keep the ticked applications" })).toBeDisabled();
});
