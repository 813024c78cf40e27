import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignInWaysView } from "@shared/validators/identities";
import { startTestApp, type TestApp } from "../../../test/app";
import { type FakeSignInProvider, startSignInProvider } from "../../../test/fakes/fake-sign-in-provider";
import {
  type Browser,
  mailedToken,
  mailsTo,
  openBrowser,
  PASSWORD,
  signIn,
  signUp,
} from "../../../test/helpers/auth";
import { makeCode, signUpWithTotp } from "../../../test/helpers/second-factor";
import {
  beginVisit,
  readLocation,
  signInByProvider,
  visitFromSettings,
} from "../../../test/helpers/sign-in-services";

const PUBLIC_URL = "http://127.0.0.1:5000";
let provider: FakeSignInProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startSignInProvider(PUBLIC_URL, {});
  const away = { ...provider.setting, id: "away", label: "Away", issuer: "http://127.0.0.1:9" };
  app = await startTestApp({ env: { SIGN_IN_PROVIDERS: JSON.stringify([provider.setting, away]) } });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

/** Adds a person to the provider's. */
function addPerson(over: object = {}) {
  const who = randomUUID();
  const person = {
    email: `${who}@example.org`,
    email_verified: true,
    given_name: "Ama",
    family_name: "Mensah",
  };
  provider.people[who] = { ...person, ...over };
  return { who, email: person.email };
}
const waysOf = async (browser: Browser) =>
  (await browser.get("/api/auth/identities").expect(200)).body as SignInWaysView;
const expectVisitor = (browser: Browser) => browser.get("/api/auth/user").expect(401);

/** The tables that have a row with these words. */
async function findInTables(words: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const query = `select 1 from "${name}" t where position($1 in t::text) > 0 limit 1`;
    if ((await app.pool.query(query, [words])).rowCount) found.push(name);
  }
  return found;
}

/** A person whose password signs in, and the provider too. */
async function signUpLinked() {
  const { who } = addPerson({ email: undefined });
  const person = await signUp(app);
  await person.browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
  await visitFromSettings(provider, person.browser, "/api/auth/identities", who);
  return { ...person, who };
}

describe("signing in by another service", () => {
  it("makes an account with a confirmed address and the names, and goes where the person wanted to", async () => {
    const { who, email } = addPerson();
    const { browser, location } = await signInByProvider(app, provider, who, {
      next: "/settings?new=entity",
    });
    expect(location.pathname + location.search).toBe("/settings?new=entity");
    expect((await browser.get("/api/auth/user").expect(200)).body).toMatchObject({
      ...{ email, emailVerified: true, firstName: "Ama", lastName: "Mensah", isAdmin: false },
    });
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it("opens the same account the next time, whatever its address is by then, and tells of a new device", async () => {
    const { who, email } = addPerson();
    const first = await signInByProvider(app, provider, who);
    const { id } = (await first.browser.get("/api/auth/user")).body as { id: string };
    provider.people[who]!.email = "moved@example.org";
    const second = await signInByProvider(app, provider, who);
    expect((await second.browser.get("/api/auth/user")).body).toMatchObject({ id, email });
    expect(await mailsTo(app, email)).toHaveLength(1);
    // The browser is known by now.
    await second.browser.post("/api/auth/logout").send({}).expect(204);
    await signInByProvider(app, provider, who, { browser: second.browser });
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it("an account without names is made where the service states none", async () => {
    const { who } = addPerson({ given_name: undefined, family_name: " " });
    const { browser } = await signInByProvider(app, provider, who);
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ firstName: null, lastName: null });
  });

  it("an unconfirmed or missing address makes no account", async () => {
    for (const over of [{ email_verified: false }, { email: undefined }, { email: "nonsense" }]) {
      const { who } = addPerson(over);
      const { browser, location } = await signInByProvider(app, provider, who);
      expect(location.searchParams.get("problem")).toBe("unverified");
      await expectVisitor(browser);
    }
  });

  it("an account with the address is not opened: its password has to say so first", async () => {
    const person = await signUp(app);
    const { who } = addPerson({ email: person.email.toUpperCase() });
    const { browser, location } = await signInByProvider(app, provider, who, { next: "/applications" });
    expect(location.pathname).toBe("/login");
    expect(Object.fromEntries(location.searchParams)).toEqual({
      ...{ problem: "account-exists", provider: "fake", next: "/applications" },
    });
    await expectVisitor(browser);
    expect((await waysOf(person.browser)).identities).toEqual([]);
  });

  it("an account with a second factor is asked for it, and then goes on", async () => {
    const person = await signUpWithTotp(app);
    const { who } = addPerson();
    await visitFromSettings(provider, person.browser, "/api/auth/identities", who);
    const { browser, location } = await signInByProvider(app, provider, who, { next: "/news" });
    expect(location.pathname + location.search).toBe("/login?step=totp%2Crecovery&next=%2Fnews");
    await expectVisitor(browser);
    await browser
      .post("/api/auth/second-factor")
      .send({ code: makeCode(app, person.secret) })
      .expect(200);
    await browser.get("/api/auth/user").expect(200);
  });

  it("the service's tokens reach neither the browser nor a table", async () => {
    const before = provider.givenTokens.length;
    const { who, email } = addPerson();
    const { browser, answer } = await signInByProvider(app, provider, who);
    const tokens = provider.givenTokens.slice(before);
    expect(tokens).toHaveLength(2);
    const user = await browser.get("/api/auth/user").expect(200);
    const told = [answer, user, await browser.get("/api/auth/identities").expect(200)]
      .map(({ headers, text }) => JSON.stringify(headers) + text)
      .join();
    for (const token of tokens) {
      expect(told).not.toContain(token);
      expect(await findInTables(token)).toEqual([]);
    }
    // The search finds what is kept.
    expect(await findInTables(email)).toContain("users");
  });

  it("a service is asked who somebody is, and for nothing more", async () => {
    const url = new URL(await beginVisit(provider, openBrowser(app)));
    expect(url.searchParams.get("scope")).toBe("openid email profile");
  });

  it("the session gets a new id", async () => {
    const { who } = addPerson();
    const browser = openBrowser(app);
    const started = await browser.post("/api/auth/oidc/fake/start").send({}).expect(200);
    const { answer } = await signInByProvider(app, provider, who, { browser });
    expect(String(answer.headers["set-cookie"])).not.toContain(
      String(started.headers["set-cookie"]).split(";")[0],
    );
  });

  it("the service's addresses are asked for once an hour", async () => {
    await signInByProvider(app, provider, addPerson().who);
    const before = provider.countAsked("/.well-known");
    await signInByProvider(app, provider, addPerson().who);
    expect(provider.countAsked("/.well-known")).toBe(before);
    app.clock.advance(60 * 60_000);
    await signInByProvider(app, provider, addPerson().who);
    expect(provider.countAsked("/.well-known")).toBe(before + 1);
  });
});

describe("what comes back from a service", () => {
  /** Begins, lets `change` replace the address of the visit, and returns what the service answers. */
  async function visitChanged(browser: Browser, change: (url: URL) => void, who = addPerson().who) {
    const url = new URL(await beginVisit(provider, browser));
    change(url);
    return provider.visit(url.href, who);
  }
  async function expectProblem(browser: Browser, path: string, problem: string) {
    const location = readLocation(await browser.get(path).expect(303));
    expect([location.pathname, location.searchParams.get("problem")]).toEqual(["/login", problem]);
    await expectVisitor(browser);
  }
  const withParam = (path: string, name: string, value: string) => {
    const url = new URL(path, PUBLIC_URL);
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  it("a cancelled visit leads back to the sign-in", async () => {
    const { browser, location } = await signInByProvider(app, provider, null, { next: "/news" });
    expect(location.pathname + location.search).toBe("/login?problem=cancelled&provider=fake&next=%2Fnews");
    await expectVisitor(browser);
  });

  it("another state is refused and leaves the visit as it is", async () => {
    const browser = openBrowser(app);
    const back = await visitChanged(browser, () => {});
    await expectProblem(browser, withParam(back, "state", "another"), "expired");
    await expectProblem(openBrowser(app), back, "expired");
    await browser.get(back).expect(303).expect("Location", "/");
  });

  it("another nonce is refused", async () => {
    const browser = openBrowser(app);
    const back = await visitChanged(browser, ({ searchParams }) => searchParams.set("nonce", "another"));
    await expectProblem(browser, back, "refused");
  });

  it("a token that the provider has not signed is refused", async () => {
    provider.spoilNextToken();
    const { browser, location } = await signInByProvider(app, provider, addPerson().who);
    expect(location.searchParams.get("problem")).toBe("refused");
    await expectVisitor(browser);
  });

  it("a token that the provider has signed for another client is refused, and one for ours is taken", async () => {
    provider.makeNextTokenFor("another application");
    const refused = await signInByProvider(app, provider, addPerson().who);
    expect(refused.location.searchParams.get("problem")).toBe("refused");
    await expectVisitor(refused.browser);
    provider.makeNextTokenFor(provider.setting.clientId);
    const taken = await signInByProvider(app, provider, addPerson().who);
    expect(taken.location.searchParams.get("problem")).toBeNull();
    await taken.browser.get("/api/auth/user").expect(200);
  });

  it("the answer of another issuer is refused", async () => {
    const browser = openBrowser(app);
    const back = await visitChanged(browser, () => {});
    await expectProblem(browser, withParam(back, "iss", "http://127.0.0.1:9"), "refused");
  });

  it("a code works once, also in another visit", async () => {
    const first = await signInByProvider(app, provider, addPerson().who);
    expect(readLocation(await first.browser.get(first.back).expect(303)).searchParams.get("problem")).toBe(
      "expired",
    );
    const browser = openBrowser(app);
    const { searchParams } = new URL(await beginVisit(provider, browser));
    await expectProblem(browser, withParam(first.back, "state", searchParams.get("state")!), "refused");
  });

  it("a visit ends after a quarter of an hour", async () => {
    const browser = openBrowser(app);
    const back = await visitChanged(browser, () => {});
    app.clock.advance(15 * 60_000);
    await expectProblem(browser, back, "expired");
  });

  it("a look at the link does not use it up", async () => {
    const browser = openBrowser(app);
    const back = await visitChanged(browser, () => {});
    await browser.head(back).expect(200);
    await browser.get(back).expect(303).expect("Location", "/");
  });

  it("a service that is away is told, and the password goes on working", async () => {
    const browser = openBrowser(app);
    const { body } = await browser.post("/api/auth/oidc/away/start").send({}).expect(502);
    expect(body).toMatchObject({
      code: "upstream_failed",
      message: expect.stringContaining("does not answer"),
    });
    const { email } = await signUp(app);
    await signIn(app, email, PASSWORD);
  });

  it("an unknown service is not found", async () => {
    await openBrowser(app).post("/api/auth/oidc/nonsense/start").send({}).expect(404);
    await expectProblem(openBrowser(app), "/api/auth/oidc/nonsense/callback?code=x&state=x", "expired");
  });

  it("an address elsewhere is no place to go on to", async () => {
    for (const next of ["https://example.org", "//example.org", "/\\example.org", "/.//example.org"]) {
      const answer = await openBrowser(app).post("/api/auth/oidc/fake/start").send({ next }).expect(400);
      expect(Object.keys((answer.body as { fieldErrors: object }).fieldErrors)).toEqual(["next"]);
    }
  });
});

describe("a service that stops answering", () => {
  it("in the middle of a visit leads back to the sign-in with the reason", async () => {
    const other = await startSignInProvider(PUBLIC_URL, { ama: {} });
    const env = { SIGN_IN_PROVIDERS: JSON.stringify([other.setting]) };
    const apart = await startTestApp({ env });
    const browser = openBrowser(apart);
    const back = await other.visit(await beginVisit(other, browser), "ama");
    await other.close();
    const location = readLocation(await browser.get(back).expect(303));
    expect(location.searchParams.get("problem")).toBe("unavailable");
    await apart.close();
  });
});

describe("limits", () => {
  it("accounts made by a service count as sign-ups do", async () => {
    const strict = await startTestApp({
      env: {
        SIGN_IN_PROVIDERS: JSON.stringify([provider.setting]),
        ...{ RATE_LIMIT_SCALE: "1", RATE_LIMIT_SIGNUP_PER_HOUR: "1" },
      },
    });
    expect((await signInByProvider(strict, provider, addPerson().who)).location.pathname).toBe("/");
    const { location } = await signInByProvider(strict, provider, addPerson().who);
    expect(location.searchParams.get("problem")).toBe("rate-limited");
    await strict.close();
  });
});

describe("services in Settings", () => {
  it("a service is linked after the password was asked for, then signs in, and a mail tells", async () => {
    const { who } = addPerson();
    const { browser, email } = await signUp(app);
    await browser.post("/api/auth/identities").send({ provider: "fake" }).expect(403);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    const location = await visitFromSettings(provider, browser, "/api/auth/identities", who);
    expect(location.pathname + location.search + location.hash).toBe(
      "/settings?done=link&provider=fake#sign-in",
    );
    expect(await waysOf(browser)).toMatchObject({
      hasPassword: true,
      providers: [{ id: "fake", label: "Fake ID" }, { id: "away" }],
      identities: [{ label: "Fake ID", provider: "fake", email: `${who}@example.org` }],
    });
    expect((await mailsTo(app, email)).at(-1)?.text).toContain("you can sign in with Fake ID");
    const again = await signInByProvider(app, provider, who);
    expect((await again.browser.get("/api/auth/user")).body).toMatchObject({ email });
  });

  it("a service's account that signs in somebody else is not linked", async () => {
    const { who } = addPerson();
    await signInByProvider(app, provider, who);
    const { browser } = await signUp(app);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    const location = await visitFromSettings(provider, browser, "/api/auth/identities", who);
    expect(location.searchParams.get("problem")).toBe("used-elsewhere");
    expect((await waysOf(browser)).identities).toEqual([]);
  });

  it("a visit that was begun in Settings signs nobody else in", async () => {
    const { browser } = await signUp(app);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    const { body } = await browser.post("/api/auth/identities").send({ provider: "fake" }).expect(200);
    const back = await provider.visit((body as { url: string }).url, addPerson().who);
    const stranger = openBrowser(app);
    expect(readLocation(await stranger.get(back).expect(303)).searchParams.get("problem")).toBe("expired");
    await expectVisitor(stranger);
  });

  it("a link is removed after the password was asked for, and then no longer signs in", async () => {
    const { browser, email, who } = await signUpLinked();
    const [identity] = (await waysOf(browser)).identities;
    const stranger = await signUpLinked();
    await stranger.browser.delete(`/api/auth/identities/${identity!.id}`).expect(404);
    app.clock.advance(11 * 60_000);
    await browser.delete(`/api/auth/identities/${identity!.id}`).expect(403);
    await browser.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    await browser.delete(`/api/auth/identities/${identity!.id}`).expect(204);
    expect((await waysOf(browser)).identities).toEqual([]);
    expect((await mailsTo(app, email)).at(-1)?.text).toContain("Fake ID no longer signs you in");
    expect((await signInByProvider(app, provider, who)).location.searchParams.get("problem")).toBe(
      "unverified",
    );
  });
});

describe("an account without a password", () => {
  const signUpByProvider = async () => {
    const { who, email } = addPerson();
    return { who, email, ...(await signInByProvider(app, provider, who)) };
  };
  const confirmAs = (browser: Browser, who: string) =>
    visitFromSettings(provider, browser, "/api/auth/identities/confirm", who);

  it("cannot be signed in to with any password", async () => {
    const { email } = await signUpByProvider();
    for (const password of ["null", "none", PASSWORD])
      await openBrowser(app).post("/api/auth/login").send({ email, password }).expect(401);
  });

  it("keeps its only way to sign in until it has a password, which a mailed link sets", async () => {
    const { browser, email, who } = await signUpByProvider();
    const ways = await waysOf(browser);
    expect(ways.hasPassword).toBe(false);
    await confirmAs(browser, who);
    const path = `/api/auth/identities/${ways.identities[0]!.id}`;
    expect((await browser.delete(path).expect(409)).body.message).toContain("only way");
    const form = { currentPassword: "x", newPassword: PASSWORD, confirmPassword: PASSWORD };
    expect((await browser.post("/api/auth/change-password").send(form).expect(409)).body.message).toContain(
      "no password yet",
    );
    await browser.post("/api/auth/forgot-password").send({ email }).expect(200);
    const token = await mailedToken(app, email, "/reset-password");
    await browser.post("/api/auth/reset-password").send({ token, password: PASSWORD }).expect(200);
    const again = await signIn(app, email, PASSWORD);
    expect((await waysOf(again)).hasPassword).toBe(true);
    await again.post("/api/auth/confirm").send({ password: PASSWORD }).expect(204);
    await again.delete(path).expect(204);
  });

  it("shows at its service that it is still the same person, where others give their password", async () => {
    const { browser, who } = await signUpByProvider();
    const changed = { email: `${randomUUID()}@example.org` };
    await browser.post("/api/auth/confirm").send({ password: "x" }).expect(403);
    await browser.post("/api/auth/factors/totp").send({}).expect(403);
    await browser.post("/api/auth/change-email").send(changed).expect(403);
    await browser.delete("/api/auth/user").send({}).expect(403);
    const other = await confirmAs(browser, addPerson().who);
    expect(other.searchParams.get("problem")).toBe("another-account");
    await browser.delete("/api/auth/user").send({}).expect(403);
    expect((await confirmAs(browser, who)).searchParams.get("done")).toBe("confirm");
    await browser.post("/api/auth/factors/totp").send({}).expect(201);
    await browser.post("/api/auth/change-email").send(changed).expect(200);
    await browser.delete("/api/auth/user").send({}).expect(204);
    await expectVisitor(browser);
  });

  it("does not take a sign-in long ago for one of now", async () => {
    const { browser, who } = await signUpByProvider();
    await confirmAs(browser, who);
    app.clock.advance(10 * 60_000);
    await browser.delete("/api/auth/user").send({}).expect(403);
  });
});

it("an account with a password is not deleted without it", async () => {
  const { browser } = await signUp(app);
  const { body } = await browser.delete("/api/auth/user").send({}).expect(400);
  expect(body).toEqual({
    message: "Password is required",
    code: "validation_failed",
    fieldErrors: { password: ["Password is required"] },
  });
});
