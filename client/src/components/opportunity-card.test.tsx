import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import {
  buildCard,
  buildEntityView,
  buildOpportunity,
  closesIn,
  formatDateIn,
  testId,
} from "@/test/opportunities";
import { renderWithProviders } from "@/test/render";
import { OpportunityCard } from "./opportunity-card";

const renderCard = (parts: Parameters<typeof buildCard>[0] = {}) =>
  renderWithProviders(<OpportunityCard opportunity={buildCard(parts)} />);

describe("an opportunity's card", () => {
  it("an opportunity's card shows name, type, amount, deadline, countries and match", () => {
    renderCard({ matchScore: 81 });
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent("GRANT");
    expect(card).toHaveTextContent("$25K - $100K");
    expect(card).toHaveTextContent("Due in 21 days");
    expect(card).toHaveTextContent("Ghana");
    expect(card).toHaveTextContent("81% match");
    expect(screen.getByRole("link", { name: "Clean Water Pilot Fund" })).toHaveAttribute(
      "href",
      `/opportunities/${testId(1)}`,
    );
  });

  it("an opportunity's card shows no figure for a score that is not known yet", () => {
    renderCard({ matchScore: null });
    expect(screen.getByRole("article")).not.toHaveTextContent("match");
  });

  it("an opportunity's card shows the amount in the currency of the organisation that it was matched with", async () => {
    const { calls } = fakeFetch({
      "GET /api/entities": {
        body: [
          buildEntityView({ id: testId(1), country: "US" }),
          buildEntityView({ id: testId(2), country: "FR" }),
        ],
      },
      "GET /api/exchange-rates": { body: { day: "2026-10-06", perEuro: { EUR: "1", USD: "1.1269" } } },
    });
    renderWithProviders(
      <>
        <OpportunityCard opportunity={{ ...buildCard(), matchedEntityId: testId(2) }} />
        <OpportunityCard opportunity={{ ...buildCard({ id: testId(4) }), matchedEntityId: testId(1) }} />
        <OpportunityCard opportunity={buildCard({ id: testId(5) })} entityId={testId(2)} />
      </>,
    );
    const about = await screen.findAllByText(/^about/);
    const cards = screen.getAllByRole("article");
    expect(about.map((line) => cards.indexOf(line.closest("article")!))).toEqual([0, 2]);
    expect(about[0]).toHaveTextContent(
      "about €22,000 - €89,000 (1 USD = 0.8874 EUR, rate of the European Central Bank of 6 Oct 2026)",
    );
    expect(calls.filter(({ path }) => path === "/api/exchange-rates")).toHaveLength(1);
  });

  it("an opportunity's card says so when the source names no countries, amount or date", () => {
    renderCard({ eligibleCountries: [], minAmount: null, maxAmount: null, deadline: null });
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent("Countries not stated");
    expect(card).toHaveTextContent("Amount not stated");
    expect(card).toHaveTextContent("No due date");
  });

  it("an opportunity's card marks a near deadline in words too, and a forecast with its opening day", () => {
    renderCard({ deadline: formatDateIn(3), openDate: formatDateIn(1) });
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent("Closing soon: Due in 3 days");
    expect(card).toHaveTextContent("Opens on");
  });

  it("an opportunity's card names the day of a deadline that is far ahead", () => {
    renderCard({ deadline: formatDateIn(400) });
    expect(screen.getByRole("article")).toHaveTextContent(/Due in 400 days · \d+ \w+ \d{4}/);
    cleanup();
    renderCard({ deadline: formatDateIn(60) });
    expect(screen.getByRole("article")).toHaveTextContent(/Due in 60 days(?! ·)/);
  });

  it("an opportunity's card says that it is closed from the deadline's hour on", () => {
    const { unmount } = renderCard(closesIn(10));
    expect(screen.getByRole("article")).toHaveTextContent("Closing soon: Due in 1 days");
    unmount();
    renderCard(closesIn(-1));
    expect(screen.getByText("Closed")).toBeVisible();
    expect(screen.getByRole("article")).not.toHaveTextContent(/Due in|Closing soon/);
  });

  it("an opportunity's card says so beside the days when a day without an hour has passed", () => {
    renderCard({ deadline: formatDateIn(-1), closesAt: `${formatDateIn(0)}T00:00:00Z` });
    expect(screen.getByText("Due in 2 days")).toBeVisible();
    expect(screen.getByRole("article")).toHaveTextContent("Due in 2 days · Closed");
  });

  it("an opportunity's card fetches the detail when it is hovered", async () => {
    const { calls } = fakeFetch({ [`GET /api/opportunities/${testId(1)}`]: { body: buildOpportunity() } });
    const { user } = renderCard();
    await user.hover(screen.getByRole("article"));
    await waitFor(() =>
      expect(calls.map(({ path }) => path).filter((path) => path.startsWith("/api/opportunities"))).toEqual([
        `/api/opportunities/${testId(1)}`,
      ]),
    );
  });
});
