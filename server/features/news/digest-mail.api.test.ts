import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  funderProfiles,
  fundingOpportunities,
  interactions,
  news,
  digestCursors,
  savedSearches,
} from "@shared/schema/index";
import type { NewsListView } from "@shared/validators/news";
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

/** The evening before the digest that a test looks at. */
const EVE = "2030-03-13T20:00:00Z";
const selectNewsData = async () =>
  (await app.db.select({ key: news.key, data: news.data }).from(news).orderBy(news.createdAt)).map(
    ({ data }) => data,
  );

describe("the mail of a digest", () => {
  it("a digest has its sections in order, with an unsubscribe link for each kind and one for all", async () => {
    const person = await helpers.buildPerson("ama", null, { notifyNewOpportunities: true });
    await person.apply(await helpers.buildOldOpportunity("Water Fund", "2030-03-21"));
    const saved = await helpers.buildOldOpportunity("Sun Fund");
    await person.judge(saved, "saved");
    app.clock.set(EVE);
    await helpers.publishOpportunity("Well Fund");
    await app.db
      .update(fundingOpportunities)
      .set({ deadline: "2030-09-09", updatedAt: new Date(EVE) })
      .where(eq(fundingOpportunities.id, saved.id));
    const [mail] = await helpers.sendDigestsOn("2030-03-14");
    expect(mail?.subject).toBe("1 deadline, 1 change and 1 new match");
    const places = ["Deadlines that are near", "Changes to what you follow", "New matches"].map((heading) =>
      mail!.text.indexOf(heading),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(mail?.unsubscribeUrl).toContain(
      `/api/unsubscribe/${person.id}.notifyDeadlines-notifyChanges-notifyNewOpportunities.`,
    );
    const unsubscribeKinds = [...mail!.text.matchAll(/\/unsubscribe#token=[^.]+\.(\w+)\./g)].map(
      ([, kind]) => kind,
    );
    expect(unsubscribeKinds).toEqual(["notifyDeadlines", "notifyChanges", "notifyNewOpportunities"]);
    expect(await app.db.select({ day: digestCursors.day }).from(digestCursors)).toEqual([
      { day: "2030-03-14" },
    ]);
  });

  it("a digest is in the language of its recipient", async () => {
    const withMatches = { notifyNewOpportunities: true };
    const awa = await helpers.buildPerson("awa", null, {
      ...withMatches,
      preferredLanguage: "fr",
      firstName: "Awa",
    });
    const ama = await helpers.buildPerson("ama", null, withMatches);
    const due = await helpers.buildOldOpportunity("Water Fund", "2030-03-21", {
      funderName: "Water Trust",
      deadlineTimezone: "Africa/Nairobi",
    });
    const followed = await helpers.buildOldOpportunity("Sun Fund", "2030-06-03", {
      maxAmount: "50000",
      eligibleCountries: ["GH", "KE"],
      eligibleEntityTypes: ["Startup"],
    });
    const [funder] = await app.db
      .insert(funderProfiles)
      .values({ name: `Fund of ${awa.id}` })
      .returning();
    for (const person of [awa, ama]) {
      await person.apply(due);
      await person.judge(followed, "saved");
      await app.db.insert(interactions).values({
        entityId: person.entity.id,
        funderId: funder!.id,
        interactionType: "call",
        nextActionDate: "2030-03-14",
      });
      await app.db.insert(savedSearches).values({
        userId: person.id,
        name: "poésie",
        search: "poets",
        reportedUntil: new Date("2030-03-07T12:00:00Z"),
      });
    }
    app.clock.set(EVE);
    const well = await helpers.publishOpportunity("Well Fund", { deadline: "2030-09-01" });
    await helpers.publishOpportunity("Poems", { description: "For poets.", eligibleEntityTypes: ["School"] });
    await app.db
      .update(fundingOpportunities)
      .set({
        deadline: "2030-06-17",
        minAmount: "5000.5",
        maxAmount: "1200000",
        eligibleCountries: ["UG", "KE"],
        stageFocus: ["Idea"],
        updatedAt: new Date(EVE),
      })
      .where(eq(fundingOpportunities.id, followed.id));
    const mails = await helpers.sendDigestsOn("2030-03-14");
    const [french, english] = ["awa", "ama"].map((name) =>
      mails.find(({ to }) => to === `${name}@example.org`),
    );
    expect(english?.subject).toBe("1 deadline, 1 next step, 1 change, 1 new match and 1 new find");
    expect(english?.html).toContain('<html lang="en" dir="ltr">');
    expect(english?.text).toContain("Deadline: 3 June 2030 → 17 June 2030\n");
    expect(french?.subject).toBe(
      "1 date limite, 1 prochaine étape, 1 changement, 1 nouvelle correspondance et 1 nouveau résultat",
    );
    expect(french?.html).toContain('<html lang="fr" dir="ltr">');
    expect(french?.html).toContain("1\u202F200\u202F000\u00A0$");
    const score = (await selectNewsData()).flatMap((data) => (data.kind === "match" ? [data.score] : []))[0];
    const textWithoutAddresses = french!.text
      .replaceAll(app.config.PUBLIC_URL, "")
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
      .replace(/(\/unsubscribe#token=)\S+/g, "$1…")
      .replace(/[\u00A0\u202F]/g, " ");
    expect(textWithoutAddresses).toBe(`Bonjour Awa,

Voici toutes vos nouveautés du jour.

Dates limites qui approchent
----------------------------

Water Fund
Water Trust
Se termine dans 7 jours, le 21 mars 2030 (Africa/Nairobi)
Votre candidature pour awa's lab
/applications/ID

Prochaines étapes que vous avez prévues
---------------------------------------

Votre prochaine étape avec Fund of ID
Avec Fund of ID, pour awa's lab
Prévue le 14 mars 2030
/funders?profile=ID

Changements dans ce que vous suivez
-----------------------------------

Sun Fund
Date limite : 3 juin 2030 → 17 juin 2030
Montant : jusqu’à 50 000 $ → 5 000,50 $ - 1 200 000 $
Pays : Ouganda en plus, Ghana en moins
Stades : non précisé auparavant, Idée désormais
/opportunities/ID

Nouvelles correspondances
-------------------------

Well Fund
Se termine le 1er septembre 2030
Correspondance de ${score} sur 100 pour awa's lab. Similarité des textes : forte
/opportunities/ID

Nouveau dans vos recherches enregistrées
----------------------------------------

Poems
Trouvé par « poésie »
/opportunities/ID

Vous recevez ce message parce que vous l’avez activé dans Amberway, ou laissé activé.

Choisir les messages que vous recevez : /settings#notifications

Ne plus recevoir de rappels de dates limites et de prochaines étapes : /unsubscribe#token=…

Ne plus recevoir de messages sur les changements : /unsubscribe#token=…

Ne plus recevoir de messages sur les nouvelles correspondances : /unsubscribe#token=…

Ne plus recevoir de messages sur les recherches enregistrées : /unsubscribe#token=…

L’équipe Amberway
`);
    const fetchReason = async (person: { id: string }) => {
      const { news: list } = (await (await app.as(person)).get("/api/news").expect(200)).body as NewsListView;
      return list.flatMap((item) =>
        item.kind === "match" && item.opportunity.id === well.id ? [item.reason] : [],
      );
    };
    expect(await fetchReason(awa)).toEqual(["Similarité des textes\u00A0: forte"]);
    expect(await fetchReason(ama)).toEqual(["Text similarity: high"]);
  });
});
