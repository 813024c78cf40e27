import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, buildOpportunity, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import CreateApplicationPanel from "./create-application-panel";

const volta = buildEntityView({ id: testId(501), name: "Volta Clean Water", profileCompletionScore: 82 });
const ama = buildEntityView({ id: testId(502), name: "Ama Mensah", type: "Individual" });
const NONE = { body: { exists: false, application: null } };

function renderPanel({
  routes = {},
  entities = [volta, ama],
  opportunity = buildOpportunity(),
}: {
  routes?: Parameters<typeof fakeFetch>[0];
  entities?: (typeof volta)[];
  opportunity?: ReturnType<typeof buildOpportunity>;
} = {}) {
  const api = fakeFetch({
    "GET /api/entities": { body: entities },
    "GET /api/applications/check": NONE,
    "POST /api/applications": { status: 201, body: { id: testId(700) } },
    ...routes,
  });
  const view = renderWithProviders(
    <CreateApplicationPanel opportunity={opportunity} isOpen onClose={vi.fn()} />,
    { path: `/opportunities/${opportunity.id}` },
  );
  return { ...view, api };
}

const findEntityField = () => screen.findByLabelText(/Entity/);
const findAmountField = () => screen.findByLabelText(/Asking amount/);
const findSaveButton = () => screen.findByRole("button", { name: "Save" });

describe("the panel that creates an application", () => {
  it("the panel links to Settings when there is no entity", async () => {
    renderPanel({ entities: [] });
    expect(
      await screen.findByText("No entities found. Please create an entity in Settings first."),
    ).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/settings?new=entity");
  });

  it("the panel selects the matched entity, or the only one, and otherwise none", async () => {
    const { unmount } = renderPanel({ opportunity: buildOpportunity({ matchedEntityId: ama.id }) });
    expect(await findEntityField()).toHaveValue(ama.id);
    unmount();
    const second = renderPanel({ entities: [volta] });
    expect(await findEntityField()).toHaveValue(volta.id);
    second.unmount();
    renderPanel();
    expect(await findEntityField()).toHaveValue("");
  });

  it("the panel offers no entity that the user may only read", async () => {
    const readOnly = { ...volta, role: "viewer" as const };
    const { unmount } = renderPanel({
      entities: [readOnly, ama],
      opportunity: buildOpportunity({ matchedEntityId: volta.id }),
    });
    expect(await findEntityField()).toHaveValue(ama.id);
    expect(screen.getByRole("option", { name: /^Volta Clean Water \(viewer\)/ })).toBeDisabled();
    unmount();
    renderPanel({ entities: [readOnly] });
    expect(await screen.findByText(/^You can only read your entities\. To apply/)).toBeVisible();
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
  });

  it("the panel reports a missing value when the user leaves the field", async () => {
    const { user } = renderPanel();
    await user.click(await findEntityField());
    await user.click(await findAmountField());
    expect(await screen.findByText("Please select an entity")).toBeVisible();
    await user.tab();
    expect(await screen.findByText("Please enter a valid asking amount")).toBeVisible();
  });

  it("the panel refuses an amount with misplaced commas", async () => {
    const { user, api } = renderPanel({ entities: [volta] });
    await user.type(await findAmountField(), "1,50,0");
    await user.click(await findSaveButton());
    expect(await screen.findByText("Please enter a valid asking amount")).toBeVisible();
    expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  // A comma before one or two digits can only be a decimal mark.
  it.each(["100000.01", "1,5"])(
    "the panel refuses %s, which is outside the funder's range, and shows the range",
    async (amount) => {
      const { user, api } = renderPanel({ entities: [volta] });
      expect(await screen.findByText("Between $25,000 and $100,000")).toBeVisible();
      await user.type(await findAmountField(), amount);
      await user.click(await findSaveButton());
      expect(await screen.findByText(/Please enter a valid asking amount. Between/)).toBeVisible();
      expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
    },
  );

  it.each([
    [{ minAmount: 25000, maxAmount: 100000 }, "Between $25,000 and $100,000"],
    [{ minAmount: 25000, maxAmount: null }, "At least $25,000"],
  ])("the panel accepts the range %j, which a server may send as numbers", async (range, hint) => {
    const opportunity = buildOpportunity(range as unknown as Parameters<typeof buildOpportunity>[0]);
    const { user, api } = renderPanel({ entities: [volta], opportunity });
    expect(await screen.findByText(hint)).toBeVisible();
    await user.type(await findAmountField(), "5");
    await user.click(await findSaveButton());
    expect(await screen.findByText(`Please enter a valid asking amount. ${hint}.`)).toBeVisible();
    await user.type(await findAmountField(), "0000");
    await user.click(await findSaveButton());
    expect(await screen.findByText("Application created successfully")).toBeVisible();
    expect(api.calls.find(({ method }) => method === "POST")?.body).toMatchObject({ askingAmount: "50000" });
  });

  it("the panel fills in the only amount of the funder, also if it is a number", async () => {
    const range = { minAmount: 30000, maxAmount: 30000 } as unknown as Parameters<typeof buildOpportunity>[0];
    renderPanel({ entities: [volta], opportunity: buildOpportunity(range) });
    expect(await findAmountField()).toHaveValue("30000");
  });

  it("the panel sends the decimals of an amount with commas", async () => {
    const { user, api } = renderPanel({ entities: [volta] });
    await user.type(await findAmountField(), "50,000.50");
    await user.click(await findSaveButton());
    expect(await screen.findByText("Application created successfully")).toBeVisible();
    expect(api.calls.find(({ method }) => method === "POST")?.body).toMatchObject({
      askingAmount: "50000.50",
    });
  });

  it("the panel shows the server's errors on their fields", async () => {
    const { user } = renderPanel({
      entities: [volta],
      routes: {
        "POST /api/applications": errorAnswer("validation_failed", "Some fields are not valid", {
          askingAmount: ["Must be at most 60000"],
        }),
      },
    });
    await user.type(await findAmountField(), "70000");
    await user.click(await findSaveButton());
    expect(await screen.findByText("Must be at most 60000")).toBeVisible();
    expect(await findAmountField()).toHaveFocus();
    expect(await findAmountField()).toHaveAttribute("aria-invalid", "true");
  });

  it("the panel finds out from a refusal that another application was created", async () => {
    const { user, api } = renderPanel({
      entities: [volta],
      routes: { "POST /api/applications": errorAnswer("conflict", "There is one already") },
    });
    await user.type(await findAmountField(), "50000");
    api.routes["GET /api/applications/check"] = {
      body: { exists: true, application: { id: testId(701), status: "draft" } },
    };
    await user.click(await findSaveButton());
    expect(await screen.findByText("Application Already Exists")).toBeVisible();
    expect(await findSaveButton()).toBeDisabled();
  });
});
