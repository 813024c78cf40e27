import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { EntityView } from "@shared/validators/entities";
import { readAnew } from "../realtime/read-anew";
import { removeRow } from "./gone";
import { entitiesKey } from "./queries/entities";
import { pitchDecksKey } from "./queries/pitch-decks";

const membersOf = (id: string) => [...entitiesKey, id, "members"];

/** A screen that shows the members of Sunrise Labs, of which the list has still two entities. */
function showMembers(listed = ["heron", "sunrise"]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const readMembers = vi.fn(async () => ({ members: [] }));
  client.setQueryData(entitiesKey, [{ id: "heron" }, { id: "sunrise" }] as EntityView[]);
  client.setQueryData(membersOf("sunrise"), { members: [] });
  client.setQueryData(membersOf("heron"), { members: [] });
  const list = new QueryObserver(client, {
    queryKey: entitiesKey,
    queryFn: async () => listed.map((id) => ({ id })),
  });
  const options = { queryKey: membersOf("sunrise"), queryFn: readMembers };
  const members = new QueryObserver(client, options);
  const stops = [list.subscribe(() => undefined), members.subscribe(() => undefined)];
  onTestFinished(() => stops.forEach((stop) => stop()));
  // React hands the options over in an effect, which may come after the answer that takes the entity off the list.
  return { client, readMembers, runLateEffect: () => members.setOptions({ ...options }) };
}

/** A screen that shows the analyses of a deck which is no longer in the server's list. */
function showReviews() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const readReviews = vi.fn(async () => []);
  const reviewsKey = [...pitchDecksKey, "seed", "reviews"];
  client.setQueryData(pitchDecksKey, [{ id: "seed" }]);
  client.setQueryData(reviewsKey, []);
  const list = new QueryObserver(client, { queryKey: pitchDecksKey, queryFn: async () => [] });
  const options = { queryKey: reviewsKey, queryFn: readReviews };
  const reviews = new QueryObserver(client, options);
  const stops = [list.subscribe(() => undefined), reviews.subscribe(() => undefined)];
  onTestFinished(() => stops.forEach((stop) => stop()));
  return { client, readReviews, runLateEffect: () => reviews.setOptions({ ...options }) };
}

describe("removeRow", () => {
  it("does not have a screen that is still drawn ask for the entity that was left", async () => {
    const { client, readMembers, runLateEffect } = showMembers();
    removeRow(client, entitiesKey, "sunrise");
    runLateEffect();
    expect(client.getQueryData(entitiesKey)).toEqual([{ id: "heron" }]);
    expect(readMembers).not.toHaveBeenCalled();
  });

  it("forgets what no screen shows of it, and nothing of the others", () => {
    const { client } = showMembers();
    client.setQueryData([...entitiesKey, "sunrise", "activity"], []);
    client.setQueryData(["/api/profile", "sunrise"], {});
    removeRow(client, entitiesKey, "sunrise");
    expect(client.getQueryData([...entitiesKey, "sunrise", "activity"])).toBeUndefined();
    expect(client.getQueryData(["/api/profile", "sunrise"])).toBeUndefined();
    expect(client.getQueryData(membersOf("heron"))).toEqual({ members: [] });
  });

  it("does not have a screen that is still drawn ask for the analyses of a deleted deck", () => {
    const { client, readReviews, runLateEffect } = showReviews();
    removeRow(client, pitchDecksKey, "seed");
    runLateEffect();
    expect(client.getQueryData(pitchDecksKey)).toEqual([]);
    expect(readReviews).not.toHaveBeenCalled();
  });
});

describe("readAnew", () => {
  it("does not ask for the analyses of a deck that was deleted, though its own page is told too", async () => {
    const { client, readReviews } = showReviews();
    await readAnew(client, [pitchDecksKey]);
    expect(client.getQueryData(pitchDecksKey)).toEqual([]);
    expect(readReviews).not.toHaveBeenCalled();
  });

  it("does not have a screen that is still drawn ask for an entity that the new list does not name", async () => {
    const { client, readMembers, runLateEffect } = showMembers(["heron"]);
    await readAnew(client, [entitiesKey]);
    runLateEffect();
    expect(client.getQueryData(entitiesKey)).toEqual([{ id: "heron" }]);
    expect(readMembers).not.toHaveBeenCalled();
  });

  it("asks again for the entities that the new list names", async () => {
    const { client, readMembers } = showMembers();
    await readAnew(client, [entitiesKey]);
    expect(readMembers).toHaveBeenCalledTimes(1);
  });
});
