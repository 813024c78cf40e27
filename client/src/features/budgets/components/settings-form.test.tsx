import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { BudgetView } from "@shared/validators/budgets";
import { fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import { budgetQuery } from "../budget-api";
import { SettingsForm } from "./settings-form";

const PATH = "/api/applications/a1/budget";
const stored = { currency: "USD", years: 2, overheadCap: null, overheadBase: "direct", version: 1 } as const;

function Settings() {
  const { data } = useQuery(budgetQuery("a1"));
  return data?.budget && <SettingsForm applicationId="a1" budget={data.budget} />;
}

it("settings are sent once, and what is chosen while they are saved stays", async () => {
  const saving = holdAnswers();
  const { calls, routes } = fakeFetch({
    [`GET ${PATH}`]: { body: { budget: stored, lines: [] } satisfies BudgetView },
    [`PUT ${PATH}`]: saving.next,
  });
  const writes = () => calls.filter(({ method }) => method === "PUT");
  const { user } = renderWithProviders(<Settings />);
  const cap = await screen.findByLabelText("Overhead cap in %");
  await user.type(cap, "15{Enter}{Enter}");
  await user.selectOptions(screen.getByLabelText("Years"), "3");
  const body: BudgetView = { budget: { ...stored, overheadCap: 1_500, version: 2 }, lines: [] };
  routes[`GET ${PATH}`] = { body };
  await saving.give({ body });
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Save settings" })).not.toHaveAttribute("aria-busy"),
  );
  expect(writes()).toHaveLength(1);
  expect(screen.getByLabelText("Years")).toHaveValue("3");
  expect(cap).toHaveValue("15");
  await user.click(screen.getByRole("button", { name: "Save settings" }));
  expect(writes()[1]?.body).toMatchObject({ overheadCap: 1_500, years: 3, version: 2 });
});
