import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_SCOPES } from "@shared/constants/api-keys";
import { apiKeys, memberships, oauthClients, oauthCodes, oauthConnections } from "@shared/schema/index";
import type { ApiKeyView } from "@shared/validators/api-keys";
import type { ConnectionAskView } from "@shared/validators/oauth";
import { startTestApp, type TestApp } from "../../test/app";
import { makeKey, withKey } from "../../test/helpers/api-keys";
import { mailedToken, mailsTo, PASSWORD, signUp } from "../../test/helpers/auth";
import { allow, createPkce, createProgram, openScreen, REDIRECT, STATE } from "../../test/helpers/oauth";
import { clearExpiredJob } from "../auth/clear-expired.job";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

async function buildOwner(at: TestApp = app) {
  const owner = await at.buildUser();
  const entity = await at.buildEntity({ userId: owner.id, name: "Here" });
  return { owner, entity };
}

/** A person and a program that they have let in. */
async function buildConnected(at: TestApp = app) {
  const { owner, entity } = await buildOwner(at);
  const program = createProgram(at);
  const back = await allow(at, owner, await program.begin(), { entityId: entity.id });
  await program.finish(back);
  return { owner, entity, program, back };
}

const register = (body: object) => app.visitor.post("/oauth/register").send(body);
const sendForm = (path: string, fields: Record<string, string>, at: TestApp = app) =>
  at.visitor.post(path).type("form").send(fields);
const listKeys = async (user: { id: string }, at: TestApp = app) =>
  (await (await at.as(user)).get("/api/auth/api-keys").expect(200)).body as ApiKeyView[];
const callMcp = (token: string, at: TestApp = app) =>
  withKey(at, token).post("/mcp").set("Accept", "application/json, text/event-stream").send(LIST);

/** A program that speaks for itself: registered, and with what it asks for. */
async function buildAsk(changes: Record<string, string | undefined> = {}) {
  const { body } = await register({ client_name: "Own", redirect_uris: [REDIRECT] }).expect(201);
  const { verifier, challenge } = createPkce();
  const clientId = body.client_id as string;
  const query = new URLSearchParams();
  const fields = {
    ...{ response_type: "code", client_id: clientId, redirect_uri: REDIRECT },
    ...{ code_challenge: challenge, code_challenge_method: "S256", ...changes },
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, value);
  return { clientId, verifier, asked: new URL(`/oauth/authorize?${query}`, app.config.PUBLIC_URL) };
}

/** The same with a code that a person has allowed. */
async function buildCode() {
  const { owner, entity } = await buildOwner();
  const ask = await buildAsk();
  const back = new URL(await allow(app, owner, ask.asked, { entityId: entity.id }));
  return { owner, entity, ...ask, code: back.searchParams.get("code")! };
}

const exchange = (ask: { clientId: string; code: string; verifier: string }, changes = {}) =>
  sendForm("/oauth/token", {
    ...{ grant_type: "authorization_code", client_id: ask.clientId, code: ask.code },
    ...{ code_verifier: ask.verifier, ...changes },
  });
const renew = (clientId: string, token: string, at: TestApp = app, changes = {}) =>
  sendForm(
    "/oauth/token",
    { grant_type: "refresh_token", client_id: clientId, refresh_token: token, ...changes },
    at,
  );

describe("a program that is connected by signing in", () => {
  it("finds out how from its refusal, registers, is let in, and uses the tools", async () => {
    const { owner, entity } = await buildOwner();
    const refused = await app.visitor.post("/mcp").send(LIST).expect(401);
    const metadata = /resource_metadata="([^"]+)"/.exec(refused.headers["www-authenticate"]!)![1]!;
    expect(new URL(metadata).pathname).toBe("/.well-known/oauth-protected-resource/mcp");
    const program = createProgram(app, { name: "Claude" });
    const back = await allow(app, owner, await program.begin(), { entityId: entity.id });
    expect(back.startsWith(`${REDIRECT}?`)).toBe(true);
    expect(new URL(back).searchParams.get("state")).toBe(STATE);
    expect(new URL(back).searchParams.get("iss")).toBe(new URL("/", app.config.PUBLIC_URL).href);
    expect(await program.finish(back)).toBe("AUTHORIZED");
    expect(program.tokens.scope).toBe(API_SCOPES.join(" "));
    const client = await program.open();
    try {
      const { content } = await client.callTool({ name: "list_applications", arguments: {} });
      expect(JSON.stringify(content)).toContain("asOf");
    } finally {
      await client.close();
    }
  });

  it("stands among the keys of its person, who is mailed, and is refused once it is ended there", async () => {
    const { owner, entity, program } = await buildConnected();
    const [key] = await listKeys(owner);
    expect(key).toMatchObject({
      ...{ name: "Assistant", entity: { id: entity.id, name: "Here" }, maker: null },
      ...{ program: { kind: "site", host: "assistant.example" }, scopes: [...API_SCOPES] },
    });
    const [mail] = await mailsTo(app, owner.email);
    expect(mail!.subject).toBe("A program was connected to your Amberway account");
    await callMcp(program.tokens.access_token).expect(200);
    await (await app.as(owner)).delete(`/api/auth/api-keys/${key!.id}`).expect(204);
    const refused = await callMcp(program.tokens.access_token).expect(401);
    expect(refused.headers["www-authenticate"]).toContain('error="invalid_token", resource_metadata="');
    const { body } = await renew(program.information.client_id, program.tokens.refresh_token!).expect(400);
    expect(body.error).toBe("invalid_grant");
  });

  it("reaches the tools and nothing of the API", async () => {
    const { program } = await buildConnected();
    const call = withKey(app, program.tokens.access_token);
    for (const path of ["/api/opportunities", "/api/applications", "/api/auth/user"])
      expect(`${path} ${(await call.get(path)).status}`).toBe(`${path} 401`);
  });

  it("renews its tokens by itself when they have ended, and the old ones are refused", async () => {
    const clocked = await startTestApp();
    try {
      const { program } = await buildConnected(clocked);
      const { access_token, refresh_token } = program.tokens;
      clocked.clock.advance(60 * MINUTE);
      await callMcp(access_token, clocked).expect(401);
      const client = await program.open();
      await client.listTools();
      await client.close();
      expect(program.tokens.access_token).not.toBe(access_token);
      expect(program.tokens.refresh_token).not.toBe(refresh_token);
    } finally {
      await clocked.close();
    }
  });

  it("has ended after 30 days without use, and after a year in any case", async () => {
    const clocked = await startTestApp();
    try {
      const { program, owner } = await buildConnected(clocked);
      const id = program.information.client_id;
      let token = program.tokens.refresh_token!;
      const started = clocked.clock.now().getTime();
      const [key] = await listKeys(owner, clocked);
      expect(new Date(key!.expiresAt).getTime()).toBe(started + 60 * MINUTE + 30 * DAY);
      for (let month = 0; month < 12; month++) {
        clocked.clock.advance(30 * DAY);
        token = (await renew(id, token, clocked).expect(200)).body.refresh_token;
      }
      clocked.clock.advance(5 * DAY - 1);
      token = (await renew(id, token, clocked).expect(200)).body.refresh_token;
      clocked.clock.advance(1);
      await renew(id, token, clocked).expect(400);
      const other = await buildConnected(clocked);
      clocked.clock.advance(30 * DAY + 60 * MINUTE);
      await renew(other.program.information.client_id, other.program.tokens.refresh_token!, clocked).expect(
        400,
      );
    } finally {
      await clocked.close();
    }
  });

  it("ends with the membership of its person", async () => {
    const { owner, entity, program } = await buildConnected();
    await app.db.delete(memberships).where(eq(memberships.entityId, entity.id));
    await callMcp(program.tokens.access_token).expect(401);
    expect(await listKeys(owner)).toEqual([]);
  });

  it("gives its tokens back, and then they are worth nothing", async () => {
    const { program } = await buildConnected();
    const other = await buildConnected();
    const token = program.tokens.refresh_token!;
    // Another program cannot do that.
    await sendForm("/oauth/revoke", { client_id: other.program.information.client_id, token }).expect(200);
    await callMcp(program.tokens.access_token).expect(200);
    await sendForm("/oauth/revoke", { client_id: program.information.client_id, token }).expect(200);
    await callMcp(program.tokens.access_token).expect(401);
    await callMcp(other.program.tokens.access_token).expect(200);
  });
});

describe("registering", () => {
  it("keeps a name and addresses, and gives no secret even where one is asked for", async () => {
    const { body } = await register({
      ...{
        client_name: "A\nprogram",
        redirect_uris: [REDIRECT, "cursor://back/here", "http://127.0.0.1/cb"],
      },
      ...{ token_endpoint_auth_method: "client_secret_post", contacts: ["maker@example.org"] },
    }).expect(201);
    expect(body).toMatchObject({ client_name: "A program", token_endpoint_auth_method: "none" });
    expect(body).not.toHaveProperty("client_secret");
    const [row] = await app.db.select().from(oauthClients).where(eq(oauthClients.id, body.client_id));
    expect(row).toMatchObject({ name: "A program", redirectUris: body.redirect_uris });
  });

  it.each([[undefined], [" "], ["\u200b"]])(
    "names a program without a name to be seen (%j) by where it is",
    async (client_name) => {
      const { body } = await register({ client_name, redirect_uris: [REDIRECT] }).expect(201);
      expect(body.client_name).toBe("assistant.example");
    },
  );

  it.each([
    ["half a character in the name", { client_name: "\ud800", redirect_uris: [REDIRECT] }],
    ["no address", { client_name: "X", redirect_uris: [] }],
    ["eleven addresses", { client_name: "X", redirect_uris: Array.from({ length: 11 }, () => REDIRECT) }],
    ["an address in the clear", { client_name: "X", redirect_uris: ["http://elsewhere.example/back"] }],
    [
      "an address that a browser would run",
      { client_name: "X", redirect_uris: ["blob:https://a.example/1"] },
    ],
    ["an address of files", { client_name: "X", redirect_uris: ["file:///etc/passwd"] }],
    ["an address with a fragment", { client_name: "X", redirect_uris: [`${REDIRECT}#x`] }],
    ["half a character", { client_name: "X", redirect_uris: [`${REDIRECT}?\ud800`] }],
  ])("refuses %s", async (_what, body) => {
    expect((await register(body).expect(400)).body.error).toBe("invalid_client_metadata");
  });

  it("is limited by address", async () => {
    const env = { RATE_LIMIT_SCALE: "1", RATE_LIMIT_REGISTRATIONS_PER_HOUR: "1" };
    const limited = await startTestApp({ env });
    try {
      const send = () =>
        limited.visitor.post("/oauth/register").send({ client_name: "X", redirect_uris: [REDIRECT] });
      await send().expect(201);
      expect((await send().expect(429)).body.code).toBe("rate_limited");
    } finally {
      await limited.close();
    }
  });
});

describe("asking a person", () => {
  it("shows who asks, where they go back to, and what is asked for", async () => {
    const { owner } = await buildOwner();
    const { asked } = await buildAsk({ scope: "openid matches:read catalogue:read", state: STATE });
    const person = await app.as(owner);
    const { body } = await person.get(`/api/oauth/ask?ask=${await openScreen(app, asked)}`).expect(200);
    const view = body as ConnectionAskView;
    expect(view).toMatchObject({ name: "Own", place: { kind: "site", host: "assistant.example" } });
    expect(view.scopes).toEqual(["catalogue:read", "matches:read"]);
    const refusal = new URL(view.refusalUrl);
    expect(refusal.origin + refusal.pathname).toBe(REDIRECT);
    expect(Object.fromEntries(refusal.searchParams)).toEqual({
      ...{ error: "access_denied", state: STATE, iss: new URL("/", app.config.PUBLIC_URL).href },
    });
  });

  it.each([
    ["another address", { redirect_uri: "https://elsewhere.example/back" }, "invalid_request"],
    ["an unknown program", { client_id: "11111111-1111-4111-8111-111111111111" }, "invalid_client"],
    ["no challenge", { code_challenge: undefined }, "invalid_request"],
    ["a challenge in the clear", { code_challenge_method: "plain" }, "invalid_request"],
    ["a challenge that is none", { code_challenge: "short" }, "invalid_request"],
    ["a token at once", { response_type: "token" }, "invalid_request"],
    ["another resource", { resource: "https://elsewhere.example/mcp" }, "invalid_target"],
    ["too long a state", { state: "x".repeat(2_001) }, "invalid_request"],
  ])("never leads anywhere with %s", async (_what, changes, error) => {
    const { asked } = await buildAsk(changes);
    const answer = await app.visitor.get(asked.pathname + asked.search).expect(400);
    expect(answer.body.error).toBe(error);
    expect(answer.headers["location"]).toBeUndefined();
  });

  it("is answered by a person who has shown just now that it is them, with a verified address", async () => {
    const { asked } = await buildAsk();
    const body = { ask: await openScreen(app, asked), scopes: ["catalogue:read"], entityId: null };
    const path = "/api/oauth/connections";
    await app.visitor.post(path).send(body).expect(401);
    const person = await app.as(await app.buildUser());
    expect((await person.post(path).send(body).expect(403)).body.code).toBe("confirmation_required");
    const unverified = await app.as(await app.buildUser({ emailVerified: false }), {
      passwordAt: app.clock.now().getTime(),
    });
    expect((await unverified.post(path).send(body).expect(403)).body.code).toBe("email_unverified");
  });

  it.each([
    ["an entity of others", async () => ({ entityId: (await app.buildEntity()).id }), 404],
    ["another address", () => ({ ask: { redirectUri: "https://elsewhere.example/back" } }), 404],
    ["somebody's name before the address", () => ({ ask: { redirectUri: "http://x@127.0.0.1/back" } }), 404],
    ["an unknown program", () => ({ ask: { clientId: "11111111-1111-4111-8111-111111111111" } }), 404],
    ["half a request", () => ({ ask: { codeChallenge: "short" } }), 400],
    ["applications of no entity", () => ({ scopes: ["applications:read"] }), 400],
    ["no scope", () => ({ scopes: [] }), 400],
  ])("refuses an answer with %s", async (_what, change, status) => {
    const { body: registered } = await register({
      ...{ client_name: "Own", redirect_uris: [REDIRECT, "http://127.0.0.1/back"] },
    }).expect(201);
    const { owner } = await buildOwner();
    const person = await app.as(owner, { passwordAt: app.clock.now().getTime() });
    const { ask = {}, ...changes } = (await change()) as { ask?: object };
    const packed = {
      ...{ clientId: registered.client_id, redirectUri: REDIRECT, codeChallenge: createPkce().challenge },
      ...{ scopes: [], ...ask },
    };
    const body = {
      ask: Buffer.from(JSON.stringify(packed)).toString("base64url"),
      ...{ scopes: ["catalogue:read"], entityId: null, ...changes },
    };
    await person.post("/api/oauth/connections").send(body).expect(status);
    expect(await app.db.select().from(oauthCodes).where(eq(oauthCodes.userId, owner.id))).toEqual([]);
  });

  it("is refused where there are as many keys as there may be", async () => {
    const { owner } = await buildOwner();
    for (let n = 0; n < 20; n++) await makeKey(app, owner);
    const { asked } = await buildAsk();
    const person = await app.as(owner, { passwordAt: app.clock.now().getTime() });
    const body = { ask: await openScreen(app, asked), scopes: ["catalogue:read"], entityId: null };
    expect((await person.post("/api/oauth/connections").send(body).expect(409)).body.message).toMatch(
      /End one/,
    );
  });

  it("can happen in a window that reports back to the one that opened it", async () => {
    const { asked } = await buildAsk();
    const answer = await app.visitor.get(asked.pathname + asked.search);
    expect(answer.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
  });
});

describe("a code", () => {
  it("is kept as a hash, and so are the tokens", async () => {
    const ask = await buildCode();
    const { body } = await exchange(ask).expect(200);
    const rows = [
      ...(await app.db.select().from(oauthCodes).where(eq(oauthCodes.userId, ask.owner.id))),
      ...(await app.db.select().from(apiKeys).where(eq(apiKeys.userId, ask.owner.id))),
      ...(await app.db.select().from(oauthConnections).where(eq(oauthConnections.clientId, ask.clientId))),
    ];
    expect(rows).toHaveLength(3);
    for (const secret of [ask.code, body.access_token.slice(10), body.refresh_token])
      expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("works once: when it comes again, what was made with it is ended", async () => {
    const ask = await buildCode();
    const { body } = await exchange(ask).expect(200);
    await callMcp(body.access_token).expect(200);
    expect((await exchange(ask).expect(400)).body.error).toBe("invalid_grant");
    await callMcp(body.access_token).expect(401);
    await renew(ask.clientId, body.refresh_token).expect(400);
  });

  it("that comes twice at the same moment makes one key, which is then ended", async () => {
    const ask = await buildCode();
    const answers = await Promise.all([exchange(ask), exchange(ask)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await app.db.select().from(apiKeys).where(eq(apiKeys.userId, ask.owner.id))).toEqual([]);
  });

  it.each([
    ["another secret", { code_verifier: createPkce().verifier }],
    ["another address", { redirect_uri: "https://elsewhere.example/back" }],
    ["another code", { code: "unknown" }],
  ])("is refused with %s, and works after that", async (_what, changes) => {
    const ask = await buildCode();
    expect((await exchange(ask, changes).expect(400)).body.error).toBe("invalid_grant");
    await exchange(ask).expect(200);
  });

  it("is refused for another program, and for another resource", async () => {
    const ask = await buildCode();
    const { clientId } = await buildAsk();
    expect((await exchange(ask, { client_id: clientId }).expect(400)).body.error).toBe("invalid_grant");
    const elsewhere = { resource: "https://elsewhere.example/mcp" };
    expect((await exchange(ask, elsewhere).expect(400)).body.error).toBe("invalid_target");
  });

  it("has ended with a new password of its person", async () => {
    const { browser, id, email } = await signUp(app);
    await browser.get(`/api/auth/verify-email/${await mailedToken(app, email, "/verify-email")}`).expect(200);
    const ask = await buildAsk();
    const choice = { scopes: ["catalogue:read"] as const };
    const back = new URL(await allow(app, { id }, ask.asked, choice));
    const newPassword = "another long phrase";
    await browser
      .post("/api/auth/change-password")
      .send({ currentPassword: PASSWORD, newPassword, confirmPassword: newPassword })
      .expect(200);
    await exchange({ ...ask, code: back.searchParams.get("code")! }).expect(400);
  });

  it("takes the place of an earlier connection of the same program for the same entity", async () => {
    const { owner, entity, program } = await buildConnected();
    const { access_token } = program.tokens;
    await program.finish(await allow(app, owner, await program.begin(), { entityId: entity.id }));
    await callMcp(access_token).expect(401);
    await callMcp(program.tokens.access_token).expect(200);
    expect(await listKeys(owner)).toHaveLength(1);
    await program.finish(await allow(app, owner, await program.begin(), { scopes: ["catalogue:read"] }));
    expect(await listKeys(owner)).toHaveLength(2);
  });

  it("is the only grant, beside its renewal", async () => {
    const { clientId } = await buildAsk();
    for (const grant_type of ["client_credentials", "password"]) {
      const { body } = await sendForm("/oauth/token", { grant_type, client_id: clientId }).expect(400);
      expect(body.error).toBe("unsupported_grant_type");
    }
  });

  it("has ended after two minutes, and with the membership of its person", async () => {
    const gone = await buildCode();
    await app.db.delete(memberships).where(eq(memberships.entityId, gone.entity.id));
    await exchange(gone).expect(400);
    const late = await buildCode();
    app.clock.advance(2 * MINUTE);
    await exchange(late).expect(400);
  });
});

describe("a refresh token", () => {
  it("brings the same answer again within half a minute, for a program that runs twice", async () => {
    const clocked = await startTestApp();
    try {
      const { program } = await buildConnected(clocked);
      const id = program.information.client_id;
      const token = program.tokens.refresh_token!;
      const [one, two] = await Promise.all([renew(id, token, clocked), renew(id, token, clocked)]);
      expect([one.status, two.body]).toEqual([200, one.body]);
      clocked.clock.advance(MINUTE / 2);
      const { body } = await renew(id, token, clocked).expect(200);
      expect(body).toEqual({ ...one.body, expires_in: one.body.expires_in - 30 });
      await callMcp(body.access_token, clocked).expect(200);
      await renew(id, body.refresh_token, clocked).expect(200);
    } finally {
      await clocked.close();
    }
  });

  it.each([0, 1, 2])(
    "that comes again later ends the connection, because somebody else has it too: %i renewals after",
    async (others) => {
      const clocked = await startTestApp();
      try {
        const { program, owner } = await buildConnected(clocked);
        const id = program.information.client_id;
        const first = program.tokens.refresh_token!;
        let { body } = await renew(id, first, clocked).expect(200);
        for (let n = 0; n < others; n++) body = (await renew(id, body.refresh_token, clocked)).body;
        if (others === 0) clocked.clock.advance(MINUTE);
        await callMcp(body.access_token, clocked).expect(200);
        await renew(id, first, clocked).expect(400);
        await callMcp(body.access_token, clocked).expect(401);
        expect(await listKeys(owner, clocked)).toEqual([]);
      } finally {
        await clocked.close();
      }
    },
  );

  it("is its program's alone, and brings no more than was allowed", async () => {
    const { program } = await buildConnected();
    const other = await buildConnected();
    const token = program.tokens.refresh_token!;
    await renew(other.program.information.client_id, token).expect(400);
    const more = { scope: "catalogue:read everything" };
    const { body } = await renew(program.information.client_id, token, app, more).expect(200);
    expect(body.scope).toBe(API_SCOPES.join(" "));
  });
});

describe("an installation", () => {
  it("without https connects no programs, and asks for keys", async () => {
    const plain = await startTestApp({ env: { PUBLIC_URL: "http://funding.example" } });
    try {
      for (const path of [
        "/.well-known/oauth-authorization-server",
        "/.well-known/oauth-protected-resource/mcp",
      ])
        await plain.visitor.get(path).expect(404);
      await plain.visitor.post("/oauth/register").send({}).expect(404);
      const refused = await plain.visitor.post("/mcp").send(LIST).expect(401);
      expect(refused.headers["www-authenticate"]).toBe("Bearer");
    } finally {
      await plain.close();
    }
  });

  it("forgets codes after a day, programs that nobody let in after a week, and others after three months", async () => {
    const clocked = await startTestApp();
    try {
      const { program } = await buildConnected(clocked);
      const { body } = await clocked.visitor
        .post("/oauth/register")
        .send({ client_name: "Never", redirect_uris: [REDIRECT] });
      const clear = () =>
        clearExpiredJob.handle(clocked.deps, { signal: new AbortController().signal } as never);
      clocked.clock.advance(DAY);
      await clear();
      expect(await clocked.db.select().from(oauthCodes)).toHaveLength(1);
      clocked.clock.advance(3 * MINUTE);
      await clear();
      expect(await clocked.db.select().from(oauthCodes)).toEqual([]);
      const ids = async () => (await clocked.db.select().from(oauthClients)).map(({ id }) => id).sort();
      const connected = program.information.client_id;
      clocked.clock.advance(5 * DAY);
      await clear();
      expect(await ids()).toEqual([body.client_id, connected].sort());
      clocked.clock.advance(DAY);
      await clear();
      expect(await ids()).toEqual([connected]);
      clocked.clock.advance(20 * DAY);
      await renew(connected, program.tokens.refresh_token!, clocked).expect(200);
      clocked.clock.advance(89 * DAY);
      await clear();
      expect(await ids()).toEqual([connected]);
      clocked.clock.advance(DAY + MINUTE);
      await clear();
      expect(await ids()).toEqual([]);
    } finally {
      await clocked.close();
    }
  });
});
