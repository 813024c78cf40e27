import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Route } from "wouter";
import type { OpportunityTranslationView } from "@shared/validators/translations";
import { errorAnswer, fakeFetch, holdAnswers } from "@/test/fake-fetch";
import { buildEntityView, buildOpportunity, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import OpportunityDetailPage from "../pages/opportunity-detail-page";

const PATH = `/opportunities/${testId(1)}`;
const SPANISH = {
  name: "Ayudas para comercios",
  description: "Hasta 20.000 € por solicitud.",
  eligibilityText: "Pueden solicitarlas las empresas.",
};
const MADE: OpportunityTranslationView = {
  title: "Grants for shops",
  description: "Up to €20,000 for each application.",
  eligibilityText: "Companies can apply.",
  ...{ from: "es", language: "en", provider: "openai", madeAt: "2030-01-01T00:00:00.000Z" },
  ...{ leftOut: [], cut: [] },
};

function renderOpportunity(
  translatableFrom: string | undefined,
  translation: Parameters<typeof fakeFetch>[0][string] = { body: MADE },
) {
  const api = fakeFetch({
    [`GET /api${PATH}`]: { body: buildOpportunity({ ...SPANISH, translatableFrom }) },
    "GET /api/entities": { body: [buildEntityView()] },
    "GET /api/applications/check": { body: { exists: false, application: null } },
    [`POST /api${PATH}/translation`]: translation,
  });
  renderWithProviders(<Route path="/opportunities/:id" component={OpportunityDetailPage} />, { path: PATH });
  return api;
}
const findAbout = () => screen.findByRole("region", { name: "About" });
const findButton = async () =>
  within(await findAbout()).findByRole("button", { name: "Translate into English" });

describe("an opportunity in another language", () => {
  it("shows its translation beside the original, each in its language", async () => {
    const { calls } = renderOpportunity("es");
    await userEvent.click(await findButton());
    const translated = await screen.findByText(MADE.description!);
    expect(translated).toHaveAttribute("lang", "en");
    expect(translated).toHaveAttribute("dir", "ltr");
    expect(screen.getByText(SPANISH.description)).toHaveAttribute("lang", "es");
    const about = await findAbout();
    expect(about).toHaveTextContent(MADE.title!);
    expect(about).toHaveTextContent("Original (Spanish)");
    expect(about).toHaveTextContent("Translated by OpenAI, may contain mistakes; the original counts");
    const eligibility = screen.getByRole("region", { name: "Eligibility Criteria" });
    expect(eligibility).toHaveTextContent(SPANISH.eligibilityText);
    expect(eligibility).toHaveTextContent(MADE.eligibilityText!);
    expect(
      calls.find(({ method, path }) => method === "POST" && path.endsWith("/translation"))?.body,
    ).toEqual({
      language: "en",
    });
    expect(screen.queryByRole("button", { name: "Translate into English" })).toBeNull();
    expect(within(about).getByRole("status")).toHaveTextContent("The text is translated.");
  });

  it("says while it is being translated, and keeps the original", async () => {
    const held = holdAnswers();
    renderOpportunity("es", held.next);
    await userEvent.click(await findButton());
    expect(within(await findAbout()).getByRole("status")).toHaveTextContent("The text is being translated…");
    expect(screen.getByText(SPANISH.description)).toBeVisible();
    await held.give({ body: MADE });
    expect(await screen.findByText(MADE.description!)).toBeVisible();
  });

  it("is stopped while it is being translated: the request is ended, the original stays, and it can be begun again", async () => {
    const ended = vi.spyOn(AbortController.prototype, "abort");
    renderOpportunity("es", holdAnswers().next);
    await userEvent.click(await findButton());
    const about = within(await findAbout());
    const stop = about.getByRole("button", { name: "Stop the translation" });
    // It stands after what it stops.
    expect(about.getAllByRole("button").indexOf(stop)).toBe(1);
    await userEvent.click(stop);
    expect(ended).toHaveBeenCalledOnce();
    expect(about.getByRole("status")).toBeEmptyDOMElement();
    expect(about.queryByRole("button", { name: "Stop the translation" })).not.toBeInTheDocument();
    expect(await findButton()).toBeEnabled();
    expect(screen.getByText(SPANISH.description)).toBeVisible();
  });

  it("says why it could not be translated, and is tried again", async () => {
    const api = renderOpportunity("es", errorAnswer("upstream_failed", "OpenAI could not be reached."));
    await userEvent.click(await findButton());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The text could not be translated");
    expect(alert).toHaveTextContent("OpenAI could not be reached.");
    api.routes[`POST /api${PATH}/translation`] = { body: MADE };
    await userEvent.click(within(await findAbout()).getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(MADE.description!)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says which part is left out and which is cut, and offers another try", async () => {
    renderOpportunity("es", {
      body: { ...MADE, description: null, leftOut: ["description"], cut: ["eligibilityText"] },
    });
    await userEvent.click(await findButton());
    const about = await findAbout();
    expect(await within(about).findByText(/This part is not shown/)).toBeVisible();
    expect(within(about).getByText(SPANISH.description)).toBeVisible();
    expect(within(about).getByRole("button", { name: "Try again" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Eligibility Criteria" })).toHaveTextContent(
      "only its beginning is translated",
    );
  });

  it("has no button where the server offers none", async () => {
    renderOpportunity(undefined);
    expect(within(await findAbout()).queryByRole("button")).toBeNull();
  });
});
