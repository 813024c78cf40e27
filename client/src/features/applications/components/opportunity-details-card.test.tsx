import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { fakeFetch } from "@/test/fake-fetch";
import { buildApplicationItem, buildEntityView, closesIn, formatDateIn, testId } from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { OpportunityDetailsCard } from "./opportunity-details-card";

it.each([
  ["before its hour", closesIn(10), /^\d+ \w+ \d+\. Open until 17:00 of that day, UTC time$/],
  ["after its hour on the same day", closesIn(-1), /^\d+ \w+ \d+ \(closed\)$/],
  ["after a day without an hour", { deadline: formatDateIn(-1) }, /^\d+ \w+ \d+ \(closed\)$/],
])("an application's details tell the deadline %s", (_when, deadline, text) => {
  const { opportunity, ...application } = buildApplicationItem() as ApplicationView;
  renderWithProviders(
    <OpportunityDetailsCard {...application} opportunity={{ ...opportunity!, ...deadline }} />,
  );
  expect(screen.getByText("Deadline").nextElementSibling).toHaveTextContent(text);
});

it("an application's details tell the amount in the currency of its organisation too", async () => {
  const application = { ...buildApplicationItem(), entityId: testId(2) } as ApplicationView;
  fakeFetch({
    "GET /api/entities": {
      body: [
        buildEntityView({ id: testId(1), country: "US" }),
        buildEntityView({ id: testId(2), country: "DE" }),
      ],
    },
    "GET /api/exchange-rates": { body: { day: "2026-10-06", perEuro: { EUR: "1", USD: "1.1269" } } },
  });
  const opportunity = { ...application.opportunity!, minAmount: null, maxAmount: "1000", currency: "USD" };
  renderWithProviders(<OpportunityDetailsCard {...application} opportunity={opportunity} />);
  expect(await screen.findByText("up to about €890")).toBeVisible();
});
