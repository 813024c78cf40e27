import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invitations, memberships, users } from "@shared/schema/index";
import { startTestApp, testClock, type TestApp } from "../../test/app";
import { mailedToken, mailsTo, openBrowser, PASSWORD, signUp } from "../../test/helpers/auth";

const DAY = 24 * 3_600_000;

const clock = testClock();
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock })));
afterAll(() => app.close());

const buildOwner = async () => {
  const ama = await app.buildUser({ firstName: "Ama", lastName: "Mensah" });
  const entity = await app.buildEntity({ userId: ama.id, name: "Sunrise Labs" });
  return { ama, entity, owner: await app.as(ama), path: `/api/entities/${entity.id}/invitations` };
};
const newAddress = () => `${randomUUID()}@example.org`;

/** An invitation that was mailed to an address. */
async function buildInvitation(email = newAddress(), role = "editor") {
  const scene = await buildOwner();
  const { body } = await scene.owner.post(scene.path).send({ email, role }).expect(201);
  return { ...scene, email, id: body.id as string, token: await mailedToken(app, email, "/invitation") };
}
const read = (token: string) => app.visitor.post("/api/invitations/read").send({ token });
const accept = (me: TestApp["visitor"], token: string) => me.post("/api/invitations/accept").send({ token });
const signUpWith = (email: string, invitationToken: string) =>
  openBrowser(app)
    .post("/api/auth/signup")
    .send({ firstName: "Kofi", lastName: "Boateng", email, password: PASSWORD, invitationToken });

const GONE = {
  message: "This invitation does not work any more. Ask whoever invited you for a new one.",
  code: "invalid_token",
};

describe("inviting", () => {
  it("mails a link that tells who invites to what, and keeps only its hash", async () => {
    const { email, token, entity, owner } = await buildInvitation();
    const [mail] = await mailsTo(app, email);
    expect(mail!.subject).toContain("Ama Mensah invites you to Sunrise Labs");
    expect(mail!.text).toContain("Editor");
    expect((await read(token)).body).toEqual({
      entityName: "Sunrise Labs",
      inviterName: "Ama Mensah",
      email,
      role: "editor",
      expiresAt: new Date(clock.now().getTime() + 7 * DAY).toISOString(),
      hasAccount: false,
    });
    const [row] = await app.db.select().from(invitations).where(eq(invitations.entityId, entity.id));
    expect(JSON.stringify(row)).not.toContain(token);
    const { body } = await owner.get(`/api/entities/${entity.id}/members`);
    expect(body.invitations).toMatchObject([{ email, role: "editor", isExpired: false }]);
  });

  it("writes to who has an account in their language", async () => {
    const kofi = await app.buildUser({ preferredLanguage: "fr" });
    await buildInvitation(kofi.email);
    expect((await mailsTo(app, kofi.email))[0]!.subject).toContain("vous invite");
  });

  it("only owners see and send invitations", async () => {
    const { entity, path } = await buildInvitation();
    const kofi = await app.buildUser();
    await app.db.insert(memberships).values({ entityId: entity.id, userId: kofi.id, role: "editor" });
    const me = await app.as(kofi);
    expect((await me.get(`/api/entities/${entity.id}/members`)).body.invitations).toEqual([]);
    expect((await me.post(path).send({ email: newAddress(), role: "viewer" })).status).toBe(403);
  });

  it.each([
    ["email", { email: "nobody", role: "viewer" }],
    ["role", { email: "kofi@example.org", role: "boss" }],
  ])("refuses a bad %s at its field", async (field, body) => {
    const { owner, path } = await buildOwner();
    const answer = await owner.post(path).send(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fieldErrors)).toEqual([field]);
  });

  it("refuses a member and an address that is invited already, at the field", async () => {
    const { owner, path, ama, email } = await buildInvitation();
    const member = await owner.post(path).send({ email: ama.email, role: "viewer" });
    expect(member.body).toMatchObject({
      code: "conflict",
      fieldErrors: { email: ["This person is a member already"] },
    });
    const again = await owner.post(path).send({ email: email.toUpperCase(), role: "viewer" });
    expect(again.body).toMatchObject({ code: "conflict", fieldErrors: { email: [expect.any(String)] } });
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  it("asks for a confirmed address first, so that nobody makes us write to others", async () => {
    const ama = await app.buildUser({ emailVerified: false });
    const entity = await app.buildEntity({ userId: ama.id });
    const email = newAddress();
    const answer = await (
      await app.as(ama)
    )
      .post(`/api/entities/${entity.id}/invitations`)
      .send({ email, role: "viewer" });
    expect([answer.status, answer.body.code]).toEqual([403, "email_unverified"]);
    expect(await mailsTo(app, email)).toEqual([]);
  });

  it("limits the mails to an address, whoever invites it, and the invitations of a person", async () => {
    const limited = await startTestApp({
      env: { RATE_LIMIT_SCALE: "1", RATE_LIMIT_MAIL_PER_HOUR: "2", RATE_LIMIT_INVITATIONS_PER_HOUR: "4" },
    });
    try {
      const email = newAddress();
      const inviteFrom = async (to = email) => {
        const ama = await limited.buildUser();
        const entity = await limited.buildEntity({ userId: ama.id });
        const me = await limited.as(ama);
        const send = (address: string) =>
          me.post(`/api/entities/${entity.id}/invitations`).send({ email: address, role: "viewer" });
        return { first: await send(to), send };
      };
      expect((await inviteFrom()).first.status).toBe(201);
      expect((await inviteFrom()).first.status).toBe(201);
      const { first, send } = await inviteFrom();
      expect([first.status, first.body.code]).toEqual([429, "rate_limited"]);
      for (let n = 0; n < 3; n++) expect((await send(newAddress())).status).toBe(201);
      expect((await send(newAddress())).body.message).toContain("many invitations");
    } finally {
      await limited.close();
    }
  });
});

describe("sending again and revoking", () => {
  it("a new link replaces the one before", async () => {
    const { owner, path, id, email, token } = await buildInvitation();
    clock.advance(8 * DAY);
    expect((await read(token)).body).toEqual(GONE);
    await owner.post(`${path}/${id}/resend`).expect(200);
    const fresh = await mailedToken(app, email, "/invitation");
    expect(fresh).not.toBe(token);
    expect((await read(token)).body).toEqual(GONE);
    expect((await read(fresh)).status).toBe(200);
  });

  it("a revoked link does not work, and cannot be sent again", async () => {
    const { owner, path, id, email, token } = await buildInvitation();
    await owner.delete(`${path}/${id}`).expect(204);
    expect((await read(token)).body).toEqual(GONE);
    expect((await signUpWith(email, token)).body).toEqual(GONE);
    const again = await owner.post(`${path}/${id}/resend`);
    expect([again.status, again.body.message]).toEqual([404, "Invitation not found"]);
    expect((await owner.delete(`${path}/${id}`)).status).toBe(404);
  });

  it("an invitation of another entity is not there", async () => {
    const { id } = await buildInvitation();
    const other = await buildOwner();
    expect((await other.owner.post(`${other.path}/${id}/resend`)).status).toBe(404);
    expect((await other.owner.delete(`${other.path}/${id}`)).status).toBe(404);
  });
});

describe("joining", () => {
  it("an account of that address joins once, and its address counts as confirmed", async () => {
    const kofi = await app.buildUser({ emailVerified: false });
    const { entity, token } = await buildInvitation(kofi.email);
    const me = await app.as(kofi);
    expect((await read(token)).body.hasAccount).toBe(true);
    const joined = await accept(me, token).expect(200);
    expect(joined.body).toEqual({ entityId: entity.id, entityName: "Sunrise Labs", role: "editor" });
    expect((await me.get("/api/entities")).body).toMatchObject([{ id: entity.id, role: "editor" }]);
    expect((await me.get("/api/auth/user")).body.emailVerified).toBe(true);
    expect((await accept(me, token)).body).toEqual(GONE);
  });

  it("an account of another address does not, and leaves the link as it is", async () => {
    const { token } = await buildInvitation();
    const me = await app.as(await app.buildUser());
    expect((await accept(me, token)).body).toEqual(GONE);
    expect((await me.get("/api/entities")).body).toEqual([]);
    expect((await read(token)).status).toBe(200);
  });

  it("of two tries at once one joins", async () => {
    const kofi = await app.buildUser();
    const { entity, token } = await buildInvitation(kofi.email);
    const me = await app.as(kofi);
    const answers = await Promise.all([accept(me, token), accept(me, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await app.db.$count(memberships, eq(memberships.entityId, entity.id))).toBe(2);
  });

  it("a new account joins with its sign-up, verified and without another mail", async () => {
    const { entity, email, token } = await buildInvitation(newAddress(), "viewer");
    const answer = await signUpWith(email, token).expect(201);
    expect(answer.body).toMatchObject({ email, emailVerified: true });
    const [row] = await app.db.select().from(memberships).where(eq(memberships.userId, answer.body.id));
    expect(row).toMatchObject({ entityId: entity.id, role: "viewer" });
    expect((await mailsTo(app, email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("invites you"),
    ]);
  });

  it("a sign-up with the link of another address makes no account", async () => {
    const { token } = await buildInvitation();
    const email = newAddress();
    expect((await signUpWith(email, token)).body).toEqual(GONE);
    expect(await app.db.$count(users, eq(users.email, email))).toBe(0);
  });

  it("the invitation of a deleted account names nobody and still works", async () => {
    const ama = await signUp(app);
    const kofi = await app.buildUser();
    const entity = await app.buildEntity({ userId: kofi.id });
    await app.db.insert(memberships).values({ entityId: entity.id, userId: ama.id, role: "owner" });
    await app.db.update(users).set({ emailVerified: true }).where(eq(users.id, ama.id));
    const email = newAddress();
    await ama.browser
      .post(`/api/entities/${entity.id}/invitations`)
      .send({ email, role: "viewer" })
      .expect(201);
    const token = await mailedToken(app, email, "/invitation");
    await ama.browser.delete("/api/auth/user").send({ password: PASSWORD }).expect(204);
    expect((await read(token)).body).toMatchObject({ inviterName: null });
    await signUpWith(email, token).expect(201);
  });
});
