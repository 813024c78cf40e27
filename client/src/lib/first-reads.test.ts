import { describe, expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { ask, isAnswered, take } from "./first-reads";
import { createQueryClient } from "./query-client";
import { entitiesQuery } from "./queries/entities";
import { opportunityListQuery, opportunityQuery } from "./queries/opportunities";

const LIST = opportunityListQuery({ search: "" });
const PAGE = { opportunities: [], pagination: { page: 1, total: 0, hasMore: false } };

describe("what a screen reads first", () => {
  it("is taken from answers by the address that gives them", () => {
    const client = createQueryClient();
    const answers = { "/api/entities": [{ id: "e1" }], "/api/opportunities/o%2F1": { id: "o/1" } };
    take(client, entitiesQuery(), answers);
    take(client, opportunityQuery("o/1"), answers);
    expect(client.getQueryData(entitiesQuery().queryKey)).toEqual([{ id: "e1" }]);
    expect(client.getQueryData(opportunityQuery("o/1").queryKey)).toEqual({ id: "o/1" });
  });

  it("may be the first page of an endless list", () => {
    const client = createQueryClient();
    take(client, LIST, { "/api/opportunities?page=1&limit=10": PAGE });
    expect(client.getQueryData(LIST.queryKey)).toEqual({ pages: [PAGE], pageParams: [1] });
  });

  it("may be nobody, which is an answer; none at all is not", () => {
    const client = createQueryClient();
    const user = { queryKey: ["/api/auth/user"] };
    take(client, user, { "/api/auth/user": null });
    expect(isAnswered(client, user)).toBe(true);
    expect(() => take(client, entitiesQuery(), {})).toThrow("There is no answer from /api/entities");
    expect(isAnswered(client, entitiesQuery())).toBe(false);
  });

  it("is asked for at the same addresses, and a refusal is no answer", async () => {
    const { calls } = fakeFetch({
      "GET /api/entities": { status: 500, body: { message: "Out of order", code: "internal" } },
      "GET /api/opportunities?page=1&limit=10": { body: PAGE },
    });
    const client = createQueryClient();
    await Promise.all([entitiesQuery(), LIST].map((read) => ask(client, read)));
    expect(calls.map(({ path }) => path)).toEqual(["/api/entities", "/api/opportunities?page=1&limit=10"]);
    expect([isAnswered(client, entitiesQuery()), isAnswered(client, LIST)]).toEqual([false, true]);
  });
});
