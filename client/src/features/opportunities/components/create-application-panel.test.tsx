import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildEntityView, buildOpportunity, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import CreateApplicationPanel from "./create-application-panel";

const volta = buildEntityView({ id: testId(501), name: "Volta Clean Water", profileCompletionScore: 82 });
const ama = buildEntityView({ id: testId(502), name: "Ama Mensah", type: "Individual" });
const NONE = { body: { exists: false, application: null } };

function show({
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

const entityField = () => screen.findByLabelText(/Entity/);
const amountField = () => screen.findByLabelText(/Asking amount/);
const saveButton = () => screen.findByRole("button", { name: "Save" });

describe("the panel in which an application begins", () => {
  it("names each entity with its type and how complete its profile is", async () => {
    show();
    expect(within(await entityField()).getByRole("option", { name: /Volta Clean Water/ })).toHaveTextContent(
      "Volta Clean Water · Nonprofit · 82% profile",
    );
  });

  it("points to Settings when there is no entity", async () => {
    show({ entities: [] });
    expect(
      await screen.findByText("No entities found. Please create an entity in Settings first."),
    ).toBeVisible();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/settings?new=entity");
  });

  it("chooses the matched entity, or the only one, and else none", async () => {
    const { unmount } = show({ opportunity: buildOpportunity({ matchedEntityId: ama.id }) });
    expect(await entityField()).toHaveValue(ama.id);
    unmount();
    const second = show({ entities: [volta] });
    expect(await entityField()).toHaveValue(volta.id);
    second.unmount();
    show();
    expect(await entityField()).toHaveValue("");
  });

  it("offers to save only when entity and amount are there", async () => {
    const { user } = show();
    expect(await saveButton()).toBeDisabled();
    await user.type(await amountField(), "50000");
    expect(await saveButton()).toBeDisabled();
    await user.selectOptions(await entityField(), volta.id);
    expect(await saveButton()).toBeEnabled();
  });

  it("says on leaving a field what is missing", async () => {
    const { user } = show();
    await user.click(await entityField());
    await user.click(await amountField());
    expect(await screen.findByText("Please select an entity")).toBeVisible();
    await user.tab();
    expect(await screen.findByText("Please enter a valid asking amount")).toBeVisible();
  });

  it.each(["abc", "0", "1,50,0"])("refuses the amount %j", async (amount) => {
    const { user, api } = show({ entities: [volta] });
    await user.type(await amountField(), amount);
    await user.click(await saveButton());
    expect(await screen.findByText("Please enter a valid asking amount")).toBeVisible();
    expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  // A comma before one digit or two can only mean decimals.
  it.each(["100000.01", "1,5"])(
    "refuses %s, outside what the funder gives, and says the range",
    async (amount) => {
      const { user, api } = show({ entities: [volta] });
      expect(await screen.findByText("Between $25,000 and $100,000")).toBeVisible();
      await user.type(await amountField(), amount);
      await user.click(await saveButton());
      expect(await screen.findByText(/Please enter a valid asking amount. Between/)).toBeVisible();
      expect(api.calls.filter(({ method }) => method === "POST")).toEqual([]);
    },
  );

  it.each([
    [{ minAmount: 25000, maxAmount: 100000 }, "Between $25,000 and $100,000"],
    [{ minAmount: 25000, maxAmount: null }, "At least $25,000"],
  ])("takes %j, which a server may give as numbers", async (range, hint) => {
    const opportunity = buildOpportunity(range as unknown as Parameters<typeof buildOpportunity>[0]);
    const { user, api } = show({ entities: [volta], opportunity });
    expect(await screen.findByText(hint)).toBeVisible();
    await user.type(await amountField(), "5");
    await user.click(await saveButton());
    expect(await screen.findByText(`Please enter a valid asking amount. ${hint}.`)).toBeVisible();
    await user.type(await amountField(), "0000");
    await user.click(await saveButton());
    expect(await screen.findByText("Application created successfully")).toBeVisible();
    expect(api.calls.find(({ method }) => method === "POST")?.body).toMatchObject({ askingAmount: "50000" });
  });

  it("fills in the one amount that there is, also where it is a number", async () => {
    const range = { minAmount: 30000, maxAmount: 30000 } as unknown as Parameters<typeof buildOpportunity>[0];
    show({ entities: [volta], opportunity: buildOpportunity(range) });
    expect(await amountField()).toHaveValue("30000");
  });

  it("sends the amount as a text, says that it worked and leads to the applications", async () => {
    const { user, api, history } = show({ entities: [volta] });
    await user.type(await amountField(), "50,000.50");
    await user.click(await saveButton());
    expect(await screen.findByText("Application created successfully")).toBeVisible();
    expect(api.calls.find(({ method }) => method === "POST")?.body).toEqual({
      opportunityId: testId(1),
      entityId: volta.id,
      askingAmount: "50000.50",
    });
    await waitFor(() => expect(history?.at(-1)).toBe("/applications"));
  });

  it("warns of an application that exists, leads to it and does not save a second one", async () => {
    const { user } = show({
      entities: [volta],
      routes: {
        "GET /api/applications/check": {
          body: { exists: true, application: { id: testId(701), status: "under_review" } },
        },
      },
    });
    expect(await screen.findByText("Application Already Exists")).toBeVisible();
    expect(screen.getByText("Status: Under Review")).toBeVisible();
    expect(screen.getByRole("link", { name: "View existing application" })).toHaveAttribute(
      "href",
      `/applications/${testId(701)}`,
    );
    await user.type(await amountField(), "50000");
    expect(await saveButton()).toBeDisabled();
  });

  it("asks about the chosen pair of entity and opportunity", async () => {
    const { user, api } = show();
    await user.selectOptions(await entityField(), ama.id);
    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain(
        `/api/applications/check?entityId=${ama.id}&opportunityId=${testId(1)}`,
      ),
    );
  });

  it("keeps what was typed when saving fails, with the server's words or the fallback", async () => {
    const { user, api } = show({
      entities: [volta],
      routes: { "POST /api/applications": { status: 502, body: undefined } },
    });
    await user.type(await amountField(), "50000");
    await user.click(await saveButton());
    expect(await screen.findByText("Failed to create application")).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
    expect(await amountField()).toHaveValue("50000");

    api.routes["POST /api/applications"] = errorAnswer("conflict", "The deadline has passed");
    await user.click(await saveButton());
    expect(await screen.findByText("The deadline has passed")).toBeVisible();
    expect(await amountField()).toHaveValue("50000");
  });

  it("puts the server's complaints on their fields", async () => {
    const { user } = show({
      entities: [volta],
      routes: {
        "POST /api/applications": errorAnswer("validation_failed", "Some fields are not valid", {
          askingAmount: ["Must be at most 60000"],
        }),
      },
    });
    await user.type(await amountField(), "70000");
    await user.click(await saveButton());
    expect(await screen.findByText("Must be at most 60000")).toBeVisible();
    expect(await amountField()).toHaveFocus();
    expect(await amountField()).toHaveAttribute("aria-invalid", "true");
  });

  it("learns of an application that came in between, by the refusal", async () => {
    const { user, api } = show({
      entities: [volta],
      routes: { "POST /api/applications": errorAnswer("conflict", "There is one already") },
    });
    await user.type(await amountField(), "50000");
    api.routes["GET /api/applications/check"] = {
      body: { exists: true, application: { id: testId(701), status: "draft" } },
    };
    await user.click(await saveButton());
    expect(await screen.findByText("Application Already Exists")).toBeVisible();
    expect(await saveButton()).toBeDisabled();
  });
});
