import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { openBrowser, mailsTo, PASSWORD, signUp } from "../../test/helpers/auth";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const PREFERENCES = "/api/auth/user/preferences";
const WRONG = { email: "nobody@example.org", password: "not the phrase" };
const IN_ENGLISH = "Invalid email or password";
const IN_FRENCH = "E-mail ou mot de passe incorrect";

describe("what the server says", () => {
  const toVisitor = async (header?: string) => {
    const asking = app.visitor.post("/api/auth/login");
    if (header !== undefined) void asking.set("Accept-Language", header);
    return ((await asking.send(WRONG).expect(401)).body as { message: string }).message;
  };

  it("is English for a visitor who asks for nothing, or for a language that we do not have", async () => {
    expect(await toVisitor()).toBe(IN_ENGLISH);
    expect(await toVisitor("de-DE,de;q=0.9")).toBe(IN_ENGLISH);
    expect(await toVisitor("*")).toBe(IN_ENGLISH);
    expect(await toVisitor("fr;q=0.3,en;q=0.8")).toBe(IN_ENGLISH);
  });

  it("is French for a visitor whose browser prefers it, fields too", async () => {
    expect(await toVisitor("fr-CI,fr;q=0.9,en;q=0.8")).toBe(IN_FRENCH);
    const answer = await app.visitor
      .post("/api/auth/signup")
      .set("Accept-Language", "fr")
      .send({})
      .expect(400);
    expect(answer.body).toMatchObject({
      code: "validation_failed",
      fieldErrors: { email: ["L’e-mail est obligatoire"] },
    });
  });

  it("is in the language of the account, whatever the browser asks for", async () => {
    const { browser } = await signUp(app);
    const wrong = () => browser.patch("/api/auth/user").set("Accept-Language", "en").send({ firstName: "" });
    expect((await wrong().expect(400)).body.message).toBe("First name is required");
    await browser.patch(PREFERENCES).send({ preferredLanguage: "fr" }).expect(200);
    expect((await wrong().expect(400)).body.message).toBe("Le prénom est obligatoire");
    await browser.patch(PREFERENCES).send({ preferredLanguage: "en" }).expect(200);
    expect((await wrong().expect(400)).body.message).toBe("First name is required");
  });

  it("keeps to each of many who ask at once", async () => {
    const headers = Array.from({ length: 20 }, (_, n) => (n % 2 ? "fr" : "en"));
    const answers = await Promise.all(headers.map(toVisitor));
    expect(answers).toEqual(headers.map((header) => (header === "fr" ? IN_FRENCH : IN_ENGLISH)));
  });
});

describe("the language of an account", () => {
  it("is that of its sign-up, and so is its first mail", async () => {
    const browser = openBrowser(app);
    const email = "awa@example.org";
    const answer = await browser
      .post("/api/auth/signup")
      .set("Accept-Language", "fr-SN")
      .send({ firstName: "Awa", lastName: "Diop", email, password: PASSWORD })
      .expect(201);
    expect(answer.body).toMatchObject({ preferredLanguage: "fr" });
    const [mail] = await mailsTo(app, email);
    expect(mail?.text).toMatch(/^Bonjour Awa,\n/);
    expect(mail?.html).toContain('<html lang="fr" dir="ltr">');
  });

  it("decides the language of a mail that a stranger asks for", async () => {
    const { browser, email } = await signUp(app);
    await browser.patch(PREFERENCES).send({ preferredLanguage: "fr" }).expect(200);
    await app.visitor
      .post("/api/auth/forgot-password")
      .set("Accept-Language", "en")
      .send({ email })
      .expect(200);
    expect((await mailsTo(app, email)).at(-1)?.text).toMatch(/^Bonjour Ama,\n/);
  });

  it("is one of those that we have", async () => {
    const { browser, email } = await signUp(app);
    for (const preferredLanguage of ["de", "french", "", null, 1]) {
      const answer = await browser.patch(PREFERENCES).send({ preferredLanguage }).expect(400);
      expect(answer.body.fieldErrors).toEqual({ preferredLanguage: ["Choose a language"] });
    }
    // What stands there for other reasons counts as none.
    await app.db.update(users).set({ preferredLanguage: "de-DE" }).where(eq(users.email, email));
    expect((await browser.get("/api/auth/user").expect(200)).body.preferredLanguage).toBeNull();
    expect((await browser.get(PREFERENCES).expect(200)).body.preferredLanguage).toBeNull();
  });
});
