import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/api-client";
import { entitiesKey } from "../api/queries/entities";
import { createQueryClient } from "../api/query-client";
import { keepRead } from "./keep-read";
import { forgetReadAnswers, reportReadAnswer } from "./read-answers";
import { openReadCache } from "./read-cache";

vi.mock("./read-cache");
vi.mock("../draft-key", () => ({ loadDraftKey: () => Promise.resolve(true), findDraftKey: () => "the key" }));

const kept = new Map<string, unknown>();

beforeEach(() => {
  vi.mocked(openReadCache).mockResolvedValue({
    read: (address) => Promise.resolve(kept.get(address) as never),
    write: (address, answer) => void kept.set(address, answer),
    remove: (address) => void kept.delete(address),
    empty: () => Promise.resolve(kept.clear()),
  });
  return () => {
    kept.clear();
    forgetReadAnswers();
  };
});

describe("keeping what is read", () => {
  it("keeps what the page has, what it reads later, and the key of drafts", async () => {
    const client = createQueryClient();
    client.setQueryData(["/api/applications"], ["first"]);
    const stop = await keepRead(client, "ama");
    client.setQueryData(["/api/funders", "f1"], "funder");
    expect(Object.fromEntries(kept)).toEqual({
      "/api/applications": ["first"],
      "/api/funders/f1": "funder",
      "/api/auth/draft-key": { key: "the key" },
    });
    stop();
    client.setQueryData(["/api/funders", "f2"], "another");
    expect(kept.has("/api/funders/f2")).toBe(false);
  });

  it("keeps nothing beside the listed routes, and nothing that was searched for", async () => {
    const client = createQueryClient();
    await keepRead(client, "ama");
    kept.clear();
    client.setQueryData(["/api/auth/sessions"], ["session"]);
    client.setQueryData(["/api/opportunities", "facets", { search: "pumps" }], "facets");
    expect(kept.size).toBe(0);
  });

  it("does not take what was kept for something new", async () => {
    reportReadAnswer("/api/applications", 1);
    const client = createQueryClient();
    await keepRead(client, "ama");
    client.setQueryData(["/api/applications"], ["old"]);
    expect(kept.has("/api/applications")).toBe(false);
  });

  it("forgets what the server refuses, but not what it does not answer", async () => {
    const client = createQueryClient();
    const queryKey = ["/api/applications", "a1"];
    client.setQueryData(queryKey, "application");
    await keepRead(client, "ama");
    const fail = (error: Error) =>
      client
        .fetchQuery({ queryKey, staleTime: 0, queryFn: () => Promise.reject(error) })
        .catch(() => undefined);
    await fail(new TypeError("Failed to fetch"));
    expect(kept.get("/api/applications/a1")).toBe("application");
    await fail(new ApiError(404, '{"code":"not_found"}'));
    expect(kept.has("/api/applications/a1")).toBe(false);
  });

  it("forgets all of an entity that the person has left, even while no page was open", async () => {
    kept.set(entitiesKey[0], [{ id: "e1" }, { id: "e2" }]);
    kept.set("/api/applications/of-e2", "application");
    const client = createQueryClient();
    client.setQueryData(entitiesKey, [{ id: "e1" }]);
    await keepRead(client, "ama");
    expect(kept.has("/api/applications/of-e2")).toBe(false);
    expect(kept.get(entitiesKey[0])).toEqual([{ id: "e1" }]);

    kept.set("/api/applications/of-e1", "application");
    client.setQueryData(entitiesKey, []);
    await vi.waitFor(() => expect(kept.has("/api/applications/of-e1")).toBe(false));
  });
});
