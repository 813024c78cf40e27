import { QueryObserver } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { fakeFetch } from "@/test/fake-fetch";
import { createQueryClient } from "./query-client";
import { signOut } from "./sign-out";

it("signing out drops reads that are under way, and asks for them again only where it fails", async () => {
  let isHeld = true;
  const { calls, routes } = fakeFetch({
    "GET /api/entities": () => (isHeld ? new Promise(() => {}) : { body: [] }),
    "POST /api/auth/logout": {},
  });
  const client = createQueryClient();
  onTestFinished(new QueryObserver(client, { queryKey: ["/api/entities"] }).subscribe(() => undefined));
  await signOut(client);
  expect(client.getQueryState(["/api/entities"])).toMatchObject({ fetchStatus: "idle", data: undefined });
  expect(calls.map(({ method }) => method)).toEqual(["GET", "POST"]);

  isHeld = false;
  routes["POST /api/auth/logout"] = { status: 500, body: {} };
  await expect(signOut(client)).rejects.toThrow("500");
  await waitFor(() => expect(client.getQueryData(["/api/entities"])).toEqual([]));
});
