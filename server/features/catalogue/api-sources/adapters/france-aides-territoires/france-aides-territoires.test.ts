import { describe, expect, it } from "vitest";
import { readRecorded } from "../../read-recorded.fixture";
import { franceAidesTerritoires } from "./adapter";

const NOW = new Date("2026-11-27T09:00:00Z");
const { byId, raw, readChanged } = readRecorded(franceAidesTerritoires, "modelled-page.json", NOW);
const ORCHARDS = "900001";
const LOAN = "900002";
const ADVICE = "900003";
const BIKES = "900004";
const licensed = (import_share_licence: string | null) => readChanged(BIKES, { import_share_licence });

describe("the aids of Aides-territoires", () => {
  it("are read in French, with their region, co-funding and day in Paris", () => {
    expect(byId(ORCHARDS)).toMatchObject({
      url: "https://aides-territoires.beta.gouv.fr/aides/vergers-partages/",
      externalId: ORCHARDS,
      values: {
        name: "Planter un verger partagé",
        funderName: "Région Val-Modèle, Agence de l’eau Modèle",
        description:
          "La région finance des vergers ouverts aux habitants.\n\nProgrammes: Plan Vergers\n\nTaux de subvention: 20 à 70 %\n\nPlafond de 12 000 € par verger",
        applicationUrl: "https://demarches.exemple-financeur.fr/vergers",
        fundingType: "grant",
        currency: "EUR",
        eligibleCountries: ["FR"],
        eligibilityText: expect.stringMatching(
          /^Bénéficiaires: Commune; .*Territoire: Val-Modèle \(Région\)$/s,
        ),
        industryFocus: ["Environment & conservation", "Agriculture & agritech"],
        coFunding: "required",
        coFundingShare: "30",
        openDate: "2026-09-01",
        deadline: "2027-01-31",
        deadlineTimezone: "Europe/Paris",
        deadlineNote: "Date de pré-dépôt: 2026-11-30. Récurrence: Récurrente",
      },
    });
  });

  it("name applicants that are no type of ours in words, and exclude nobody for them", () => {
    expect(byId(ORCHARDS).values).toMatchObject({
      eligibleEntityTypes: ["Nonprofit", "Government"],
      eligibleEntityTypesOpenEnded: true,
      eligibilityText: expect.stringContaining("Etablissement public dont services de l’Etat"),
    });
    expect(byId(BIKES).values).toMatchObject({
      eligibleEntityTypes: ["Startup", "Social Enterprise", "Individual"],
      eligibleEntityTypesOpenEnded: false,
    });
  });

  it("are known by their words with straight and with curved apostrophes", () => {
    const island = "Collectivité d’outre-mer à statut particulier";
    const { codes } = readChanged(ORCHARDS, { targeted_audiences: [island, island.replace("’", "'")] });
    expect(codes).toEqual({});
  });

  it("have the amount of a loan, and beside a subsidy only its words", () => {
    expect(byId(LOAN).values).toMatchObject({ fundingType: "loan", maxAmount: "150000" });
    const { values } = byId(LOAN, { aid_types: ["Prêt", "Subvention"] });
    expect(values).not.toHaveProperty("maxAmount");
    expect(values).toMatchObject({
      fundingType: "grant",
      description: expect.stringContaining("Prêt: 150000 EUR"),
    });
    expect(byId(LOAN, { loan_amount: null }).values.maxAmount).toBe("40000");
  });

  it("ask for no own part where the whole may be paid, or no rate is given", () => {
    for (const subvention_rate_upper_bound of [100, 0, null])
      expect(byId(ORCHARDS, { subvention_rate_upper_bound }).values).not.toHaveProperty("coFunding");
  });

  it("are left out when they are advice without money", () => {
    expect(readChanged(ADVICE, {}).kind).toBe("skipped");
    expect(readChanged(ADVICE, { aid_types: ["Ingénierie technique", "Subvention"] }).kind).toBe("reading");
  });

  it("are closed when they are no longer live and have no day that says since when", () => {
    expect(readChanged("900006", {}).kind).toBe("closed");
    expect(readChanged("900006", { submission_deadline: "2026-10-01" }).kind).toBe("reading");
  });

  it("name no country where they reach beyond France", () => {
    expect(byId(LOAN, { perimeter_scale: "Continent" }).values).not.toHaveProperty("eligibleCountries");
  });

  it("tell of unknown words, and are read all the same", () => {
    const { reading, codes } = readChanged(ORCHARDS, {
      aid_types: ["Troc"],
      targeted_audiences: ["Robot"],
      categories: ["Espace / Fusées"],
    });
    expect(reading!.values).toMatchObject({ fundingType: "other", eligibleEntityTypesOpenEnded: true });
    expect(codes).toEqual({
      "aid_types: Troc": 1,
      "targeted_audiences: Robot": 1,
      "categories: Espace / Fusées": 1,
    });
  });
});

describe("the licence of an aid", () => {
  const attributed = (licence: string | null) => licensed(licence).reading?.constants?.attribution;

  it("is the site's where it was written there", () => {
    expect(byId(ORCHARDS).constants?.attribution).toBe(
      "Aides-territoires, https://aides-territoires.beta.gouv.fr (Licence Ouverte 2.0 (Etalab))",
    );
  });

  it("stands on the row with who gave it, where another site did", () => {
    expect(attributed("openlicence20")).toMatch(
      /, Données de l’Agence Modèle \(Licence Ouverte 2\.0 \(Etalab\)\)$/,
    );
    expect(attributed("CC BY-SA 4.0")).toMatch(/\(CC BY-SA 4\.0\)$/);
  });

  it("leaves the aid out when nobody knows it, or when it forbids to show it", () => {
    for (const licence of ["unknown", "CC BY-NC 4.0", "CC BY-ND 4.0"])
      expect(licensed(licence)).toMatchObject({ kind: "skipped", codes: {} });
    expect(readChanged("900005", {}).kind).toBe("skipped");
  });

  it("leaves the aid out and is told when it is new", () => {
    expect(licensed("Sur demande")).toMatchObject({
      kind: "skipped",
      codes: { "import_share_licence: Sur demande": 1 },
    });
  });
});

describe("the answers of Aides-territoires", () => {
  it("are asked for by pages of a hundred, and no further than their count", () => {
    expect(franceAidesTerritoires.ask(null, NOW).url).toBe(
      "https://aides-territoires.beta.gouv.fr/api/aids/all/?page=1&itemsPerPage=100",
    );
    const next = (count: number, cursor: number | null) =>
      franceAidesTerritoires.readPage(
        { count, next: "https://elsewhere.example/?page=9", results: [] },
        cursor,
        NOW,
      ).next;
    expect([next(250, null), next(250, 2), next(250, 3), next(200, 2)]).toEqual([2, 3, null, null]);
  });

  it("are kept without whom to ask, who is a person", () => {
    expect(JSON.stringify(raw)).toContain("Camille Modèle");
    expect(JSON.stringify(franceAidesTerritoires.removePersons!(raw))).not.toMatch(/Camille|contact/);
  });

  it("lead only to pages of the site", () => {
    expect(byId(ORCHARDS, { url: "https://elsewhere.example/" }).url).toBe(
      "https://aides-territoires.beta.gouv.fr/aides/vergers-partages/",
    );
  });
});
