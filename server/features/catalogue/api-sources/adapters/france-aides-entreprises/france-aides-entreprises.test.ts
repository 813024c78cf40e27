import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../../../../platform/fetch/charset";
import { getAnswersFolder, readRecorded, readTables } from "../../read-recorded.fixture";
import { readAnswer } from "../../read-records";
import { franceAidesEntreprises } from "./adapter";
import { readAids, readLabels } from "./files";

const NOW = new Date("2026-11-27T09:00:00Z");
const { byId, raw, readChanged } = readRecorded(franceAidesEntreprises, "modelled-aids.json", NOW);
const ROOFS = "7001";
const LOAN = "7002";
const file = readFileSync(join(getAnswersFolder(franceAidesEntreprises), "modelled-aids.csv"));
/** As the fetcher reads it, which is told nothing of its charset. */
const csv = decodeText(file, "text/csv", "text");

describe("the aids of Aides-entreprises", () => {
  it("are read in French, with what their ids stand for in four other tables", () => {
    expect(byId(ROOFS)).toMatchObject({
      url: "https://www.aides-entreprises.fr/aide/7001",
      externalId: ROOFS,
      values: {
        name: "Toits verts en Val-Modèle",
        funderName: "Région Val-Modèle, Agence de l’eau Modèle",
        description:
          "L'aide finance des toits verts.\n\nOpérations éligibles: Travaux; études\n\nMontant: Entre 5 000 € et 40 000 €",
        applicationUrl: "https://demarches.exemple-region.fr/toits-verts",
        fundingType: "grant",
        currency: "EUR",
        eligibleCountries: ["FR"],
        eligibilityText:
          "Bénéficiaires: TPE, PME\n\nÊtre à jour de ses cotisations.\n\nProfils: PME tous secteurs\n\nTerritoires: Val-Modèle, Bourg-Modèle",
        deadline: "2027-03-31",
        deadlineTimezone: "Europe/Paris",
      },
    });
  });

  it("state no amount, because theirs are texts with conditions", () => {
    expect(byId(ROOFS).values).not.toHaveProperty("minAmount");
    expect(byId(ROOFS).values).not.toHaveProperty("maxAmount");
  });

  it("have no day where it is printed with zeros", () => {
    expect(byId(LOAN).values).not.toHaveProperty("deadline");
  });

  it("keep an id that no table has", () => {
    expect(byId(LOAN).values).toMatchObject({ funderName: "99", fundingType: "loan" });
  });

  it("are closed when they are no longer given and have no last day", () => {
    expect(readChanged("7003", {}).kind).toBe("closed");
    expect(readChanged("7003", { status: "Région" })).toMatchObject({
      kind: "skipped",
      codes: { "status: Région": 1 },
    });
    expect(readChanged("7003", { date_fin: "2026-10-31" }).kind).toBe("reading");
  });

  it("name no country where they are European", () => {
    expect(byId("7004").values).not.toHaveProperty("eligibleCountries");
    expect(byId("7004").values.fundingType).toBe("prize");
  });

  it("name the first twenty of many places", () => {
    const places = Array.from({ length: 30 }, (_, index) => `Commune ${index + 1}`);
    const text = byId(ROOFS, { territoires: places }).values.eligibilityText;
    expect(text).toMatch(/Commune 20, …$/);
  });

  it("tell of an unknown nature, and are read all the same", () => {
    const { reading, codes } = readChanged(ROOFS, { natures: ["Troc"] });
    expect(reading!.values.fundingType).toBe("other");
    expect(codes).toEqual({ "natures: Troc": 1 });
    expect(byId(ROOFS, { natures: ["Appel à projet"] }).values).not.toHaveProperty("fundingType");
  });
});

describe("the files of Aides-entreprises", () => {
  it("are tables with semicolons, and keep nothing of whom to ask, who are persons", () => {
    expect(csv).toContain("Lou Modèle");
    expect(readAids(csv)).toEqual(raw);
    // Letters of windows-1252 that other charsets have elsewhere.
    expect(csv).toMatch(/€.*d’honneur/s);
  });

  it("lose no aid to a broken line", () => {
    const broken = csv.replace(/\r\n7003.*/, '\r\n7003;Un "mot;trop');
    expect(readAids(broken).map(({ id_aid }) => id_aid)).toEqual(["7001", "7002", "7003", "7004"]);
  });

  it("give names by ids, and nothing else of who they are", () => {
    const funders = "id_org;org_nom;org_email\r\n31;Région Val-Modèle;lou@exemple.fr\r\n32;;\r\n";
    expect(readLabels(funders)).toEqual({ "31": "Région Val-Modèle" });
    expect(readLabels("id_ter;parents;ter_code;ter_libelle\r\n900;;FR;FRANCE\r\n")).toEqual({
      "900": "FRANCE",
    });
    expect(readLabels("id;what\r\n1;one\r\n")).toEqual({ "1": "one" });
  });

  it("are refused when they are no tables, such as a page about an error", () => {
    for (const text of ["", "Service indisponible", "a;b\r\n1;2"]) expect(() => readAids(text)).toThrow();
    expect(() => readLabels("Service indisponible")).toThrow();
  });

  it("are larger than a page may be, and asked for as text", () => {
    const questions = [
      franceAidesEntreprises.ask(null, NOW),
      ...Object.values(franceAidesEntreprises.tables!),
    ];
    expect(questions.map(({ url }) => url.split("/").at(-1))).toEqual([
      "aides.csv",
      "financeurs.csv",
      "natures.csv",
      "profils.csv",
      "territoires.csv",
    ]);
    for (const { other } of questions)
      expect(other).toMatchObject({ accept: ["text"], bytesMax: 10_485_760 });
  });

  it("are not read without one of the tables, because funders would be numbers", () => {
    const { natures: _, ...others } = readTables(franceAidesEntreprises);
    expect(() => readAnswer(franceAidesEntreprises, raw, null, NOW, others)).toThrow("not in its known form");
  });
});
