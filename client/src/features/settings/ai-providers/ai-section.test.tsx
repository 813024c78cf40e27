import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { AiConsentsView, AiConsentView } from "@shared/validators/ai-consents";
import { holdAnswers } from "@/test/fake-fetch";
import { renderWithProviders } from "@/test/render";
import SettingsPage from "../pages/settings-page";
import { buildEntityView, listChanges, serveSettings } from "../test-server";

const PATH = "/api/entities/sunrise/ai-consents";
const DRAFTS: AiConsentView = {
  use: "drafts",
  provider: "openai",
  name: "OpenAI",
  host: "api.openai.com",
  policyUrl: "https://openai.com/enterprise-privacy/",
  agreedAt: null,
  agreedBy: null,
};
const AGREED = { agreedAt: "2026-03-04T10:00:00.000Z", agreedBy: "Ama Mensah" };

async function open(view: AiConsentsView) {
  const served = serveSettings([buildEntityView({ id: "sunrise" })], { [`GET ${PATH}`]: { body: view } });
  const page = renderWithProviders(<SettingsPage />, { path: "/settings" });
  const section = within(await screen.findByRole("region", { name: "AI providers" }));
  return { ...served, ...page, section };
}

describe("AI providers in Settings", () => {
  it("an owner reads what goes to whom and switches each", async () => {
    const { section, user, routes, calls } = await open({
      mayChange: true,
      consents: [DRAFTS, { ...DRAFTS, use: "matching", ...AGREED }],
    });
    const drafts = await section.findByRole("switch", { name: /OpenAI .*Drafts of application texts/ });
    expect(drafts).not.toBeChecked();
    expect(drafts).toHaveAccessibleDescription("Not agreed");
    expect(section.getByRole("switch", { name: /Matching by meaning/ })).toBeChecked();
    expect(section.getByText(/Agreed on .* by Ama Mensah/)).toBeVisible();
    routes[`PUT ${PATH}`] = { body: { mayChange: true, consents: [{ ...DRAFTS, ...AGREED }] } };
    await user.click(drafts);
    expect(await section.findByRole("switch", { name: /Drafts/, checked: true })).toBeVisible();
    expect(listChanges(calls)).toMatchObject([
      { path: PATH, body: { use: "drafts", provider: "openai", isAgreed: true } },
    ]);
  });

  it("a second switch waits for the first, whose answer does not know of it", async () => {
    const matching: AiConsentView = { ...DRAFTS, use: "matching" };
    const held = holdAnswers();
    const { section, user, routes, calls } = await open({ mayChange: true, consents: [DRAFTS, matching] });
    routes[`PUT ${PATH}`] = held.next;
    await user.click(await section.findByRole("switch", { name: /Drafts/ }));
    await user.click(section.getByRole("switch", { name: /Matching by meaning/ }));
    expect(section.getByRole("switch", { name: /Matching by meaning/ })).toBeChecked();
    expect(listChanges(calls)).toHaveLength(1);
    const drafts = { ...DRAFTS, ...AGREED };
    await held.give({ body: { mayChange: true, consents: [drafts, matching] } });
    await held.give({ body: { mayChange: true, consents: [drafts, { ...matching, ...AGREED }] } });
    await waitFor(() => expect(section.getAllByText(/Agreed on .* by Ama Mensah/)).toHaveLength(2));
    for (const shown of section.getAllByRole("switch")) expect(shown).toBeChecked();
  });

  it("others read who agreed, without a switch", async () => {
    const { section } = await open({ mayChange: false, consents: [{ ...DRAFTS, ...AGREED }] });
    expect(await section.findByText(/Agreed on .* by Ama Mensah/)).toBeVisible();
    expect(section.queryByRole("switch")).not.toBeInTheDocument();
    expect(section.getByText("Only an owner of the entity can change this.")).toBeVisible();
  });

  it("a server without a provider says that nothing leaves it", async () => {
    const { section } = await open({ mayChange: true, consents: [] });
    expect(await section.findByText(/^This server uses no AI provider/)).toBeVisible();
  });
});
