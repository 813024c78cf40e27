import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SCOPES } from "@shared/constants/api-keys";
import { memberRouters, publicRouters, rawBodyRouters } from "../../app/app";
import { listRoutes } from "../../http/router";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey, withKey } from "../../test/helpers/api-keys";
import { readDescription } from "../../test/program/program";
import { findScope, OPEN_ROUTES } from "./open-routes";

let app: TestApp;
/** With every scope, and for an entity that its person owns. */
let program: TestApp["visitor"];
let secret: string;
beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.buildUser({ isAdmin: true });
  const { id: entityId } = await app.buildEntity({ userId: owner.id });
  ({ secret } = await makeKey(app, owner, { scopes: [...API_SCOPES], entityId }));
  program = withKey(app, secret);
});
afterAll(() => app.close());

/** Every route that a person or a visitor can call; those that need no session at all know neither cookies nor keys. */
const listAll = () =>
  [...publicRouters(app.deps), ...rawBodyRouters(), ...memberRouters(app.deps)].flatMap(({ base, router }) =>
    listRoutes(router)
      .filter(({ method }) => method !== "_ALL" && method !== "ALL")
      .map(({ method, path }) => `${method} ${base}${path === "/" ? "" : path}`),
  );
const call = (route: string, caller = program) => {
  const [method = "", template = ""] = route.split(" ");
  const verb = method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  return caller[verb](template.replace(/:\w+/g, () => randomUUID()));
};
const SHUT = { message: "This address is not open to API keys", code: "forbidden" };

describe("the routes that are open to keys", () => {
  it("are routes of the API, and none of accounts, members, settings, files or administration", () => {
    const all = listAll();
    expect(Object.keys(OPEN_ROUTES).filter((route) => !all.includes(route))).toEqual([]);
    const shut =
      / \/api\/(auth|admin|objects|s3|events|calendar|invitations|unsubscribe|guest|news)\b|\/(members|invitations|activity|ai-consents)\b/;
    expect(Object.keys(OPEN_ROUTES).filter((route) => shut.test(route))).toEqual([]);
    expect(Object.keys(OPEN_ROUTES).filter((route) => route.startsWith("DELETE "))).toEqual([]);
  });

  it("change nothing unless their scope says so", () => {
    for (const [route, scope] of Object.entries(OPEN_ROUTES))
      expect(`${route} ${scope.endsWith(":write")}`).toBe(`${route} ${!route.startsWith("GET ")}`);
  });

  it("are all that a key with every scope can call: every other route of the server refuses it", async () => {
    for (const route of new Set(listAll())) {
      const { status, body } = await call(route);
      const isShut = status === 403 && (body as { message?: string }).message === SHUT.message;
      expect(`${route} ${isShut}`).toBe(`${route} ${!(route in OPEN_ROUTES)}`);
    }
  }, 180_000);

  it("refuse what does not exist, and a body without its fields, as the description says", async () => {
    const check = await readDescription(app);
    for (const route of Object.keys(OPEN_ROUTES)) {
      const [method = "", template = ""] = route.split(" ");
      const address = app.url + template.replace(/:\w+/g, () => randomUUID());
      const headers = { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" };
      const response = await fetch(address, { method, headers, ...(method !== "GET" && { body: "{}" }) });
      await check({ method, path: template.replace(/:(\w+)/g, "{$1}"), response });
      const isList = method === "GET" && !template.includes(":");
      expect(`${route} ${response.ok}`).toBe(`${route} ${isList}`);
    }
  });

  it("refuse a key that lacks their scope, and name it", async () => {
    const owner = await app.buildUser();
    const { id: entityId } = await app.buildEntity({ userId: owner.id });
    for (const scope of API_SCOPES.filter((one) => one !== "applications:write")) {
      const only = withKey(app, (await makeKey(app, owner, { scopes: [scope], entityId })).secret);
      for (const [route, needed] of Object.entries(OPEN_ROUTES)) {
        if (needed === scope) continue;
        const { status, body } = await call(route, only);
        expect(`${route} ${status}`).toBe(`${route} 403`);
        expect(body).toEqual({ message: `This API key lacks the scope ${needed}`, code: "forbidden" });
      }
    }
  }, 180_000);

  it.each([
    "/api/opportunities/question",
    "/api/opportunities/../auth/user",
    "/api//opportunities",
    "/api/opportunities/",
    "/API/opportunities",
    "/api/opportunities%2Fquestion",
    "/api/nothing",
  ])("are found by their exact address alone: %s is shut", (path) => {
    expect(findScope("GET", path)).toBeNull();
  });

  it("answer HEAD as GET, and no other method", async () => {
    expect(findScope("HEAD", "/api/opportunities")).toBe("catalogue:read");
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get"])
      expect(findScope(method, "/api/opportunities")).toBeNull();
    expect((await program.get("/api/nothing").expect(403)).body).toEqual(SHUT);
  });
});
