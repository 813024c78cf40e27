import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ApplicationView } from "@shared/validators/applications";
import { buildApplicationItem, closesIn, formatDateIn } from "@/test/opportunities";
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
