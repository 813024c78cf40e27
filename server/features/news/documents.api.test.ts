import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { memberships } from "@shared/schema/index";
import { startTestApp, type TestApp, testClock } from "../../test/app";
import { createNewsHelpers } from "../../test/helpers/news";

let app: TestApp;
let helpers: ReturnType<typeof createNewsHelpers>;
beforeAll(async () => {
  app = await startTestApp({ clock: testClock("2030-03-01T00:00:00Z") });
  helpers = createNewsHelpers(app);
});
afterAll(() => app.close());
beforeEach(() => helpers.reset());

async function buildScene() {
  const [ama, kofi] = [await helpers.buildPerson("ama"), await helpers.buildPerson("kofi")];
  await app.db.insert(memberships).values({ entityId: ama.entity.id, userId: kofi.id, role: "viewer" });
  const add = (name: string, expiresOn: string | null) =>
    app.buildDocument({ entityId: ama.entity.id, name, expiresOn });
  return { ama, kofi, add };
}
const told = (mails: { to: string; subject: string }[]) =>
  mails.map(({ to, subject }) => `${to}: ${subject}`).sort();

it("the members are reminded 30 and 7 days before a document expires, once each", async () => {
  const { add } = await buildScene();
  const { id } = await add("Certificate", "2030-04-13");
  await add("Without an end", null);
  const subject = (when: string) =>
    ["ama", "kofi"].map((name) => `${name}@example.org: A document expires ${when}: Certificate`);
  expect(await helpers.sendDigestsOn("2030-03-13")).toEqual([]);
  const mails = await helpers.sendDigestsOn("2030-03-14");
  expect(told(mails)).toEqual(subject("in 30 days"));
  for (const line of [
    "Documents that expire\n",
    "In the library of ama's lab",
    "Expires in 30 days, on 13 April 2030",
    `/documents?document=${id}`,
  ])
    expect(mails[0]?.text).toContain(line);
  expect(await helpers.sendDigestsOn("2030-03-15")).toEqual([]);
  expect(told(await helpers.sendDigestsOn("2030-04-06"))).toEqual(subject("in 7 days"));
  expect(await helpers.sendDigestsOn("2030-04-13")).toEqual([]);
});

it("a reminder is up to two days late when no server ran, and is told in the reader's language", async () => {
  const { ama, kofi, add } = await buildScene();
  await app.as(ama).then((me) => me.patch("/api/auth/user/preferences").send({ preferredLanguage: "fr" }));
  await app.as(kofi).then((me) => me.patch("/api/auth/user/preferences").send({ notifyDeadlines: false }));
  await add("Statuts", "2030-04-13");
  await helpers.sendDigestsOn("2030-03-13");
  expect(told(await helpers.sendDigestsOn("2030-03-16"))).toEqual([
    expect.stringMatching(/^ama@example\.org: Un document expire dans 28 jours\s: Statuts$/),
  ]);
});
