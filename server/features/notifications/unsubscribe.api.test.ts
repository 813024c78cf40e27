import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOTIFICATION_KINDS, type NotificationKind } from "@shared/constants/reminders";
import { users } from "@shared/schema/index";
import { startTestApp, type TestApp } from "../../test/app";
import { formatUnsubscribeUrl } from "./unsubscribe";

let app: TestApp;
let user: { id: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.buildUser({ notifyNewOpportunities: true });
});

const buildPath = (...kinds: NotificationKind[]) =>
  new URL(formatUnsubscribeUrl(app.deps, { userId: user.id, kinds })).pathname;
const listSwitchedOn = async () => {
  const [row] = await app.db.select().from(users).where(eq(users.id, user.id));
  return NOTIFICATION_KINDS.filter((kind) => row![kind]);
};

describe("/api/unsubscribe/{token}", () => {
  it.each(NOTIFICATION_KINDS)(
    "a visitor with the token switches one kind of mail off, and on again: %s",
    async (kind) => {
      const path = buildPath(kind);
      const res = await app.visitor
        .post(path)
        .type("application/x-www-form-urlencoded")
        .send("List-Unsubscribe=One-Click");
      expect([res.status, res.body]).toEqual([200, { kinds: [kind], enabled: false }]);
      expect(await listSwitchedOn()).toEqual(NOTIFICATION_KINDS.filter((other) => other !== kind));
      const back = await app.visitor.delete(path);
      expect([back.status, back.body]).toEqual([200, { kinds: [kind], enabled: true }]);
      expect(await listSwitchedOn()).toEqual(NOTIFICATION_KINDS);
    },
  );

  it("one request switches off all kinds of a mail", async () => {
    const res = await app.visitor.post(buildPath("notifyChanges", "notifySavedSearches"));
    expect(res.body).toEqual({ kinds: ["notifyChanges", "notifySavedSearches"], enabled: false });
    expect(await listSwitchedOn()).toEqual(["notifyDeadlines", "notifyNewOpportunities", "notifyComments"]);
  });

  it("a token with one kind has the format of older mails", async () => {
    expect(buildPath("notifyDeadlines")).toMatch(/\/[0-9a-f-]{36}\.notifyDeadlines\.[\w-]{22}$/);
  });

  it("a GET changes nothing and redirects to the page that asks", async () => {
    const path = buildPath("notifyDeadlines", "notifyChanges");
    const res = await app.visitor.get(path);
    expect(res.status).toBe(303);
    expect(res.headers.location).toBe(`/unsubscribe#token=${path.split("/").at(-1)}`);
    expect(await listSwitchedOn()).toEqual(NOTIFICATION_KINDS);
  });

  it("a token that is invented, changed or of a deleted account is refused", async () => {
    const path = buildPath("notifyDeadlines");
    const others = [
      path.replace("notifyDeadlines", "notifyNewOpportunities"),
      path.replace("notifyDeadlines", "notifyDeadlines-notifyChanges"),
      path.replace("notifyDeadlines", "isAdmin"),
    ];
    for (const wrong of ["/api/unsubscribe/x", "/api/unsubscribe/a.b.c", ...others, `${path}x`]) {
      const res = await app.visitor.post(wrong);
      expect([res.status, res.body.code]).toEqual([400, "invalid_token"]);
    }
    await app.db.delete(users);
    expect((await app.visitor.post(path)).status).toBe(400);
  });
});
