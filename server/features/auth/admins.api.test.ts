import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../test/app";
import { createAdmin, listAdmins, raiseToAdmin, removeAdmin } from "./admins.service";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PASSWORD = "a long enough phrase";
const now = () => app.clock.now();
const curates = async (user: { id: string }) =>
  (await (await app.as(user)).get("/api/admin/opportunities")).status;
const emails = async () => (await listAdmins(app.db)).map(({ email }) => email);

/** Nobody else is an administrator while a test counts them. */
async function onlyAdmin() {
  for (const { email } of (await listAdmins(app.db)).slice(1)) await removeAdmin(app.db, email, now());
  const [last] = await listAdmins(app.db);
  const user = await app.buildUser({ isAdmin: true });
  if (last) await removeAdmin(app.db, last.email, now());
  return user;
}

describe("an administrator who is made by command", () => {
  it("can sign in and decide, and counts as confirmed", async () => {
    await createAdmin(
      app.db,
      { email: "new-admin@example.org", password: PASSWORD, firstName: "Esi" },
      app.deps.passwords,
      now(),
    );
    const answer = await app.visitor
      .post("/api/auth/login")
      .send({ email: "new-admin@example.org", password: PASSWORD });
    expect(answer.body).toMatchObject({ emailVerified: true, isAdmin: true, firstName: "Esi" });
    expect(await emails()).toContain("new-admin@example.org");
  });

  it("gets no password that is guessed first, and takes no address that is taken", async () => {
    await expect(
      createAdmin(app.db, { email: "x@example.org", password: "password1" }, app.deps.passwords, now()),
    ).rejects.toThrow(/too common/);
    const user = await app.buildUser();
    await expect(
      createAdmin(app.db, { email: user.email, password: PASSWORD }, app.deps.passwords, now()),
    ).rejects.toThrow(/has just signed up/);
  });
});

describe("an account that is raised", () => {
  it("has the right at the next request of its own session", async () => {
    const user = await app.buildUser();
    expect(await curates(user)).toBe(403);
    expect(await raiseToAdmin(app.db, user.email, now())).toBe("raised");
    expect(await curates(user)).toBe(200);
    expect(await raiseToAdmin(app.db, user.email, now())).toBe("was-one");
  });

  it("must have confirmed its address, with which anybody may have signed up", async () => {
    const user = await app.buildUser({ emailVerified: false });
    await expect(raiseToAdmin(app.db, user.email, now())).rejects.toThrow(/address was never confirmed/);
    expect(await curates(user)).toBe(403);
    expect(await raiseToAdmin(app.db, "nobody@example.org", now())).toBe("unknown");
  });
});

describe("an administrator who is removed", () => {
  it("has lost the right at the next request, and keeps the account and the session", async () => {
    await onlyAdmin();
    const user = await app.buildUser({ isAdmin: true });
    const me = await app.as(user);
    expect((await me.get("/api/admin/opportunities")).status).toBe(200);
    await removeAdmin(app.db, user.email, now());
    expect((await me.get("/api/admin/opportunities")).status).toBe(403);
    expect((await me.get("/api/auth/user")).status).toBe(200);
    expect(await emails()).not.toContain(user.email);
  });

  it("is never the last one", async () => {
    const last = await onlyAdmin();
    await expect(removeAdmin(app.db, last.email, now())).rejects.toThrow(/is the only administrator/);
    expect(await curates(last)).toBe(200);
  });

  it("is one of two who remove each other at the same time, not both", async () => {
    const [one, two] = [await onlyAdmin(), await app.buildUser({ isAdmin: true })];
    const outcomes = await Promise.allSettled(
      [one, two].map(({ email }) => removeAdmin(app.db, email, now())),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listAdmins(app.db)).toHaveLength(1);
  });

  it("must be one", async () => {
    const user = await app.buildUser();
    await expect(removeAdmin(app.db, user.email, now())).rejects.toThrow(/is not an administrator/);
  });
});
