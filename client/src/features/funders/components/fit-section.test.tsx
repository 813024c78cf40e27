import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FunderFitFact } from "@shared/validators/catalogue";
import { testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { FitSection } from "./fit-section";

const fact = (entity: string | null): FunderFitFact => ({
  fact: "stage",
  label: "Stage",
  verdict: entity === null ? "unknown" : "met",
  funder: "Seed",
  entity,
  note: null,
});
const industry: FunderFitFact = { ...fact("Energy & power"), fact: "industry", label: "Industry" };
const show = (...facts: FunderFitFact[]) =>
  renderWithProviders(
    <FitSection
      fits={[{ entityId: testId(500), entityName: "Sunrise Labs", facts }]}
      hasMoreEntities={false}
    />,
  );

describe("how a funder fits an entity", () => {
  it("the fit of a funder leads to the profile where an answer is missing", () => {
    show(industry, fact(null));
    expect(screen.getByText("1 met · 1 unknown")).toBeVisible();
    expect(screen.getByRole("link", { name: "Complete the profile" })).toHaveAttribute(
      "href",
      `/settings?entity=${testId(500)}&profile=1`,
    );
  });

  it("the fit of a funder does not lead to the profile where all is answered", () => {
    show(industry, fact("Growth"));
    expect(screen.getByText("2 met")).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
