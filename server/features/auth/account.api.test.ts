import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { PASSWORD, signIn, signUp } from "../../test/helpers/auth";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

describe("GET and PATCH /api/auth/user", () => {
  it("answer 401 without a session, whatever is sent", async () => {
    for (const path of ["/api/auth/user", "/api/auth/user/preferences"]) {
      const answer = await app.visitor.get(path).expect(401);
      expect(answer.body).toMatchObject({ code: "unauthenticated" });
      await app.visitor.patch(path).set("Content-Type", "text/plain").send("x").expect(401);
      await app.visitor.delete(path).expect(401);
    }
    await app.visitor.post("/api/auth/change-password").send({}).expect(401);
    await app.visitor.post("/api/auth/resend-verification").expect(401);
    await app.visitor.get("/api/auth/no-such-page").expect(401);
  });

  it("save the profile, and name the country by its code", async () => {
    const { browser } = await signUp(app);
    const change = (body: object) => browser.patch("/api/auth/user").send(body).expect(200);
    const first = await change({ firstName: " Kofi ", lastName: "Owusu", country: "gh" });
    expect(first.body).toMatchObject({
      firstName: "Kofi",
      lastName: "Owusu",
      country: "GH",
      countryName: "Ghana",
    });
    const kenya = { country: "KE", countryName: "Kenya" };
    expect((await change(kenya)).body).toMatchObject(kenya);
    expect((await change({ lastName: "Mensah" })).body).toMatchObject({ firstName: "Kofi", country: "KE" });
    expect((await change({ country: null })).body).toMatchObject({ country: null, countryName: null });
    expect((await browser.get("/api/auth/user")).body).toMatchObject({ lastName: "Mensah", country: null });
  });

  it.each([
    [{ countryName: "Ghana" }, "GH", "Ghana"],
    [{ countryName: " cote d’ivoire " }, "CI", "Côte d’Ivoire"],
    [{ countryName: "Bosnia and Herzegovina" }, "BA", "Bosnia & Herzegovina"],
    [{ country: "GH", countryName: null }, "GH", "Ghana"],
    [{ country: "GH", countryName: "" }, "GH", "Ghana"],
    [{ countryName: null }, null, null],
    [{ firstName: "Esi" }, "KE", "Kenya"],
  ])(
    "let no country have another's name: of %j over Kenya comes %s, %s",
    async (body, country, countryName) => {
      const { browser } = await signUp(app);
      await browser.patch("/api/auth/user").send({ country: "KE" }).expect(200);
      expect((await browser.patch("/api/auth/user").send(body).expect(200)).body).toMatchObject({
        country,
        countryName,
      });
    },
  );

  it.each([
    ["firstName", { firstName: "" }, "First name is required"],
    ["lastName", { lastName: "  " }, "Last name is required"],
    ["firstName", { firstName: null }, "First name is required"],
    ["country", { country: "XX" }, "Unknown country"],
    ["country", { country: 5 }, "Must be text"],
    ["countryName", { countryName: "x\ud800" }, "Contains characters that cannot be stored"],
    ["countryName", { country: "GH", countryName: "Nigeria" }, "Must be the name of the country"],
    ["countryName", { country: "GH", countryName: "Ghana!!x" }, "Must be the name of the country"],
    ["countryName", { country: null, countryName: "Ghana" }, "Must be the name of the country"],
    ["countryName", { countryName: "Atlantis" }, "Unknown country"],
    ["firstName", { firstName: "A\nb" }, "Must be one line, without hidden characters"],
    ["lastName", { lastName: "Mensah\u202Egnp" }, "Must be one line, without hidden characters"],
  ])("answer 400 on %s for %j", async (field, body, sentence) => {
    const { browser } = await signUp(app);
    const answer = await browser.patch("/api/auth/user").send(body).expect(400);
    expect(answer.body.fieldErrors).toEqual({ [field]: [sentence] });
  });

  it("leave the e-mail address and everything that is not a profile field alone", async () => {
    const { browser, email } = await signUp(app);
    const body = `{"firstName":"Kofi","email":"other@example.org","emailVerified":true,"isAdmin":true,
      "passwordHash":"x","__proto__":{"isAdmin":true}}`;
    const answer = await browser.patch("/api/auth/user").set("Content-Type", "application/json").send(body);
    expect(answer.body).toMatchObject({ firstName: "Kofi", email, emailVerified: false, isAdmin: false });
    await signIn(app, email, PASSWORD);
  });

  it("change only the caller's own account", async () => {
    const [one, two] = [await signUp(app), await signUp(app)];
    await one.browser.patch("/api/auth/user").send({ id: two.id, firstName: "Changed" }).expect(200);
    expect((await two.browser.get("/api/auth/user")).body.firstName).toBe("Ama");
  });
});

describe("GET and PATCH /api/auth/user/preferences", () => {
  const AT_FIRST = {
    notifyDeadlines: true,
    notifyChanges: true,
    notifyNewOpportunities: false,
    notifySavedSearches: true,
    notifyComments: true,
    timezone: null,
    preferredLanguage: "en",
  };

  it("begin with all on but new opportunities, and switch one at a time", async () => {
    const { browser } = await signUp(app);
    const path = "/api/auth/user/preferences";
    expect((await browser.get(path).expect(200)).body).toEqual(AT_FIRST);
    const pressed = [
      { notifyNewOpportunities: true },
      { notifyDeadlines: false },
      { notifyChanges: false },
      { notifySavedSearches: false },
      { notifyComments: false },
    ];
    let now: object = AT_FIRST;
    for (const one of pressed) {
      now = { ...now, ...one };
      expect((await browser.patch(path).send(one).expect(200)).body).toEqual(now);
    }
    expect((await browser.get(path)).body).toEqual(now);
  });

  it("keep a time zone, and forget it", async () => {
    const { browser } = await signUp(app);
    const path = "/api/auth/user/preferences";
    const kept = await browser.patch(path).send({ timezone: "Africa/Accra" }).expect(200);
    expect(kept.body).toEqual({ ...AT_FIRST, timezone: "Africa/Accra" });
    expect((await browser.get("/api/auth/user")).body.timezone).toBe("Africa/Accra");
    expect((await browser.patch(path).send({ timezone: "" }).expect(200)).body.timezone).toBeNull();
    const wrong = await browser.patch(path).send({ timezone: "Atlantis/Center" }).expect(400);
    expect(wrong.body.fieldErrors).toEqual({ timezone: ["Choose a time zone"] });
  });

  it("answer 400 for something else than true or false, and for nothing at all", async () => {
    const { browser } = await signUp(app);
    for (const body of [{}, { notifyDeadlines: "yes" }, { notifyDeadlines: null }, { isAdmin: true }])
      await browser.patch("/api/auth/user/preferences").send(body).expect(400);
  });
});

describe("all of /api/auth", () => {
  it("answer 405 with the methods that there are", async () => {
    const { browser } = await signUp(app);
    const login = await app.visitor.get("/api/auth/login").expect(405);
    expect(login.headers.allow).toBe("POST");
    expect(login.body.code).toBe("method_not_allowed");
    await app.visitor.post("/api/auth/verify-email/x").expect(405);
    expect((await browser.put("/api/auth/user").expect(405)).headers.allow).toBe("GET, PATCH, DELETE");
    await browser.get("/api/auth/change-password").expect(405);
  });

  it("answer 404 to a member for what is not there", async () => {
    const { browser } = await signUp(app);
    expect((await browser.get("/api/auth/no-such-page").expect(404)).body.code).toBe("not_found");
  });

  it("read JSON only", async () => {
    const form = (path: string) =>
      app.visitor.post(path).type("form").send({ email: "a@example.org", password: "x" });
    for (const path of ["login", "signup", "logout", "forgot-password", "reset-password"])
      expect((await form(`/api/auth/${path}`).expect(415)).body.code).toBe("unsupported_type");
    const broken = await app.visitor
      .post("/api/auth/login")
      .set("Content-Type", "application/json")
      .send('{"email": "a')
      .expect(400);
    expect(broken.body.code).toBe("invalid_json");
  });

  it("refuse what another site sends, and let our own page and programs pass", async () => {
    const { email } = await signUp(app);
    const login = (headers: Record<string, string>) =>
      app.visitor.post("/api/auth/login").set(headers).send({ email, password: PASSWORD });
    const fromElsewhere: Record<string, string>[] = [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: app.url, "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of fromElsewhere)
      expect((await login(headers).expect(403)).body.code).toBe("cross_site");
    await login({}).expect(200);
    await login({ Origin: app.url, "Sec-Fetch-Site": "same-origin" }).expect(200);
  });
});
