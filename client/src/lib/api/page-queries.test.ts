import { describe, expect, it } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { fetchPageQuery } from "./page-queries";
import { createQueryClient } from "./query-client";
import { entitiesQuery } from "./queries/entities";
import { opportunityListQuery, opportunityQuery } from "./queries/opportunities";

const LIST = opportunityListQuery({ search: "" });
const PAGE = { opportunities: [], pagination: { page: 1, total: 0, hasMore: false } };

describe("the queries of a page", () => {
  it("the queries of a page are read from the API's addresses on the server", async () => {
    const client = createQueryClient();
    const addresses: string[] = [];
    const read = async (address: string) => {
      addresses.push(address);
      return PAGE;
    };
    for (const query of [LIST, entitiesQuery(), opportunityQuery("o/1")])
      await fetchPageQuery(client, query, read);
    expect(addresses).toEqual([
      "/api/opportunities?page=1&limit=10",
      "/api/entities",
      "/api/opportunities/o%2F1",
    ]);
    expect(client.getQueryData(LIST.queryKey)).toEqual({ pages: [PAGE], pageParams: [1] });
    expect(client.getQueryData(entitiesQuery().queryKey)).toEqual(PAGE);
  });

  it("the queries of a page fetch the same addresses in the browser once, and fail with the API's error", async () => {
    const { calls } = fakeFetch({
      "GET /api/entities": { status: 500, body: { message: "Out of order", code: "internal" } },
      "GET /api/opportunities?page=1&limit=10": { body: PAGE },
    });
    const client = createQueryClient();
    await fetchPageQuery(client, LIST);
    await fetchPageQuery(client, LIST);
    await expect(fetchPageQuery(client, entitiesQuery())).rejects.toThrow("Out of order");
    expect(calls.map(({ path }) => path)).toEqual(["/api/opportunities?page=1&limit=10", "/api/entities"]);
  });
});
