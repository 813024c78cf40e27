import { describe, expect, it } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { ApiError } from "./api-client";
import { createQueryClient, joinQueryKey, queryFnFor } from "./query-client";

describe("joinQueryKey", () => {
  it.each<[readonly unknown[], string]>([
    [["/api/entities"], "/api/entities"],
    [["/api/entities", "a1"], "/api/entities/a1"],
    [["/api/questionnaire", "startup", 1], "/api/questionnaire/startup/1"],
    [["/api/questionnaire", "Social Enterprise", 2], "/api/questionnaire/Social%20Enterprise/2"],
    [["/api/entities", "a/../b?c#d"], "/api/entities/a%2F..%2Fb%3Fc%23d"],
    [["/api/opportunities", { page: 2, limit: 10 }], "/api/opportunities?page=2&limit=10"],
    [["/api/opportunities", { page: 1, search: "" }], "/api/opportunities?page=1"],
    [["/api/opportunities", { a: undefined, b: null, c: 0, d: false }], "/api/opportunities?c=0&d=false"],
    [
      ["/api/opportunities", { search: "solar & wind = 50%" }],
      "/api/opportunities?search=solar+%26+wind+%3D+50%25",
    ],
    [["/api/opportunities", {}], "/api/opportunities"],
    [
      ["/api/applications", "check", { entityId: "e", opportunityId: "o" }],
      "/api/applications/check?entityId=e&opportunityId=o",
    ],
  ])("the key %j is joined to %s", (key, path) => {
    expect(joinQueryKey(key)).toBe(path);
  });

  it.each([[["/api/entities", undefined]], [["/api/entities", ""]], [["/api/entities", null, "x"]]])(
    "a key with a missing segment is refused: %j",
    (key) => {
      expect(() => joinQueryKey(key)).toThrow("missing");
    },
  );
});

describe("the default query", () => {
  it("the default query fetches the address of its key, with credentials", async () => {
    const { calls } = fakeFetch({ "GET /api/entities/a1": { body: { id: "a1" } } });
    const data = await createQueryClient().fetchQuery({ queryKey: ["/api/entities", "a1"] });
    expect(data).toEqual({ id: "a1" });
    expect(calls).toEqual([{ method: "GET", path: "/api/entities/a1", body: undefined }]);
  });

  it("the default query throws at 401 and does not retry", async () => {
    const { calls } = fakeFetch({ "GET /api/entities": errorAnswer("unauthenticated", "Please sign in") });
    await expect(createQueryClient().fetchQuery({ queryKey: ["/api/entities"] })).rejects.toBeInstanceOf(
      ApiError,
    );
    expect(calls).toHaveLength(1);
  });

  it("a query with returnNull gives null at 401, and still throws other errors", async () => {
    const { routes } = fakeFetch({ "GET /api/auth/user": errorAnswer("unauthenticated", "Please sign in") });
    const options = { queryKey: ["/api/auth/user"], queryFn: queryFnFor({ on401: "returnNull" }) };
    await expect(createQueryClient().fetchQuery(options)).resolves.toBeNull();
    routes["GET /api/auth/user"] = errorAnswer("internal", "Something broke");
    await expect(createQueryClient().fetchQuery(options)).rejects.toThrow("500");
  });
});
