import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { errorAnswer } from "@/test/fake-fetch";
import { testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import AdminPage from "../pages/admin-page";
import { admin, buildAdminOpportunity, buildDetail, serveCatalogue } from "../test-catalogue";

const one = buildAdminOpportunity({ id: testId(1), name: "One" });
const PATH = "/api/admin/opportunities";

async function openForm(dialogName: string, button: string, detail = buildDetail(one)) {
  const served = serveCatalogue({ verified: [one] });
  served.routes[`GET ${PATH}/${one.id}`] = { body: detail };
  const screenOf = renderWithProviders(<AdminPage />, {
    path: "/admin/verification?tab=active",
    user: admin,
  });
  await screenOf.user.click(await screen.findByRole("button", { name: button }));
  const dialog = within(await screen.findByRole("dialog", { name: dialogName }));
  await dialog.findByLabelText(/^Name/);
  const fold = () => dialog.getByRole("button", { name: /^Who may apply/ });
  const group = (name: string) => within(dialog.getByRole("group", { name }));
  return { ...served, ...screenOf, dialog, fold, group };
}
type Opened = Awaited<ReturnType<typeof openForm>>;

async function openNew() {
  const opened = await openForm("Add Opportunity", "Add Opportunity");
  const { user, dialog } = opened;
  for (const [label, text] of [
    [/^Name/, "Harvest Fund"],
    [/^Description/, "For farms"],
    [/^Minimum amount/, "5000"],
    [/^Maximum amount/, "20000"],
  ] as const)
    await user.type(dialog.getByLabelText(label), text);
  return { ...opened, create: () => user.click(dialog.getByRole("button", { name: "Create opportunity" })) };
}
const openEdit = (detail?: AdminOpportunityDetailView) => openForm("Edit opportunity", "Edit One", detail);
const lastBody = ({ calls }: Opened, method: string) =>
  calls.filter((call) => call.method === method && call.path.startsWith(PATH)).at(-1)?.body;

describe("who may apply for a new opportunity", () => {
  it("is asked for in a fold that is closed at first, and sent with the rest", async () => {
    const opened = await openNew();
    const { user, dialog, fold, group, routes, create } = opened;
    expect(fold()).toHaveAttribute("aria-expanded", "false");
    expect(fold()).toHaveTextContent("No rule is set, so nobody is left out.");
    await user.click(fold());
    await user.click(group("Eligible entity types").getByRole("checkbox", { name: "Startup" }));
    const countries = group("Eligible countries");
    await user.type(countries.getByRole("searchbox"), "keny");
    await user.click(countries.getByRole("checkbox", { name: "Kenya" }));
    // Escape in the filter is about the filter.
    await user.type(countries.getByRole("searchbox"), "{Escape}");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await user.click(group("Stages").getByRole("checkbox", { name: "MVP" }));
    await user.type(dialog.getByLabelText("Founded in or after"), "2018");
    await user.type(dialog.getByLabelText("Maximum revenue"), "500,000");
    await user.selectOptions(dialog.getByLabelText("Currency"), "KES");
    expect(fold()).toHaveTextContent("5 rules are set");
    // What was set stays when the fold is closed.
    await user.click(fold());
    routes[`POST ${PATH}`] = { status: 201, body: buildDetail(one) };
    await create();
    expect(await screen.findByText("Opportunity Created")).toBeVisible();
    expect(lastBody(opened, "POST")).toEqual({
      name: "Harvest Fund",
      description: "For farms",
      fundingType: "grant",
      funderName: null,
      minAmount: "5000",
      maxAmount: "20000",
      deadline: null,
      applicationUrl: null,
      eligibleEntityTypes: ["Startup"],
      eligibleCountries: ["KE"],
      stageFocus: ["MVP"],
      yearFoundedMin: 2018,
      revenueMax: "500000",
      currency: "KES",
    });
  });

  it("opens at an error, which stands at its field, and keeps what was typed", async () => {
    const { user, dialog, fold, calls, create } = await openNew();
    await user.click(fold());
    await user.type(dialog.getByLabelText("Founded in or after"), "2020");
    await user.type(dialog.getByLabelText("Founded in or before"), "2019");
    await user.click(fold());
    await create();
    expect(await dialog.findByText("The first year cannot be after the last year")).toBeVisible();
    expect(fold()).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(dialog.getByLabelText("Founded in or after")).toHaveFocus());
    expect(dialog.getByLabelText("Founded in or before")).toHaveValue("2019");
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("Harvest Fund");
    expect(calls.every(({ method }) => method === "GET")).toBe(true);
  });

  it("opens where the server refuses a rule, and keeps what was typed", async () => {
    const { user, fold, group, routes, create, dialog } = await openNew();
    await user.click(fold());
    await user.click(group("Industries").getByRole("checkbox", { name: "Education & learning" }));
    await user.click(fold());
    routes[`POST ${PATH}`] = errorAnswer("validation_failed", "Unknown industry: X", {
      industryFocus: ["Unknown industry: X"],
    });
    await create();
    await waitFor(() => expect(fold()).toHaveAttribute("aria-expanded", "true"));
    expect(await group("Industries").findByText("Unknown industry: X")).toBeVisible();
    expect(group("Industries").getByRole("checkbox", { name: "Education & learning" })).toBeChecked();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("Harvest Fund");
  });
});

describe("who may apply for an opportunity that is edited", () => {
  const stored = buildDetail(one, {
    eligibleCountries: ["KE"],
    eligibleRegions: ["Kisumu"],
    industryFocus: ["basket weaving"],
    revenueMin: "0.00",
    origins: { eligibleCountries: { quote: "for farmers in Kenya", how: "text" } },
    lockedFields: ["eligibleRegions"],
  });

  it("shows what is stored beside the page's words, and sends only what was changed", async () => {
    const opened = await openEdit(stored);
    const { user, dialog, fold, group, routes } = opened;
    expect(fold()).toHaveTextContent("4 rules are set");
    await user.click(fold());
    expect(dialog.getByText("“for farmers in Kenya”")).toBeVisible();
    expect(dialog.getByText(/scraping leaves it alone/)).toBeVisible();
    expect(group("Industries").getByRole("checkbox", { name: "basket weaving" })).toBeChecked();
    expect(dialog.getByLabelText("Minimum revenue")).toHaveValue("0");
    await user.click(group("Eligible countries").getByRole("button", { name: "Remove Kenya" }));
    await user.click(dialog.getByRole("checkbox", { name: /^Other types may apply/ }));
    routes[`PATCH ${PATH}/${one.id}`] = { body: stored };
    await user.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("Opportunity Updated")).toBeVisible();
    expect(lastBody(opened, "PATCH")).toEqual({
      name: "One",
      description: one.description,
      fundingType: "grant",
      minAmount: "25000.00",
      maxAmount: "100000.00",
      deadline: "2027-03-31",
      eligibleCountries: [],
      eligibleEntityTypesOpenEnded: true,
    });
  });

  it("follows other administrators in the rules that were not touched, and keeps the touched ones", async () => {
    const { user, dialog, fold, group, routes, client } = await openEdit(stored);
    await user.click(fold());
    await user.type(dialog.getByLabelText("Founded in or after"), "2018");
    for (const countries of [["KE", "GH"], ["UG"], ["TZ", "UG"]]) {
      routes[`GET ${PATH}/${one.id}`] = { body: { ...stored, eligibleCountries: countries } };
      await client.invalidateQueries({ queryKey: [PATH] });
      await waitFor(() => {
        const chosen = group("Eligible countries").getAllByRole("button", { name: /^Remove/ });
        expect(chosen).toHaveLength(countries.length);
      });
    }
    expect(group("Eligible countries").getByRole("button", { name: "Remove Tanzania" })).toBeVisible();
    expect(dialog.getByLabelText("Founded in or after")).toHaveValue("2018");
    await user.click(group("Eligible countries").getByRole("button", { name: "Remove Uganda" }));
    routes[`GET ${PATH}/${one.id}`] = {
      body: { ...stored, eligibleCountries: ["RW"], deadline: "2028-01-31" },
    };
    await client.invalidateQueries({ queryKey: [PATH] });
    await waitFor(() => expect(dialog.getByLabelText("Deadline")).toHaveValue("2028-01-31"));
    expect(group("Eligible countries").getByRole("button", { name: "Remove Tanzania" })).toBeVisible();
    expect(group("Eligible countries").queryByRole("button", { name: "Remove Rwanda" })).toBeNull();
  });
});
