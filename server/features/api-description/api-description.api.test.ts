import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memberRouters, type MountedRouter, openRouters, publicRouters, rawBodyRouters } from "../../app/app";
import { healthRouter } from "../../http/health";
import { listRoutes } from "../../http/router";
import { startTestApp, type TestApp } from "../../test/app";
import { makeApiTypes } from "../../test/program/make-api-types";
import { AREAS } from "./areas/index";
import type { Access } from "./describe";
import type { OpenApiDocument } from "./openapi";

let app: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  app = await startTestApp();
  document = (await app.visitor.get("/api/openapi.json").expect(200)).body;
});
afterAll(() => app.close());

const addressesOf = (routers: MountedRouter[]) =>
  routers.flatMap(({ base, router }) =>
    listRoutes(router)
      .filter(({ method }) => method !== "_ALL" && method !== "ALL")
      .map(({ method, path }) => `${method} ${base}${path === "/" ? "" : path}`),
  );

/** Who may call each route, by where its router is mounted. */
function mounted(): Map<string, Access> {
  const anyone = [
    ...publicRouters(app.deps),
    ...openRouters(app.deps),
    { base: "/api/health", router: healthRouter() },
  ];
  const members = [...rawBodyRouters(), ...memberRouters(app.deps)];
  return new Map([
    ...addressesOf(anyone).map((route) => [route, "anyone"] as const),
    ...addressesOf(members).map(
      (route) => [route, route.includes(" /api/admin/") ? "admin" : "member"] as const,
    ),
  ]);
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );

/** What an operation answers with a status, also where it refers to an answer of many. */
function findAnswer(path: string, method: string, status: string) {
  const answer = document.paths[path]?.[method]?.responses[status];
  return answer && "$ref" in answer ? document.components.responses[answer.$ref.split("/").at(-1)!] : answer;
}

describe("the API description", () => {
  it("has exactly the routes of the server (add yours in areas/)", () => {
    const described = AREAS.flatMap(({ routes }) => Object.keys(routes));
    expect(described.sort()).toEqual([...mounted().keys()].sort());
  });

  it("states for each route who may call it, as the server enforces it", () => {
    const described = AREAS.flatMap(({ access, routes }) =>
      Object.entries(routes).map(([route, operation]) => [route, operation.access ?? access] as const),
    );
    expect(new Map(described)).toEqual(mounted());
    const open = operations().filter(({ security }) => security?.length === 0);
    expect(open.length).toBe([...mounted().values()].filter((access) => access === "anyone").length);
  });

  it("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it("names each operation once, and defines every schema it refers to", () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const referred = [
      ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(schemas|responses)\/(\w+)"/g),
    ];
    expect(new Set(referred.map(([, kind]) => kind)).size).toBe(2);
    for (const [, kind, name = ""] of referred)
      expect(document.components[kind as "schemas" | "responses"]).toHaveProperty(name);
  });

  it("has the parameters and bodies of the validators", () => {
    const list = document.paths["/api/opportunities"]?.get?.parameters ?? [];
    expect(list.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["page", "limit", "search", "show", "entityId"]),
    );
    expect(list.find(({ name }) => name === "page")).toMatchObject({
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, default: 1 },
    });
    const body = document.paths["/api/entities"]?.post?.requestBody;
    expect(body).toMatchObject({
      required: true,
      content: {
        "application/json": {
          schema: {
            required: ["name", "type"],
            properties: {
              name: { type: "string", minLength: 1, maxLength: 200 },
              type: { enum: expect.arrayContaining(["Startup", "School"]) },
            },
          },
        },
      },
    });
    expect(document.paths["/api/entities/{id}"]?.patch?.parameters).toEqual([
      { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } },
    ]);
    const { StartupProfile } = document.components.schemas;
    expect(StartupProfile?.properties?.teamSize?.description).toEqual(expect.any(String));
    const saved = findAnswer("/api/profile/{entityId}", "post", "200");
    expect(saved?.description).toMatch(/`unknownFields` lists the sent fields/);
  });

  it("says what the rules of an opportunity mean, with their types", () => {
    for (const [path, method] of [
      ["/api/admin/opportunities", "post"],
      ["/api/admin/opportunities/{id}", "patch"],
    ] as const) {
      const body = document.paths[path]?.[method]?.requestBody?.content["application/json"]?.schema;
      expect(body?.properties).toMatchObject({
        eligibleCountries: {
          type: "array",
          items: { type: "string" },
          description: expect.stringMatching(/ISO 3166/),
        },
        yearFoundedMin: { description: expect.stringMatching(/first year/) },
        currency: { type: "string", description: expect.stringMatching(/ISO 4217/) },
      });
    }
  });

  it("names the error codes by status", () => {
    const { responses } = document.paths["/api/auth/login"]!.post!;
    expect(Object.keys(responses)).toEqual(["200", "400", "401", "403", "413", "415", "429", "500", "503"]);
    expect(
      findAnswer("/api/auth/login", "post", "401")?.content?.["application/json"]?.schema?.allOf,
    ).toMatchObject([
      { $ref: "#/components/schemas/Error" },
      { properties: { code: { enum: ["invalid_credentials"] } }, required: ["code"] },
    ]);
    expect(findAnswer("/common-grants/opportunities", "get", "400")?.content).toEqual({
      "application/json": { schema: { $ref: "#/components/schemas/CommonGrantsError" } },
    });
  });

  it("says what every answer to a program holds", () => {
    for (const { security, responses, path, method } of operations()) {
      if (!security?.some((way) => "apiKey" in way)) continue;
      for (const [status, answer] of Object.entries(responses)) {
        const { content = {} } = "$ref" in answer ? findAnswer(path, method, status)! : answer;
        const schema = content["application/json"] && content["application/json"].schema;
        const isFile = !("application/json" in content);
        expect(`${method} ${path} ${status} ${isFile || schema !== undefined}`).toBe(
          `${method} ${path} ${status} true`,
        );
      }
    }
  });

  it("has the types that tests of programs compile with (npm run api:types writes them)", async () => {
    const file = fileURLToPath(new URL("../../test/program/api-types.ts", import.meta.url));
    expect(readFileSync(file, "utf8") === (await makeApiTypes())).toBe(true);
  });

  it("leaves out the open catalogue when it is switched off", async () => {
    const closed = await startTestApp({ env: { OPEN_CATALOGUE: "off" } });
    const { text } = await closed.visitor.get("/api/openapi.json").expect(200);
    expect(text).not.toMatch(/common.?grants/i);
    await closed.close();
  });
});

describe("the page of the API description", () => {
  it("lists every operation, with working links and nothing that the policy forbids", async () => {
    const answer = await app.visitor.get("/api/docs").expect(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    const page = load(answer.text);
    const headings = new Map(
      page("h3[id]")
        .toArray()
        .map((heading) => [page(heading).attr("id"), page(heading).text().replace(/\s+/g, " ").trim()]),
    );
    for (const { operationId, method, path } of operations())
      expect(headings.get(operationId)).toBe(`${method.toUpperCase()} ${path}`);
    const ids = new Set(page("[id]").map((_, element) => page(element).attr("id")!));
    page('a[href^="#"]').each((_, link) => {
      expect(ids).toContain(page(link).attr("href")!.slice(1));
    });
    expect(page("script, style, [style]").length).toBe(0);
    expect(page('link[rel="stylesheet"]').attr("href")).toBe("/api/docs/style.css");
    const style = await app.visitor.get("/api/docs/style.css").expect(200);
    expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});

it.each(["/api/openapi.json", "/api/docs", "/api/docs/style.css"])(
  "%s is public, carries no cookie and may be kept by caches",
  async (path) => {
    const member = await app.as(await app.buildUser());
    const first = await member.get(path).expect(200);
    expect(first.headers["set-cookie"]).toBeUndefined();
    expect(first.headers["cache-control"]).toBe("public, max-age=300");
    await app.visitor.get(path).set("if-none-match", first.headers.etag!).expect(304);
    await app.visitor.post(path).expect(405);
  },
);
