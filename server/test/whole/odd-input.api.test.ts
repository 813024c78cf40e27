import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ENTITY_TYPES } from "@shared/constants/enums";
import { NARRATIVE_MAX, TEXT_MAX } from "@shared/constants/limits";
import { listQuestions } from "@shared/constants/questionnaires";
import { applications, entities, users } from "@shared/schema/index";
import { compareAmounts } from "@shared/plain-decimal";
import { createApp } from "../../app/app";
import { createPageRouter } from "../../page/page-router";
import { startTestApp, type TestApp } from "../app";

/** Odd but valid input is stored and returned as it was sent, and no odd input breaks a page or a search. */
let app: TestApp;
let ids: { entity: string; application: string };
let owner: { id: string };
let member: TestApp["visitor"];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.buildUser();
  const { id: entity } = await app.buildEntity({ userId: owner.id });
  const { id: application } = await app.buildApplication({ entityId: entity });
  ids = { entity, application };
  member = await app.as(owner);
});
afterAll(() => app.close());

describe("fields that callers may not set", () => {
  const FORBIDDEN = `"id":"${crypto.randomUUID()}","userId":"${crypto.randomUUID()}","isAdmin":true,"role":"admin",
    "emailVerified":true,"passwordHash":"x","status":"x","createdAt":"1990-01-01","updatedAt":"1990-01-01",
    "profileCompletionScore":100,"layer1Complete":true,"verificationToken":"x","accepted":true`;

  it.each([
    ["plainly", FORBIDDEN],
    ["in a prototype", `"__proto__":{${FORBIDDEN}},"constructor":{"prototype":{${FORBIDDEN}}}`],
  ])("forbidden fields are ignored when they are sent %s", async (_way, forbidden) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const person = `"firstName":"Ama","lastName":"Mensah","email":"${email}","password":"a long enough phrase"`;
    const sendText = (call: request.Test, fields: string, status = 200) =>
      call.type("json").send(`{${fields}${forbidden}}`).expect(status);
    const signedUp = await sendText(app.visitor.post("/api/auth/signup"), `${person},`, 201);
    const caller = await app.as({ id: signedUp.body.id as string });
    await sendText(caller.patch("/api/auth/user"), '"firstName":"Efua",');
    await sendText(caller.patch("/api/auth/user/preferences"), '"notifyDeadlines":false,');
    const [stored] = await app.db.select().from(users).where(eq(users.email, email));
    expect(stored).toMatchObject({ firstName: "Efua", isAdmin: false, emailVerified: false, role: null });
    expect(stored?.id).toBe(signedUp.body.id);
    expect(stored?.createdAt.getFullYear()).toBeGreaterThan(1990);

    const created = await sendText(caller.post("/api/entities"), '"name":"X","type":"School",', 201);
    const entityId = created.body.id as string;
    await sendText(caller.post(`/api/profile/${entityId}`), "");
    await sendText(caller.patch(`/api/entities/${entityId}`), '"name":"Y",');
    const [entity] = await app.db.select().from(entities).where(eq(entities.id, entityId));
    expect(entity).toMatchObject({ name: "Y", userId: stored?.id, status: "active", layer1Complete: false });
    expect(entity?.profileCompletionScore).toBeLessThan(100);

    const before = await app.buildApplication({ entityId });
    const forbiddenReferences = `"entityId":"${ids.entity}","opportunityId":null,"awardedCurrency":"XXX","funderFeedback":"x",`;
    await caller
      .patch(`/api/applications/${before.id}`)
      .type("json")
      .send(`{"notes":"x",${forbiddenReferences}${forbidden.replace('"status":"x",', "")}}`)
      .expect(200);
    const [after] = await app.db.select().from(applications).where(eq(applications.id, before.id));
    expect(after).toEqual({
      ...before,
      notes: "x",
      version: before.version + 1,
      updatedAt: after?.updatedAt,
    });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

const TEXTS = [
  "منحة الطاقة النظيفة",
  "\u200Fשלום\u200E and 繁體中文 and Ẹ̀kọ́ Ọ̀ṣun and می‌خواهم",
  "👩🏾‍🌾🌱 𝒜\u{10FFFF}",
  "e\u0301 is not é, ﬁ is not fi, １ is not 1",
  `Robert'); DROP TABLE "users"; -- \\ \\0 %_ $1 {{x}} \${x} <b onclick="x">&amp;</b>`,
  "x".repeat(140),
  "[object Object]",
];
/** Long texts keep line breaks, tabs and spaces at the ends. */
const LONG_TEXTS = [...TEXTS, "  first\r\n\n\tsecond \u2028 third  ", "ع".repeat(5_000), "😀".repeat(2_500)];

describe("valid odd values", () => {
  it("names and texts of an entity are returned as they were sent", async () => {
    for (const name of TEXTS) {
      const sent = { name, description: `\n ${name} `, mission: name, industry: [name] };
      const { body } = await member.patch(`/api/entities/${ids.entity}`).send(sent).expect(200);
      expect(body).toMatchObject(sent);
      expect((await member.get(`/api/entities/${ids.entity}`)).body).toEqual(body);
    }
  });

  it("names of a user are returned as they were sent", async () => {
    for (const text of TEXTS.map((text) => [...text].slice(0, 50).join("").trim())) {
      const sent = { firstName: text, lastName: text };
      expect((await member.patch("/api/auth/user").send(sent).expect(200)).body).toMatchObject(sent);
      expect((await member.get("/api/auth/user")).body).toMatchObject(sent);
    }
  });

  it("notes and narratives of an application are returned as they were sent", async () => {
    for (const text of LONG_TEXTS) {
      const sent = { notes: text, narrative: text, aiDraftNarrative: text };
      await member.patch(`/api/applications/${ids.application}`).send(sent).expect(200);
      expect((await member.get(`/api/applications/${ids.application}`)).body).toMatchObject(sent);
    }
    const longest = { narrative: "ن".repeat(NARRATIVE_MAX) };
    const { body } = await member.patch(`/api/applications/${ids.application}`).send(longest).expect(200);
    expect(body.narrative).toBe(longest.narrative);
  });

  it("amounts and dates are returned exactly", async () => {
    for (const amount of [
      "0",
      "0.01",
      "0.1",
      "0.30",
      "1",
      "4503599627370.49",
      "9999999999999.99",
      0.1,
      1.15,
      5e9,
    ]) {
      const sent = { awardedAmount: amount };
      const { body } = await member.patch(`/api/applications/${ids.application}`).send(sent).expect(200);
      expect(body.awardedAmount).toMatch(/^\d+\.\d\d$/);
      expect([amount, compareAmounts(String(amount), body.awardedAmount as string)]).toEqual([amount, 0]);
    }
    for (const day of ["1900-01-01", "2100-12-31", "2028-02-29", "2027-03-31T00:00:00.000Z"]) {
      const sent = { submittedDate: day, decisionDate: day };
      const { body } = await member.patch(`/api/applications/${ids.application}`).send(sent).expect(200);
      expect([body.submittedDate, body.decisionDate]).toEqual([day.slice(0, 10), day.slice(0, 10)]);
    }
  });

  it.each(ALL_ENTITY_TYPES)("as answers of a %s", async (type) => {
    const { id } = await app.buildEntity({ userId: owner.id, type });
    const GOOD: Record<string, unknown[]> = {
      line: TEXTS,
      prose: LONG_TEXTS,
      brief: LONG_TEXTS.filter((text) => text.length <= TEXT_MAX),
      count: [0, 2_147_483_647],
      year: [1800, 2100],
      amount: ["0.00", "0.10", "9999999999999.99"],
      share: ["0.00", "99.99", "100.00"],
      rate: ["-9999999.99", "0.01", "9999999.99"],
      email: ["ọ̀ṣun@example.org", "a+b'c@example.org"],
      website: ["https://example.org/مسار?q=a%20b#c"],
      yesNo: [true, false],
      list: [TEXTS, []],
      links: [["@ama", "https://example.org/x"]],
    };
    for (const { fieldName, rule } of listQuestions(type))
      for (const value of GOOD[rule] ?? []) {
        const { body } = await member
          .post(`/api/profile/${id}`)
          .send({ [fieldName]: value })
          .expect(200);
        expect({ [fieldName]: body[fieldName] }).toEqual({ [fieldName]: value });
      }
  });
});

describe("odd searches", () => {
  const OPERATORS = [
    "'",
    '"',
    "\\",
    "%",
    "_",
    ":*",
    "<->",
    "()",
    "(",
    ")",
    "&",
    "|",
    "!",
    "-",
    "*",
    ":",
    "<",
    ">",
    "\0",
    ";",
  ];
  const SEARCHES = [
    ...OPERATORS.flatMap((text) => [
      text,
      text.repeat(3),
      `solar ${text}`,
      `${text}solar`,
      `solar${text}wind`,
    ]),
    ...['"', "'", "\\", "-", "- ", "-(", "-&", "-<", '-"', "or ", "!", "\u00ad", "–", "￩", "½"].map((text) =>
      text.repeat(200),
    ),
    ...[
      "or",
      "OR or",
      "-solar",
      '"solar',
      'solar "',
      '"" ""',
      "--solar",
      "solar or -",
      "a",
      "the",
      "...!?",
      "$1",
      "${x}",
    ],
    ...[
      "منحة الطاقة",
      "مِنحة",
      "新能源",
      "太阳",
      "👩🏾‍🌾",
      "\u0301\u0301",
      "\u0e31\u0e31",
      "ʼʼ",
      "''",
      "İı",
      "ß",
      "½½",
      "№",
      "ﷺ",
    ],
    ...[
      "\u202e",
      "\ufeff",
      "\u200b\u200b",
      "\u00a0",
      "\u2028",
      "a\tb\nc\r",
      "x".repeat(5_000),
      `${"x".repeat(199)}😀`,
      "ẘ".repeat(200),
    ],
    ...[
      "solarr enegry",
      "clmate",
      "klimat'",
      "'; drop table users; --",
      "<script>",
      "%00",
      "..%2f",
      "null",
      "[object Object]",
    ],
  ];

  it("the search answers 200 for every odd text", async () => {
    await app.buildOpportunity({ name: 'Solar & Wind\'s "Best" Fund \\ 100%_', funderName: "منحة الطاقة" });
    for (const search of SEARCHES) {
      const { status, body } = await member.get(`/api/opportunities?search=${encodeURIComponent(search)}`);
      expect([search, status, Array.isArray(body.opportunities)]).toEqual([search, 200, true]);
      expect(body.opportunities.length).toBeLessThanOrEqual(body.pagination.total as number);
    }
    for (const raw of ["%ff%fe", "%ED%A0%80", "%", "%E0%A4%A", "+", "%C3%28"])
      expect((await member.get(`/api/opportunities?search=${raw}`)).status).toBe(200);
  }, 180_000);

  it("the search finds the words beside stray operators", async () => {
    const { name } = await app.buildOpportunity({ name: "Lighthouse & Harbour's Prize: 100%_" });
    const find = async (search: string) =>
      (
        (await member.get(`/api/opportunities?search=${encodeURIComponent(search)}`)).body.opportunities as {
          name: string;
        }[]
      ).map((opportunity) => opportunity.name);
    for (const search of [
      "lighthouse & harbour",
      "(harbour's | lighthouse)",
      "lighthouse 100%",
      "-- lighthouse",
      "lighthouse \\",
    ])
      expect([search, await find(search)]).toEqual([search, [name]]);
    expect(await find("lighthouse -harbour")).toEqual([]);
  });
});

describe("headers and methods of the API", () => {
  it("every answer forbids caching and has the security headers", async () => {
    for (const path of [
      "/api/health",
      "/api/health/ready",
      "/api/auth/user",
      "/api/nonsense",
      "/api",
      "/api/auth/login",
    ])
      for (const caller of [app.visitor, member]) {
        const { headers } = await caller.get(path);
        expect(headers).toMatchObject({
          "cache-control": "no-store",
          "content-type": "application/json; charset=utf-8",
          "x-content-type-options": "nosniff",
        });
        expect(headers["x-powered-by"]).toBeUndefined();
        expect(headers["access-control-allow-origin"]).toBeUndefined();
      }
  });

  it("HEAD answers like GET without a body, and wrong methods are refused", async () => {
    for (const path of ["/api/entities", "/api/opportunities", "/api/applications", "/api/nonsense"]) {
      const [get, head] = [await member.get(path), await request(app.url).head(path)];
      expect([path, head.status, head.text]).toEqual([path, 401, undefined]);
      expect(get.status).toBeLessThan(405);
    }
    for (const path of [
      "/api/entities",
      `/api/entities/${ids.entity}`,
      "/api/auth/user",
      "/api/opportunities/matched",
    ])
      await member.put(path).send({}).expect(405);
    expect(
      (await member.get(`/api/entities/${ids.entity}`).set("X-HTTP-Method-Override", "DELETE")).status,
    ).toBe(200);
    expect((await member.post(`/api/entities/${ids.entity}?_method=DELETE`)).status).toBe(405);
    expect((await member.get(`/api/entities/${ids.entity}`)).status).toBe(200);
  });
});

describe("requests for files of the page", () => {
  it("no odd header or path breaks the page", async () => {
    const folder = mkdtempSync(join(tmpdir(), "amberway-page-"));
    try {
      mkdirSync(join(folder, "assets"));
      writeFileSync(join(folder, "index.html"), "<!doctype html><title>Page</title>");
      writeFileSync(join(folder, "assets", "app.js"), "export {};");
      const server = createApp(app.deps, createPageRouter(folder));
      const oddHeaders: Record<string, string>[] = [
        { Range: "bytes=99999-" },
        { Range: "bytes=5-1" },
        { Range: "lines=x" },
        { "If-Match": '"x"' },
        { "If-Unmodified-Since": "Mon, 01 Jan 1990 00:00:00 GMT" },
        { "If-None-Match": "*" },
        { "Accept-Encoding": "x;q=2, *;q=0" },
      ];
      for (const headers of oddHeaders)
        for (const path of ["/assets/app.js", "/", "/opportunities"])
          expect((await request(server).get(path).set(headers)).status).toBeLessThan(500);
      for (const path of [
        "/%00",
        "/..%2f..%2fetc%2fpasswd",
        "/assets/..%2findex.html",
        "/%E0%A4%A",
        "/.env",
        "//x",
        "/a%5cb",
      ]) {
        const { status, text } = await request(server).get(path);
        expect([path, status < 500, /root:|SECRET/.test(text)]).toEqual([path, true, false]);
      }
      expect((await request(server).post("/opportunities")).status).toBe(404);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
