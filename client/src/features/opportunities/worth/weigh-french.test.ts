import { afterAll, beforeAll, expect, it } from "vitest";
import { buildGate, buildOpportunity, testId } from "@/test/opportunities";

/** The language is fixed when a page loads, so the module is imported after the language is set. */
const load = async () => ({ ...(await import("./weigh")) });
let page: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  localStorage.setItem("language", "fr");
  page = await load();
});
afterAll(() => localStorage.removeItem("language"));

const call = {
  ...{ applicationId: testId(7), readAt: "2030-06-01T08:00:00.000Z" },
  ...{ questions: 12, documents: 0, pagesMax: null, coFundingShare: 30, consortiumMin: null },
};

it("what an opportunity is worth is said in French", () => {
  const opportunity = buildOpportunity({
    deadline: "2030-06-18",
    currency: "EUR",
    matchGates: [
      buildGate({ label: "Pays", verdict: "not_met", opportunity: "Pérou", profile: "Ghana" }),
      buildGate({ gate: "stage", label: "Stade", verdict: "unknown", profile: null }),
    ],
  });
  const worth = page.weigh({ opportunity, call, pastAwards: null }, new Date("2030-06-15T12:00:00Z"));
  const sentences = Object.values(worth)
    .flat()
    .map(({ text, from }) => `${text} (${from})`.replace(/[\u00A0\u202F]/g, " "));
  expect(sentences).toEqual([
    "Aide : 25 000 € - 100 000 € (la page de la source)",
    "12 questions à traiter (l’appel, lu le 1er juin 2030)",
    "Vous apportez au moins 30 % des coûts (l’appel, lu le 1er juin 2030)",
    "3 jours restants (la date limite, 18 juin 2030)",
    "Règle non remplie : Pays (l’appel dit « Pérou », votre profil « Ghana »)",
    "Il ne reste que 3 jours (la date limite, 18 juin 2030)",
    "1 règle reste ouverte : Stade (votre profil face aux règles)",
  ]);
});
