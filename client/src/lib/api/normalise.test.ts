import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { buildCard, buildOpportunity } from "@/test/opportunities";
import { completeCard, completeMatch, completeOpportunity, readOr } from "./normalise";

const BARE = { id: "o1", name: "Bare" };

describe("an opportunity of a server that sends less", () => {
  it("a card without fields is a grant in dollars with the fixed score", () => {
    expect(completeCard(BARE, 95)).toMatchObject({
      fundingType: "grant",
      currency: "USD",
      eligibleCountries: [],
      deadline: null,
      feedback: null,
      matchScore: 95,
    });
    expect(completeMatch(BARE, 85)).toMatchObject({ matchScore: 85, matchGates: [], matchParts: [] });
    const { feedback, matchReasons, yearFoundedMin, ...less } = buildOpportunity();
    expect(completeOpportunity(less)).toEqual({
      ...less,
      feedback: null,
      matchReasons: [],
      yearFoundedMin: null,
    });
  });

  it("a card keeps the fields that it has, also a missing score", () => {
    const card = buildCard({ matchScore: null, currency: "KES", eligibleCountries: ["KE"] });
    expect(completeCard(card, 95)).toEqual(card);
  });
});

describe("a call that the server may not support", () => {
  const read = (route: Parameters<typeof fakeFetch>[0][string]) => {
    fakeFetch({ "GET /api/saved-searches": route });
    return new QueryClient().fetchQuery({ queryKey: ["/api/saved-searches"], queryFn: readOr<string[]>([]) });
  };

  it("an unknown call gives the stand-in answer", async () => {
    expect(await read({ body: ["one"] })).toEqual(["one"]);
    expect(await read({ status: 404, body: { message: "Not found" } })).toEqual([]);
  });

  it("a call that our server refuses fails", async () => {
    await expect(read(errorAnswer("not_found", "Gone"))).rejects.toThrow("Gone");
    await expect(read(errorAnswer("unavailable", "Away"))).rejects.toThrow("Away");
  });
});
