import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import type * as BudgetSums from "@shared/budget/sums";
import { splitLine } from "@shared/budget/sums";
import type { ApplicationView } from "@shared/validators/applications";
import type { BudgetLineView, BudgetView, FigureMismatch } from "@shared/validators/budgets";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { buildEntityView, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import BudgetPage from "./budget-page";

// Each row that is rendered splits its line once.
vi.mock("@shared/budget/sums", async (importOriginal) => {
  const sums = await importOriginal<typeof BudgetSums>();
  return { ...sums, splitLine: vi.fn(sums.splitLine) };
});

const ID = testId(700);
const PATH = `/api/applications/${ID}`;

const buildLine = (id: number, parts: Partial<BudgetLineView> = {}): BudgetLineView => ({
  ...{ id: testId(id), year: 1, kind: "personnel", workPackage: null, description: `Line ${id}` },
  ...{ quantity: 2_000, unit: "month", unitPrice: 100_050, ownShare: 0, narrative: null, version: 1 },
  ...parts,
});

const buildView = (lines: BudgetLineView[] | null): BudgetView => ({
  budget: lines && { currency: "USD", years: 2, overheadCap: 1_000, overheadBase: "direct", version: 1 },
  lines: lines ?? [],
});

async function show(
  lines: BudgetLineView[] | null,
  {
    role,
    mismatches = [],
    routes = {},
  }: { role?: "viewer"; mismatches?: FigureMismatch[]; routes?: Parameters<typeof fakeFetch>[0] } = {},
) {
  const entity = buildEntityView({ id: testId(500), ...(role && { role }) });
  const application = {
    ...{ id: ID, entityId: entity.id, title: "Solar Call", askingAmount: "5000.00", askingCurrency: "USD" },
  } as ApplicationView;
  const fake = fakeFetch({
    [`GET ${PATH}`]: { body: application },
    [`GET ${PATH}/budget`]: { body: buildView(lines) },
    [`GET ${PATH}/budget/mismatches`]: { body: { mismatches } },
    "GET /api/entities": { body: [entity] },
    ...routes,
  });
  const { user } = renderWithProviders(
    <Route path="/applications/:id/budget">
      <BudgetPage />
    </Route>,
    { path: `/applications/${ID}/budget` },
  );
  return { ...fake, user };
}
const listWrites = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== "GET").map(({ method, body }) => ({ method, body }));
const findLine = (n: number) => screen.findByRole("group", { name: new RegExp(`^Line ${n}:`) });
const sums = () => within(screen.getByLabelText("Sums"));

describe("the budget of an application", () => {
  it("begins with the amount asked for as one line", async () => {
    const settings = {
      currency: "USD",
      years: 1,
      overheadCap: null,
      overheadBase: "direct",
      version: 1,
    } as const;
    const stored: BudgetView = { budget: null, lines: [] };
    const { user, calls } = await show(null, {
      routes: {
        [`GET ${PATH}/budget`]: () => ({ body: { ...stored } }),
        [`PUT ${PATH}/budget`]: () => {
          stored.budget = settings;
          return { body: { ...stored } };
        },
        [`POST ${PATH}/budget/lines`]: () => {
          stored.lines = [buildLine(1)];
          return { status: 201, body: buildLine(1) };
        },
      },
    });
    expect(await screen.findByText(/You ask for 5,000\.00/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Begin the budget" }));
    expect(await findLine(1)).toBeInTheDocument();
    // The pressed button is gone, so the focus goes on to the line.
    await waitFor(() => expect(within(screen.getByRole("group")).getByLabelText("What for")).toHaveFocus());
    expect(listWrites(calls)).toEqual([
      expect.objectContaining({ method: "PUT", body: expect.objectContaining({ currency: "USD" }) }),
      expect.objectContaining({ method: "POST", body: expect.objectContaining({ unitPrice: 500_000 }) }),
    ]);
  });

  it("adds up while somebody types, and saves what changed once the line is left", async () => {
    const { user, calls } = await show([buildLine(1), buildLine(2)], {
      routes: {
        [`PATCH ${PATH}/budget/lines/${testId(1)}`]: { body: buildLine(1, { quantity: 3_500, version: 2 }) },
      },
    });
    const quantity = within(await findLine(1)).getByLabelText("Quantity");
    expect(sums().getAllByText(/4,002\.00/)[0]).toBeInTheDocument();
    await user.clear(quantity);
    await user.type(quantity, "3.5");
    expect(sums().getAllByText(/5,502\.75/)[0]).toBeInTheDocument();
    expect(listWrites(calls)).toEqual([]);
    await user.click(within(await findLine(2)).getByLabelText("Quantity"));
    await waitFor(() =>
      expect(listWrites(calls)).toEqual([{ method: "PATCH", body: { quantity: 3_500, version: 1 } }]),
    );
  });

  it("saves what was typed while an earlier save ran, once that has ended and the line was left", async () => {
    const held = holdAnswers();
    const { user, calls, routes } = await show([buildLine(1), buildLine(2)], {
      routes: { [`PATCH ${PATH}/budget/lines/${testId(1)}`]: held.next },
    });
    const line = within(await findLine(1));
    const answer = async (parts: Partial<BudgetLineView>) => {
      const saved = buildLine(1, parts);
      routes[`GET ${PATH}/budget`] = { body: buildView([saved, buildLine(2)]) };
      await held.give({ body: saved });
    };
    await user.clear(line.getByLabelText("Quantity"));
    await user.type(line.getByLabelText("Quantity"), "3{Enter}");
    await user.clear(line.getByLabelText("Unit price"));
    await user.type(line.getByLabelText("Unit price"), "200");
    await user.click(within(await findLine(2)).getByLabelText("Quantity"));
    await answer({ quantity: 3_000, version: 2 });
    await waitFor(() =>
      expect(listWrites(calls)).toEqual([
        { method: "PATCH", body: { quantity: 3_000, version: 1 } },
        { method: "PATCH", body: { unitPrice: 20_000, version: 2 } },
      ]),
    );
    await answer({ quantity: 3_000, unitPrice: 20_000, version: 3 });
    await waitFor(() => expect(line.queryByRole("button", { name: "Save line" })).not.toBeInTheDocument());
    expect(line.getByLabelText("Unit price")).toHaveValue("200");
    expect(listWrites(calls)).toHaveLength(2);
  });

  it("figures stand in groups of three until somebody edits them", async () => {
    const { user } = await show([
      buildLine(1, { quantity: 1_250_000, unitPrice: 120_050, ownShare: 600_000 }),
    ]);
    const line = within(await findLine(1));
    const [quantity, price, share] = ["Quantity", "Unit price", "Own share"].map((name) =>
      line.getByLabelText<HTMLInputElement>(name),
    ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
    expect([quantity.value, price.value, share.value]).toEqual(["1,250", "1,200.50", "6,000"]);
    await user.click(quantity);
    expect(quantity).toHaveValue("1250");
    await user.tab();
    await user.tab();
    expect(price).toHaveFocus();
    // What Tab selects is replaced by what is typed.
    await user.keyboard("7000");
    expect(price).toHaveValue("7000");
    expect(quantity).toHaveValue("1,250");
    await user.clear(price);
    await user.type(price, "12.345");
    await user.tab();
    expect(price).toHaveValue("12.345");
  });

  it("says at the box what cannot be saved, and keeps it", async () => {
    const { user, calls } = await show([buildLine(1)]);
    const line = within(await findLine(1));
    await user.clear(line.getByLabelText("Own share"));
    await user.type(line.getByLabelText("Own share"), "9000{Enter}");
    expect(await line.findByText("The own share is more than the line costs")).toBeInTheDocument();
    await user.clear(line.getByLabelText("Unit price"));
    await user.type(line.getByLabelText("Unit price"), "1.234{Enter}");
    expect(await line.findByText("Enter a number with at most 2 decimals")).toBeInTheDocument();
    expect(line.getByLabelText("Unit price")).toHaveValue("1.234");
    expect(listWrites(calls)).toEqual([]);
  });

  it("shows what somebody else wrote in the same box, and saves what stands here at the next save", async () => {
    let attempts = 0;
    let stored = buildLine(1);
    const { user } = await show([stored], {
      routes: {
        [`GET ${PATH}/budget`]: () => ({
          body: {
            budget: { currency: "USD", years: 1, overheadCap: null, overheadBase: "direct", version: 1 },
            lines: [stored],
          },
        }),
        [`PATCH ${PATH}/budget/lines/${testId(1)}`]: () => {
          attempts += 1;
          if (attempts > 1) return { body: buildLine(1, { description: "Mine", unit: "day", version: 3 }) };
          stored = buildLine(1, { description: "Theirs", unit: "day", version: 2 });
          return errorAnswer("conflict", "Changed");
        },
      },
    });
    const line = within(await findLine(1));
    await user.clear(line.getByLabelText("What for"));
    await user.type(line.getByLabelText("What for"), "Mine{Enter}");
    expect(await screen.findByText("Somebody else changed this line")).toBeInTheDocument();
    expect(screen.getByText("What for: Theirs")).toBeInTheDocument();
    expect(line.getByLabelText("What for")).toHaveValue("Mine");
    expect(line.getByLabelText("Unit")).toHaveValue("day");
    await user.click(line.getByRole("button", { name: "Save line" }));
    await waitFor(() => expect(attempts).toBe(2));
  });

  it("keeps what is typed while a save runs that somebody else's overtook", async () => {
    const held = holdAnswers();
    const { user, calls, routes } = await show([buildLine(1)], {
      routes: { [`PATCH ${PATH}/budget/lines/${testId(1)}`]: held.next },
    });
    const line = within(await findLine(1));
    await user.clear(line.getByLabelText("What for"));
    await user.type(line.getByLabelText("What for"), "Mine{Enter}");
    await user.clear(line.getByLabelText("Unit price"));
    await user.type(line.getByLabelText("Unit price"), "7");
    routes[`GET ${PATH}/budget`] = {
      body: buildView([buildLine(1, { description: "Theirs", version: 2 })]),
    };
    await held.give(errorAnswer("conflict", "Changed"));
    expect(await screen.findByText("Somebody else changed this line")).toBeInTheDocument();
    expect(line.getByLabelText("What for")).toHaveValue("Mine");
    expect(line.getByLabelText("Unit price")).toHaveValue("7");
    expect(listWrites(calls)).toEqual([{ method: "PATCH", body: { description: "Mine", version: 1 } }]);
  });

  it("leaves a line as it is stored whose changes were undone while a refused save ran", async () => {
    const held = holdAnswers();
    const { user, calls, routes } = await show([buildLine(1)], {
      routes: { [`PATCH ${PATH}/budget/lines/${testId(1)}`]: held.next },
    });
    const line = within(await findLine(1));
    await user.clear(line.getByLabelText("What for"));
    await user.type(line.getByLabelText("What for"), "Mine{Enter}");
    await user.click(line.getByRole("button", { name: "Undo changes" }));
    routes[`GET ${PATH}/budget`] = {
      body: buildView([buildLine(1, { description: "Theirs", version: 2 })]),
    };
    await held.give(errorAnswer("conflict", "Changed"));
    await waitFor(() => expect(line.getByLabelText("What for")).toHaveValue("Theirs"));
    await user.clear(line.getByLabelText("Unit"));
    await user.type(line.getByLabelText("Unit"), "day");
    const save = line.getByRole("button", { name: "Save line" });
    await waitFor(() => expect(save).not.toHaveAttribute("aria-busy"));
    await user.click(save);
    await waitFor(() => expect(listWrites(calls)).toHaveLength(2));
    expect(listWrites(calls)[1]!.body).toEqual({ unit: "day", version: 2 });
  });

  it("warns when overhead is above its cap, and names amounts in the texts that contradict it", async () => {
    await show([buildLine(1), buildLine(2, { kind: "indirect", unitPrice: 50_000 })], {
      mismatches: [
        {
          ...{ where: { field: "narrative" }, subject: "total", words: "total budget of $9,000" },
          ...{ stated: 900_000, planned: 300_100 },
        },
      ],
    });
    expect(await screen.findByText("The overhead is above its cap")).toBeInTheDocument();
    expect(screen.getByText(/200\.10.*are allowed/)).toBeInTheDocument();
    expect(await screen.findByText("total budget of $9,000")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to the text" })).toHaveAttribute(
      "href",
      `/applications/${ID}?words=total+budget+of+%249%2C000#narrative`,
    );
  });

  it("shows the same sums in every view", async () => {
    const { user } = await show([buildLine(1), buildLine(2, { year: 2, kind: "travel", ownShare: 10_000 })]);
    await findLine(1);
    const findTotals = (table: string) =>
      within(screen.getByRole("region", { name: table })).getAllByText("4,002.00").length;
    expect(findTotals("By kind and year, in USD")).toBeGreaterThan(0);
    await user.click(screen.getByRole("tab", { name: "SF-424A" }));
    expect(findTotals("Section B: categories")).toBeGreaterThan(0);
    await user.click(screen.getByRole("tab", { name: "EU lump sum" }));
    expect(findTotals("By work package, in USD")).toBeGreaterThan(0);
  });

  it("renders only the line of many in which a key is pressed", async () => {
    const { user } = await show(Array.from({ length: 12 }, (_, n) => buildLine(n + 1)));
    await waitFor(() => expect(document.querySelector(`[data-line="${testId(12)}"]`)).not.toBeNull());
    const line = document.querySelector<HTMLElement>(`[data-line="${testId(12)}"]`)!;
    const box = within(line).getByLabelText("Unit");
    await user.click(box);
    const before = vi.mocked(splitLine).mock.calls.length;
    await user.keyboard("s");
    expect(box).toHaveValue("months");
    const rendered = vi.mocked(splitLine).mock.calls.length - before;
    expect(rendered).toBeGreaterThan(0);
    expect(rendered).toBeLessThan(6);
  });

  it("is written with the keyboard alone: the focus follows what is added, moved and deleted", async () => {
    let stored = [buildLine(1), buildLine(2)];
    const { user, calls } = await show(stored, {
      routes: {
        [`GET ${PATH}/budget`]: () => ({
          body: {
            budget: { currency: "USD", years: 1, overheadCap: null, overheadBase: "direct", version: 1 },
            lines: stored,
          },
        }),
        [`POST ${PATH}/budget/lines`]: () => {
          stored = [...stored, buildLine(3, { description: "New line" })];
          return { status: 201, body: stored[2] };
        },
        [`PATCH ${PATH}/budget/lines/${testId(3)}`]: () => {
          stored = [stored[0]!, stored[2]!, stored[1]!];
          return { body: stored[1] };
        },
        [`DELETE ${PATH}/budget/lines/${testId(3)}`]: () => {
          stored = stored.filter(({ id }) => id !== testId(3));
          return { status: 204 };
        },
      },
    });
    await findLine(2);
    screen.getByRole("button", { name: "Add line" }).focus();
    await user.keyboard("{Enter}");
    const added = within(await findLine(3));
    await waitFor(() => expect(added.getByLabelText("What for")).toHaveFocus());
    added.getByRole("button", { name: "Move line 3 up" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Move line 2 up" })).toHaveFocus());
    expect(screen.getByLabelText("What for", { selector: "[value='New line']" })).toBeInTheDocument();
    screen.getByRole("button", { name: "Delete line 2" }).focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Delete line 2" })).toHaveFocus());
    expect(screen.queryByRole("group", { name: /New line/ })).not.toBeInTheDocument();
    expect(listWrites(calls).map(({ method }) => method)).toEqual(["POST", "PATCH", "DELETE"]);
  });

  it("copies a line, and brings a deleted one back, as it stands in its boxes", async () => {
    let stored = [buildLine(1), buildLine(2)];
    const { user, calls } = await show(stored, {
      routes: {
        [`GET ${PATH}/budget`]: () => ({ body: buildView(stored) }),
        [`POST ${PATH}/budget/lines`]: { status: 201, body: buildLine(3) },
        [`DELETE ${PATH}/budget/lines/${testId(1)}`]: () => {
          stored = [buildLine(2)];
          return { status: 204 };
        },
      },
    });
    const line = within(await findLine(1));
    await user.clear(line.getByLabelText("Unit price"));
    await user.type(line.getByLabelText("Unit price"), "20");
    await user.click(line.getByRole("button", { name: "Copy line 1" }));
    const { id: _id, version: _version, ...fields } = buildLine(1, { unitPrice: 2_000 });
    const copied = { method: "POST", body: { ...fields, position: 1 } };
    await waitFor(() => expect(listWrites(calls)).toEqual([copied]));
    await user.click(line.getByRole("button", { name: "Delete line 1" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    const restored = { method: "POST", body: { ...fields, position: 0 } };
    await waitFor(() =>
      expect(listWrites(calls)).toEqual([copied, expect.objectContaining({ method: "DELETE" }), restored]),
    );
  });

  it("copies a line as it is stored while its boxes could not be saved", async () => {
    const { user, calls } = await show([buildLine(1)], {
      routes: { [`POST ${PATH}/budget/lines`]: { status: 201, body: buildLine(2) } },
    });
    const line = within(await findLine(1));
    await user.clear(line.getByLabelText("What for"));
    await user.click(line.getByRole("button", { name: "Copy line 1" }));
    const { id: _id, version: _version, ...fields } = buildLine(1);
    await waitFor(() =>
      expect(listWrites(calls)).toEqual([{ method: "POST", body: { ...fields, position: 1 } }]),
    );
  });

  it("is only read by a viewer", async () => {
    await show([buildLine(1)], { role: "viewer" });
    const line = within(await findLine(1));
    await waitFor(() => expect(line.getByLabelText("Quantity")).toBeDisabled());
    expect(screen.queryByRole("button", { name: "Add line" })).not.toBeInTheDocument();
  });
});

it("a budget says when the amounts in the texts could not be compared with it, and compares them again", async () => {
  const { routes, user } = await show([buildLine(1)], {
    routes: { [`GET ${PATH}/budget/mismatches`]: errorAnswer("internal", "It broke") },
  });
  const description = "The amounts in the texts could not be compared with the budget.";
  expect(await screen.findByText(description)).toBeVisible();
  routes[`GET ${PATH}/budget/mismatches`] = { body: { mismatches: [] } };
  await user.click(screen.getByRole("button", { name: "Try again", description }));
  await waitFor(() => expect(screen.queryByText(description)).not.toBeInTheDocument());
  expect(await findLine(1)).toBeVisible();
});

it("a budget has the shape of sums and lines while it is loading", async () => {
  await show([], { routes: { [`GET ${PATH}/budget`]: holdAnswers().next } });
  const loading = await screen.findByText("Loading the budget");
  // Several blocks, and not one for all.
  expect(loading.parentElement!.querySelectorAll(".skeleton").length).toBeGreaterThan(3);
});
