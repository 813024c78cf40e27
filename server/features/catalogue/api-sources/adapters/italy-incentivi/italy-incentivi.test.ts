import { describe, expect, it } from "vitest";
import { readRecorded } from "../../read-recorded.fixture";
import { italyIncentivi } from "./adapter";
import { wordRegions } from "./words";

const NOW = new Date("2026-11-27T09:00:00Z");
const { byId, readChanged } = readRecorded(italyIncentivi, "modelled-page.json", NOW);
const ROOFS = "90001";
const HARBOURS = "90002";

describe("Italy's incentives", () => {
  it("are read in Italian, with the hour, the amounts of the aid and who may apply", () => {
    expect(byId(ROOFS)).toMatchObject({
      url: "https://www.incentivi.gov.it/it/catalogo/tetti-verdi",
      externalId: ROOFS,
      values: {
        name: "Tetti verdi nei piccoli comuni",
        funderName: "Regione Modello",
        applicationUrl: "https://bandi.esempio.it/tetti-verdi",
        fundingType: "grant",
        minAmount: "5000",
        maxAmount: "200000",
        currency: "EUR",
        eligibleEntityTypes: ["Startup", "Social Enterprise", "Government"],
        eligibleEntityTypesOpenEnded: true,
        eligibleCountries: ["IT"],
        eligibilityText: expect.stringMatching(
          /^Beneficiari: Impresa; Ente Pubblico; Consorzio\n.*Regioni: Lazio, Molise/s,
        ),
        industryFocus: ["Housing, construction & infrastructure", "Tourism & hospitality"],
        openDate: "2026-10-01",
        deadline: "2027-02-15",
        deadlineTime: "12:00",
        deadlineTimezone: "Europe/Rome",
        deadlineNote: "Sportello aperto fino ad esaurimento delle risorse",
      },
      constants: { attribution: expect.stringMatching(/Made in Italy.*\(Italian Open Data License 2\.0\)$/) },
    });
  });

  it("take neither what may be spent nor the budget for an award", () => {
    const { values } = byId(ROOFS, {
      zs_field_support_grant_type_min: null,
      zs_field_support_grant_type_max: "0",
    });
    expect(values).not.toHaveProperty("minAmount");
    expect(values).not.toHaveProperty("maxAmount");
    expect(values.description).toContain("Spesa ammessa (EUR): 10000 – 400000");
    expect(values.description).toContain(
      "Stanziamento (EUR): 163000000 (con dm 29/7), 161800000 (con dm 09/08)",
    );
  });

  it("have no industry where the codes say that every sector may apply", () => {
    expect(byId(HARBOURS).values).not.toHaveProperty("industryFocus");
    expect(byId(HARBOURS, { zs_field_ateco: "62.01" }).values.industryFocus).toHaveLength(2);
  });

  it("are closed when their note says that nobody can apply any more, and not until money runs out", () => {
    expect(readChanged("90004", {}).kind).toBe("closed");
    expect(readChanged(ROOFS, { zs_field_close_date_descriptor: "Risorse esaurite" }).kind).toBe("closed");
    expect(
      readChanged("90004", { zs_field_close_date_descriptor: "Chiusura a esaurimento fondi" }).kind,
    ).toBe("reading");
  });

  it("keep the day on which they closed, for those that are known already", () => {
    const { values } = byId("90003");
    expect(values.deadline).toBe("2023-06-30");
    expect(values).not.toHaveProperty("deadlineTime");
  });

  it("name no country where they reach beyond Italy", () => {
    expect(byId(HARBOURS).values).not.toHaveProperty("eligibleCountries");
  });

  it("name all regions as one, however those are printed", () => {
    const most =
      "Abruzzo Basilicata Calabria Campania Lazio Liguria Lombardia Marche Molise Piemonte Puglia Sardegna Sicilia Toscana Umbria Veneto";
    const rest = [
      "Emilia-Romagna",
      "Friuli Venezia Giulia",
      "Trentino-Alto Adige/Südtirol",
      "Valle d'Aosta/Vallée d'Aoste",
    ];
    expect(wordRegions([...most.split(" "), ...rest])).toBe("Tutta Italia");
    expect(wordRegions(["Estero", ...most.split(" "), ...rest])).toBe("Tutta Italia, Estero");
    expect(wordRegions([...most.split(" "), "Estero"])).toMatch(/^Abruzzo, .*Veneto, Estero$/);
    expect(readChanged(ROOFS, { zm_field_regions_value: rest }).codes).toEqual({});
  });

  it("may have a list of one as its only entry, and a loan among other forms", () => {
    expect(byId(HARBOURS).values).toMatchObject({
      fundingType: "loan",
      eligibleEntityTypes: ["Startup"],
      openDate: "2027-01-10",
    });
  });

  it("tell of unknown words, and are read all the same", () => {
    const { reading, codes } = readChanged(ROOFS, {
      zm_field_subject_type_value: ["Robot"],
      zm_field_support_form_value: ["Baratto"],
      zm_field_activity_sector_value: ["Sogni"],
      zm_field_regions_value: ["Atlantide"],
    });
    expect(reading!.values).toMatchObject({ fundingType: "other", eligibleEntityTypesOpenEnded: true });
    expect(codes).toEqual({
      "subject_type: Robot": 1,
      "support_form: Baratto": 1,
      "activity_sector: Sogni": 1,
      "regions: Atlantide": 1,
    });
  });

  it("lead only to pages of the site", () => {
    expect(byId(HARBOURS).url).toBe("https://www.incentivi.gov.it/it/node/90002");
    expect(byId(ROOFS, { zs_url: "//elsewhere.example/x" }).url).toBe(
      "https://www.incentivi.gov.it/it/node/90001",
    );
  });
});

describe("the answers of Italy's catalogue", () => {
  it("are asked for by pages in a fixed order, because all in one would be too large", () => {
    const { searchParams, host } = new URL(italyIncentivi.ask(400, NOW).url);
    expect(host).toBe("www.incentivi.gov.it");
    expect(Object.fromEntries(searchParams)).toMatchObject({
      q: "index_id:incentivi",
      wt: "json",
      sort: "id asc",
      start: "400",
      rows: "200",
      fl: expect.stringContaining("zs_nid,zs_title,"),
    });
  });

  it("end where all that were found are read", () => {
    const next = (numFound: number, count: number, cursor: number | null) =>
      italyIncentivi.readPage({ response: { numFound, docs: Array(count).fill({}) } }, cursor, NOW).next;
    expect([next(450, 200, null), next(450, 200, 200), next(450, 50, 400)]).toEqual([200, 400, null]);
  });
});
