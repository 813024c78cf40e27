import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAnswer, fakeFetch } from "@/test/fake-fetch";
import { testUser } from "@/test/render";
import {
  clearAfterSignOut,
  currentUserKey,
  currentUserQuery,
  displayName,
  refreshAfterSignIn,
} from "./current-user";
import { createQueryClient } from "./query-client";

const unauthenticated = errorAnswer("unauthenticated", "Please sign in");

describe("the current user", () => {
  it("the current user is null when nobody is signed in", async () => {
    fakeFetch({ "GET /api/auth/user": unauthenticated });
    await expect(createQueryClient().fetchQuery(currentUserQuery())).resolves.toBeNull();
  });

  it("the current user stays cached when the session is lost later, so that the page does not change", async () => {
    const { routes } = fakeFetch({ "GET /api/auth/user": { body: testUser } });
    const client = createQueryClient();
    await client.fetchQuery(currentUserQuery());
    routes["GET /api/auth/user"] = unauthenticated;
    await client.invalidateQueries({ queryKey: currentUserKey });
    await expect(client.fetchQuery({ ...currentUserQuery(), staleTime: 0 })).resolves.toEqual(testUser);
    expect(client.getQueryData(currentUserKey)).toEqual(testUser);
  });

  it("the current user is fetched after sign-in, and the old cache is dropped", async () => {
    fakeFetch({ "GET /api/auth/user": { body: testUser } });
    const client = createQueryClient();
    client.setQueryData(currentUserKey, null);
    client.setQueryData(["/api/entities"], ["somebody else's"]);
    await refreshAfterSignIn(client);
    expect(client.getQueryData(currentUserKey)).toEqual(testUser);
    expect(client.getQueryData(["/api/entities"])).toBeUndefined();
  });

  it("sign-in sends the browser's time zone once if the server has none, and does not ask for it", async () => {
    const { calls, routes } = fakeFetch({
      "GET /api/auth/user": { body: testUser },
      "PATCH /api/auth/user/preferences": { body: {} },
    });
    await refreshAfterSignIn(createQueryClient());
    expect(calls.map(({ method }) => method)).toEqual(["GET"]);
    routes["GET /api/auth/user"] = { body: { ...testUser, timezone: null } };
    await refreshAfterSignIn(createQueryClient());
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({
        method: "PATCH",
        body: { timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      }),
    );
  });

  it("the current user is null after sign-out, and all cached data is removed", () => {
    const client = createQueryClient();
    client.setQueryData(currentUserKey, testUser);
    client.setQueryData([...currentUserKey, "preferences"], { notifyDeadlines: true });
    client.setQueryData(["/api/entities"], []);
    clearAfterSignOut(client);
    expect(client.getQueryData(currentUserKey)).toBeNull();
    expect(client.getQueryCache().getAll()).toHaveLength(1);
  });

  it.each([
    ["Ama", "Mensah", "Ama Mensah"],
    ["Ama", "", "User"],
    ["", "Mensah", "User"],
  ])("a user named '%s' '%s' is shown as '%s'", (firstName, lastName, name) => {
    expect(displayName({ firstName, lastName })).toBe(name);
  });
});
