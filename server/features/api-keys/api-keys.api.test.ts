import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiKeys, entityActivity, memberships, savedSearches, sessions } from "@shared/schema/index";
import { API_SCOPES } from "@shared/constants/api-keys";
import type { MemberRole } from "@shared/constants/members";
import type { ApiKeyView } from "@shared/validators/api-keys";
import type { MatchedListView } from "@shared/validators/opportunities";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey, withKey } from "../../test/helpers/api-keys";
import { mailedToken, mailsTo, PASSWORD, signUp } from "../../test/helpers/auth";
import { createProgram, read, refusal } from "../../test/program/program";
import { clearExpiredJob } from "../auth/clear-expired.job";
import { isKeyText, makeKeyText } from "./key-text";

const PATH = "/api/auth/api-keys";
const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const addMember = (entityId: string, userId: string, role: MemberRole) =>
  app.db.insert(memberships).values({ entityId, userId, role });
const listKeys = async (user: { id: string }) =>
  (await (await app.as(user)).get(PATH).expect(200)).body as ApiKeyView[];
const confirmed = (user: { id: string }) => app.as(user, { passwordAt: app.clock.now().getTime() });

/** An owner with two entities, an application of each, and a key for the first. */
async function buildPair(scopes = [...API_SCOPES] as (typeof API_SCOPES)[number][]) {
  const owner = await app.buildUser();
  const here = await app.buildEntity({ userId: owner.id, name: "Here" });
  const there = await app.buildEntity({ userId: owner.id, name: "There" });
  const application = await app.buildApplication({ entityId: here.id });
  const other = await app.buildApplication({ entityId: there.id });
  const key = await makeKey(app, owner, { scopes, entityId: here.id });
  return { owner, here, there, application, other, key, program: await createProgram(app, key.secret) };
}
const at = (id: string) => ({ params: { path: { id } } });

/** The status that a key gets for the list of opportunities, and the error if it is refused. */
async function callWith(secret: string, of = app) {
  const { response, error } = await (await createProgram(of, secret)).GET("/api/opportunities");
  return { status: response.status, code: error?.code, headers: response.headers };
}
const REFUSED = { status: 401, code: "unauthenticated" };

describe("making a key", () => {
  it("asks first who it is", async () => {
    const person = await app.as(await app.buildUser());
    const body = { name: "Sheet", scopes: ["catalogue:read"], days: 30 };
    const refused = await person.post(PATH).send(body).expect(403);
    expect(refused.body.code).toBe("confirmation_required");
  });

  it("shows the secret once, and keeps its hash alone", async () => {
    const user = await app.buildUser();
    const { secret, ...view } = await makeKey(app, user, { name: "Our sheet", days: 90 });
    expect(secret).toMatch(/^amb_[0-9a-f]{72}$/);
    expect(view).toEqual({
      ...{ id: expect.any(String), name: "Our sheet", hint: secret.slice(0, 10) },
      ...{ scopes: ["catalogue:read"], entity: null, program: null, maker: null, lastUsedAt: null },
      createdAt: app.clock.now().toISOString(),
      expiresAt: new Date(app.clock.now().getTime() + 90 * DAY).toISOString(),
    });
    expect(await listKeys(user)).toEqual([view]);
    const rows = await app.db.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
    expect(JSON.stringify(rows)).not.toContain(secret.slice(10));
  });

  it("mails the person, and stands in the log of the entity", async () => {
    const owner = await app.buildUser();
    const entity = await app.buildEntity({ userId: owner.id });
    await makeKey(app, owner, { name: "CRM", entityId: entity.id });
    const [mail] = await mailsTo(app, owner.email);
    expect(mail!.subject).toBe("An API key of your Amberway account was made");
    expect(mail!.text).toContain("“CRM”");
    expect(mail!.text).toContain("/settings#api-keys");
    const log = await app.db.select().from(entityActivity).where(eq(entityActivity.entityId, entity.id));
    expect(log).toMatchObject([{ kind: "key_made", subject: "CRM", actorId: owner.id }]);
  });

  it("is for people whose address is verified", async () => {
    const person = await confirmed(await app.buildUser({ emailVerified: false }));
    const body = { name: "Sheet", scopes: ["catalogue:read"], days: 30 };
    expect((await person.post(PATH).send(body).expect(403)).body.code).toBe("email_unverified");
  });

  it.each([
    [{ name: "" }, "name", "Name is required"],
    [{ scopes: [] }, "scopes", "Choose what the key may do"],
    [{ scopes: ["everything"] }, "scopes.0", "This is not something a key may do"],
    [{ days: 366 }, "days", "Choose how long the key lasts"],
    [
      { scopes: ["applications:read"] },
      "entityId",
      "Applications belong to an entity. Choose the one that the key is for.",
    ],
  ])("refuses %j at its field", async (wrong, field, sentence) => {
    const person = await confirmed(await app.buildUser());
    const body = { name: "Sheet", scopes: ["catalogue:read"], days: 30, ...wrong };
    const { fieldErrors } = (await person.post(PATH).send(body).expect(400)).body;
    expect(fieldErrors).toEqual({ [field]: [sentence] });
  });

  it("reads what it may change", async () => {
    const owner = await app.buildUser();
    const { id: entityId } = await app.buildEntity({ userId: owner.id });
    const key = await makeKey(app, owner, { scopes: ["applications:write"], entityId });
    expect(key.scopes).toEqual(["applications:read", "applications:write"]);
  });

  it("is for an entity of the person's own, and for twenty keys at most", async () => {
    const user = await app.buildUser();
    const person = await confirmed(user);
    const body = { name: "Sheet", scopes: ["catalogue:read"], days: 30 };
    const { id: entityId } = await app.buildEntity();
    await person
      .post(PATH)
      .send({ ...body, entityId })
      .expect(404);
    for (let n = 0; n < 20; n++) await person.post(PATH).send(body).expect(201);
    expect((await person.post(PATH).send(body).expect(409)).body.message).toMatch(/End one first/);
    expect(await listKeys(user)).toHaveLength(20);
  });
});

describe("a call with a key", () => {
  it("acts for its person without a session or a cookie, whatever cookie comes along", async () => {
    const { owner, program, key, application } = await buildPair();
    const isOfOwner = sql`${sessions.sess} ->> 'userId' = ${owner.id}`;
    const before = await app.db.select().from(sessions).where(isOfOwner);
    const { data, response } = await program.GET("/api/applications/{id}", at(application.id));
    expect(data?.id).toBe(application.id);
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(await app.db.select().from(sessions).where(isOfOwner)).toEqual(before);
    const stranger = await app.as(await app.buildUser());
    const both = await stranger
      .get(`/api/applications/${application.id}`)
      .set("Authorization", `Bearer ${key.secret}`)
      .expect(200);
    expect(both.headers["set-cookie"]).toBeUndefined();
    await stranger.get(`/api/applications/${application.id}`).expect(404);
  });

  it("writes without a check of its origin", async () => {
    const { program, key, application } = await buildPair();
    await withKey(app, key.secret)
      .patch(`/api/applications/${application.id}`)
      .set("Origin", "https://sheet.example")
      .send({ notes: "Called" })
      .expect(200);
    const { notes } = await read(program.GET("/api/applications/{id}", at(application.id)));
    expect(notes).toBe("Called");
  });

  it.each([
    ["unknown", () => makeKeyText()],
    ["cut short", () => makeKeyText().slice(0, -1)],
    ["mistyped", () => `amb_${"0".repeat(72)}`],
  ])(
    "that is %s is refused with 401 in the form of every error, also beside a session",
    async (_how, make) => {
      const person = await app.as(await app.buildUser());
      for (const caller of [app.visitor, person]) {
        const answer = await caller
          .get("/api/opportunities")
          .set("Authorization", `Bearer ${make()}`)
          .expect(401);
        expect(answer.body).toEqual({
          message: "This API key is unknown, or it has ended",
          code: "unauthenticated",
        });
        expect(answer.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
      }
    },
  );

  it("is refused once the key has expired", async () => {
    const clocked = await startTestApp();
    try {
      const { secret } = await makeKey(clocked, await clocked.buildUser(), { days: 30 });
      clocked.clock.advance(30 * DAY - 1);
      expect((await callWith(secret, clocked)).status).toBe(200);
      clocked.clock.advance(1);
      expect(await callWith(secret, clocked)).toMatchObject(REFUSED);
    } finally {
      await clocked.close();
    }
  });

  it("is noted as the last use, once a minute at most", async () => {
    const clocked = await startTestApp();
    try {
      const user = await clocked.buildUser();
      const { secret } = await makeKey(clocked, user);
      const call = async () => expect((await callWith(secret, clocked)).status).toBe(200);
      const lastUse = async () => {
        const [row] = await clocked.db.select().from(apiKeys).where(eq(apiKeys.userId, user.id));
        return row!.lastUsedAt?.getTime();
      };
      const first = clocked.clock.now().getTime();
      await call();
      clocked.clock.advance(MINUTE - 1);
      await call();
      expect(await lastUse()).toBe(first);
      clocked.clock.advance(1);
      await call();
      expect(await lastUse()).toBe(first + MINUTE);
    } finally {
      await clocked.close();
    }
  });

  it("is counted by its key, and told what is left", async () => {
    const limited = await startTestApp({ env: { RATE_LIMIT_SCALE: "1", RATE_LIMIT_KEY_PER_MINUTE: "2" } });
    try {
      const user = await limited.buildUser();
      const [one, two] = [await makeKey(limited, user), await makeKey(limited, user)];
      const first = await callWith(one.secret, limited);
      expect(first.headers.get("ratelimit-policy")).toMatch(/^"api-key"; q=2; w=60/);
      expect(first.headers.get("ratelimit")).toMatch(/^"api-key"; r=1; t=\d+$/);
      expect((await callWith(one.secret, limited)).status).toBe(200);
      const over = await callWith(one.secret, limited);
      expect(over).toMatchObject({ status: 429, code: "rate_limited" });
      expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await callWith(two.secret, limited)).status).toBe(200);
      const person = await (await limited.as(user)).get("/api/opportunities").expect(200);
      expect(person.headers.ratelimit).toBeUndefined();
    } finally {
      await limited.close();
    }
  });
});

describe("what a key reaches", () => {
  it("is its entity, and nothing of the person's others", async () => {
    const { owner, here, there, application, other, program } = await buildPair();
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
    expect(idsOf(await read(program.GET("/api/entities")))).toEqual([here.id]);
    expect(idsOf(await read(program.GET("/api/applications")))).toEqual([application.id]);
    for (const answer of await Promise.all([
      program.GET("/api/entities/{id}", at(there.id)),
      program.GET("/api/applications/{id}", at(other.id)),
      program.GET("/api/applications/{id}/tasks", at(other.id)),
      program.GET("/api/applications/{id}/questions", at(other.id)),
      program.GET("/api/applications/{id}/budget", at(other.id)),
      program.GET("/api/applications/{id}/export.docx", at(other.id)),
      program.GET("/api/opportunities/matched", { params: { query: { entityId: there.id } } }),
      program.PATCH("/api/applications/{id}", { ...at(other.id), body: { notes: "Mine" } }),
    ]))
      expect(`${answer.response.url} ${answer.error?.code}`).toBe(`${answer.response.url} not_found`);
    const { id: opportunityId } = await app.buildOpportunity();
    const start = (entityId: string) =>
      program.POST("/api/applications", { body: { entityId, opportunityId, askingAmount: "100" } });
    expect((await refusal(start(there.id))).error.code).toBe("not_found");
    expect((await read(start(here.id))).entity.name).toBe("Here");
    const csv = await read(program.GET("/api/applications/export.csv", { parseAs: "text" }));
    expect(csv).toContain("Here");
    expect(csv).not.toContain("There");
    // The person themselves see both.
    const person = await app.as(owner);
    expect((await person.get("/api/entities").expect(200)).body).toHaveLength(2);
  });

  it("does not show in what is kept for the person's own page, nor the other way round", async () => {
    const { owner, here, there, program } = await buildPair();
    await app.buildOpportunity({ name: "For everybody" });
    const person = await app.as(owner);
    const entitiesIn = ({ opportunities }: MatchedListView) => [
      ...new Set(opportunities.map((one) => one.matchedEntityId)),
    ];
    const onPage = async () =>
      entitiesIn((await person.get("/api/opportunities/matched").expect(200)).body as MatchedListView);
    const inProgram = async () => entitiesIn(await read(program.GET("/api/opportunities/matched")));
    for (const look of [onPage, inProgram, onPage]) await look();
    expect(await inProgram()).toEqual([here.id]);
    await (await app.as(owner)).delete(`/api/entities/${here.id}`).expect(204);
    expect(await onPage()).toEqual([there.id]);
  });

  it("is nothing of any entity, for a key that is the person's alone", async () => {
    const owner = await app.buildUser();
    const entity = await app.buildEntity({ userId: owner.id });
    await app.buildOpportunity();
    await app.db.insert(savedSearches).values({ userId: owner.id, name: "Water", search: "water" });
    const colleague = await app.buildUser();
    await addMember(entity.id, colleague.id, "editor");
    await app.db
      .insert(savedSearches)
      .values({ userId: colleague.id, entityId: entity.id, name: "Shared", search: "sun" });
    const { secret } = await makeKey(app, owner, { scopes: ["catalogue:read", "matches:read"] });
    const program = await createProgram(app, secret);
    expect((await read(program.GET("/api/opportunities/matched"))).opportunities).toEqual([]);
    const searches = await read(program.GET("/api/saved-searches"));
    expect(searches.map(({ name }) => name)).toEqual(["Water"]);
    const { opportunities } = await read(
      program.GET("/api/opportunities", { params: { query: { limit: 5 } } }),
    );
    expect(opportunities.every((one) => one.matchScore === null)).toBe(true);
  });

  it("gives no scores to who may only read the catalogue", async () => {
    const owner = await app.buildUser();
    const { id: entityId } = await app.buildEntity({ userId: owner.id });
    const { id } = await app.buildOpportunity();
    const scoreFor = async (scopes: (typeof API_SCOPES)[number][]) => {
      const { secret } = await makeKey(app, owner, { scopes, entityId });
      const program = await createProgram(app, secret);
      return (await read(program.GET("/api/opportunities/{id}", at(id)))).matchScore;
    };
    expect(await scoreFor(["catalogue:read"])).toBeNull();
    expect(await scoreFor(["catalogue:read", "matches:read"])).toEqual(expect.any(Number));
  });

  it("is what its person may do at the moment", async () => {
    const { here, application } = await buildPair();
    const member = await app.buildUser();
    await addMember(here.id, member.id, "editor");
    const key = await makeKey(app, member, { scopes: ["applications:write"], entityId: here.id });
    const program = await createProgram(app, key.secret);
    const write = () =>
      program.PATCH("/api/applications/{id}", { ...at(application.id), body: { notes: "A" } });
    expect((await read(write())).notes).toBe("A");
    const own = and(eq(memberships.userId, member.id), eq(memberships.entityId, here.id));
    await app.db.update(memberships).set({ role: "viewer" }).where(own);
    expect((await refusal(write())).error.code).toBe("forbidden");
  });

  it("is never what administrators do", async () => {
    const { secret } = await makeKey(app, await app.buildUser({ isAdmin: true }), {
      scopes: ["catalogue:read", "matches:read"],
    });
    const { id } = await app.buildOpportunity({ verificationStatus: "pending" });
    await withKey(app, secret).get("/api/admin/opportunities").expect(403);
    const program = await createProgram(app, secret);
    expect((await refusal(program.GET("/api/opportunities/{id}", at(id)))).error.code).toBe("not_found");
  });
});

describe("the end of a key", () => {
  it("comes at once when its maker ends it", async () => {
    const user = await app.buildUser();
    const { id, secret } = await makeKey(app, user);
    expect((await callWith(secret)).status).toBe(200);
    await (await app.as(await app.buildUser())).delete(`${PATH}/${id}`).expect(404);
    await (await app.as(user)).delete(`${PATH}/${id}`).expect(204);
    expect(await callWith(secret)).toMatchObject(REFUSED);
    expect(await listKeys(user)).toEqual([]);
    await (await app.as(user)).delete(`${PATH}/${id}`).expect(404);
  });

  it("is in the hands of the owners of its entity, and its maker is told", async () => {
    const { owner, here } = await buildPair();
    const [editor, viewer] = [
      await app.buildUser({ firstName: "Kofi", lastName: "Boa" }),
      await app.buildUser(),
    ];
    await addMember(here.id, editor.id, "editor");
    await addMember(here.id, viewer.id, "viewer");
    const { id, secret } = await makeKey(app, editor, { name: "CRM", entityId: here.id });
    await makeKey(app, editor, { name: "For myself" });
    const seen = (await listKeys(owner)).filter(({ maker }) => maker !== null);
    expect(seen).toMatchObject([{ id, name: "CRM", maker: "Kofi Boa", entity: { name: "Here" } }]);
    expect(await listKeys(viewer)).toEqual([]);
    await (await app.as(viewer)).delete(`${PATH}/${id}`).expect(404);
    await (await app.as(owner)).delete(`${PATH}/${id}`).expect(204);
    expect(await callWith(secret)).toMatchObject(REFUSED);
    const mails = await mailsTo(app, editor.email);
    expect(mails.map(({ subject }) => subject)).toContain("An API key of your Amberway account was ended");
    const log = await app.db.select().from(entityActivity).where(eq(entityActivity.entityId, here.id));
    expect(log.filter(({ kind }) => kind === "key_ended")).toMatchObject([
      { subject: "CRM", actorId: owner.id },
    ]);
  });

  it("comes with the removal of the member, and coming back does not undo it", async () => {
    const { owner, here } = await buildPair();
    const member = await app.buildUser();
    await addMember(here.id, member.id, "editor");
    const { secret } = await makeKey(app, member, { entityId: here.id });
    await (await app.as(owner)).delete(`/api/entities/${here.id}/members/${member.id}`).expect(204);
    expect(await callWith(secret)).toMatchObject(REFUSED);
    await addMember(here.id, member.id, "editor");
    expect(await callWith(secret)).toMatchObject(REFUSED);
  });

  it("comes with another password, which says so, and with a reset", async () => {
    const { browser, id, email } = await signUp(app);
    await browser.get(`/api/auth/verify-email/${await mailedToken(app, email, "/verify-email")}`).expect(200);
    const first = await makeKey(app, { id });
    const changed = await browser
      .post("/api/auth/change-password")
      .send({
        ...{ currentPassword: PASSWORD, newPassword: "another long phrase" },
        confirmPassword: "another long phrase",
      })
      .expect(200);
    expect(changed.body.message).toContain("your API keys have ended");
    expect(await callWith(first.secret)).toMatchObject(REFUSED);
    const second = await makeKey(app, { id });
    await app.visitor.post("/api/auth/forgot-password").send({ email }).expect(200);
    const token = await mailedToken(app, email, "/reset-password");
    await app.visitor
      .post("/api/auth/reset-password")
      .send({ token, password: PASSWORD, confirmPassword: PASSWORD })
      .expect(200);
    expect(await callWith(second.secret)).toMatchObject(REFUSED);
    const [mail] = (await mailsTo(app, email)).filter(({ subject }) => /was reset/.test(subject));
    expect(mail!.text).toContain("Your API keys have ended too");
  });

  it("comes with the account", async () => {
    const { browser, id, email } = await signUp(app);
    await browser.get(`/api/auth/verify-email/${await mailedToken(app, email, "/verify-email")}`).expect(200);
    const { secret } = await makeKey(app, { id });
    await browser.delete("/api/auth/user").send({ password: PASSWORD }).expect(204);
    expect(await callWith(secret)).toMatchObject(REFUSED);
  });

  it("is listed for a month, and then forgotten", async () => {
    const clocked = await startTestApp();
    try {
      const user = await clocked.buildUser();
      await makeKey(clocked, user, { days: 30 });
      const remaining = async () =>
        (await clocked.db.select().from(apiKeys).where(eq(apiKeys.userId, user.id))).length;
      const clear = () =>
        clearExpiredJob.handle(clocked.deps, { signal: new AbortController().signal } as never);
      clocked.clock.advance(60 * DAY - 1);
      await clear();
      expect(await remaining()).toBe(1);
      clocked.clock.advance(1);
      await clear();
      expect(await remaining()).toBe(0);
    } finally {
      await clocked.close();
    }
  });

  it("holds where everybody needs a second factor and the account has none", async () => {
    const strict = await startTestApp();
    try {
      const { secret } = await makeKey(strict, await strict.buildUser());
      strict.deps.config.SECOND_FACTOR = "required";
      const refused = { status: 403, code: "second_factor_required" };
      expect(await callWith(secret, strict)).toMatchObject(refused);
    } finally {
      await strict.close();
    }
  });
});

describe("the text of a key", () => {
  it("is another each time, and one that was mistyped is told apart without asking the database", () => {
    const text = makeKeyText();
    expect(makeKeyText()).not.toBe(text);
    expect(isKeyText(text)).toBe(true);
    const flipped = text.replace(/^amb_./, (start) => `amb_${start.endsWith("0") ? "1" : "0"}`);
    expect(isKeyText(flipped)).toBe(false);
    expect(isKeyText(text.toUpperCase())).toBe(false);
    expect(isKeyText(`${text}\n`)).toBe(false);
  });
});
