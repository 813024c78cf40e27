import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDrift } from "../../drift";
import { getAnswersFolder, getKind, readRecorded } from "../../read-recorded.fixture";
import { readRecord } from "../../read-records";
import { spainBdns } from "./adapter";

const NOW = new Date("2024-11-10T09:00:00Z");
/** Before the first of the calls begins. */
const EARLIER = new Date("2024-10-20T09:00:00Z");
const page = readRecorded(spainBdns, "modelled-page.json", NOW);

function readWhole(id: string, change: object = {}, now = NOW) {
  const text = readFileSync(join(getAnswersFolder(spainBdns), `whole-${id}.json`), "utf8");
  const drift = createDrift();
  const record = { ...(JSON.parse(text) as object), ...change };
  const outcome = readRecord(spainBdns, record, { now, drift, place: id });
  return {
    kind: getKind(outcome),
    reading: outcome.kind === "reading" ? outcome.reading : null,
    codes: drift.unknownCodes,
  };
}
const GANDIA = "790767";
const ARAGON = "795710";

describe("Spain's calls", () => {
  it("are read from their whole records", () => {
    expect(readWhole(GANDIA, {}, EARLIER).reading).toMatchObject({
      url: "https://www.infosubvenciones.es/bdnstrans/GE/es/convocatoria/790767",
      externalId: GANDIA,
      values: {
        name: expect.stringMatching(/^2024 - Convocatoria de ayudas destinadas a seguros/),
        funderName: "AYUNTAMIENTO DE GANDIA",
        applicationUrl: "https://gandia.sedelectronica.es/",
        fundingType: "grant",
        currency: "EUR",
        eligibleEntityTypes: ["Individual"],
        eligibleCountries: ["ES"],
        eligibleRegions: ["ES-VC"],
        eligibilityText: expect.stringContaining("Región: ES52 - COMUNIDAD VALENCIANA"),
        openDate: "2024-10-31",
        deadline: "2024-11-15",
        deadlineTimezone: "Europe/Madrid",
      },
    });
  });

  it.each([
    [["ES24 - ARAGON"], ["ES-AR"]],
    [
      ["ES24 - ARAGON", "ES30 - COMUNIDAD DE MADRID"],
      ["ES-AR", "ES-MD"],
    ],
    [["ES24 - ARAGON", "ES300 - Madrid"], undefined],
    [["ES - ESPAÑA"], undefined],
    [[], undefined],
  ])("in the places %j are limited to %s", (places, regions) => {
    const regiones = places.map((descripcion) => ({ descripcion }));
    expect(readWhole(GANDIA, { regiones }, EARLIER).reading?.values.eligibleRegions).toEqual(regions);
  });

  it("are asked for by days in the Spanish form, which differs from the answer's", () => {
    expect(spainBdns.ask(null, NOW).url).toMatch(
      /busqueda\?vpd=GE&page=0&pageSize=25&fechaDesde=27\/10\/2024&fechaHasta=10\/11\/2024$/,
    );
  });

  it("are asked for without a region, because one does not include its provinces", () => {
    expect(spainBdns.ask(null, NOW).url).not.toMatch(/region/i);
  });

  it("are paged within the days of the first question, also when a day passes meanwhile", () => {
    const { next } = spainBdns.readPage({ content: [], last: false }, null, NOW);
    expect(next).toEqual({ from: "2024-10-27", to: "2024-11-10", page: 1 });
    const tomorrow = new Date("2024-11-11T09:00:00Z");
    expect(spainBdns.ask(next, tomorrow).url).toMatch(/page=1&.*fechaHasta=10\/11\/2024$/);
    expect(spainBdns.readPage({ content: [], last: true }, next, tomorrow).next).toBeNull();
  });

  it("are asked for one by one, because the list says too little", () => {
    expect(page.records.map((record) => spainBdns.askWhole!(record)?.url)).toEqual([
      "https://www.infosubvenciones.es/bdnstrans/api/convocatorias?vpd=GE&numConv=790767",
      "https://www.infosubvenciones.es/bdnstrans/api/convocatorias?vpd=GE&numConv=795710",
    ]);
  });

  it("take no budget of a call for an award", () => {
    const { values } = readWhole(GANDIA, {}, EARLIER).reading!;
    expect(values).not.toHaveProperty("maxAmount");
    expect(values.description).toContain("Presupuesto total: 100000 EUR");
  });

  it("keep days that are printed in words, while the call is fresh", () => {
    const { values } = readWhole(ARAGON).reading!;
    expect(values).not.toHaveProperty("deadline");
    expect(values.deadlineNote).toBe(
      "Inicio: Día siguiente a la publicación Fin: Diez días desde la publicación",
    );
    expect(readWhole(ARAGON, {}, new Date("2025-02-01T09:00:00Z")).kind).toBe("skipped");
    expect(readWhole(ARAGON, { abierto: true }, new Date("2025-02-01T09:00:00Z")).kind).toBe("reading");
  });

  it("count as closed before they begin, so only a begun one that is not open is closed", () => {
    expect(readWhole(GANDIA, {}, EARLIER).kind).toBe("reading");
    expect(readWhole(GANDIA, {}, NOW).kind).toBe("closed");
    expect(readWhole(GANDIA, { abierto: true }).kind).toBe("reading");
  });

  it("take no address that is none", () => {
    expect(readWhole(ARAGON).reading!.values.applicationUrl).toBe(
      "https://www.infosubvenciones.es/bdnstrans/GE/es/convocatoria/795710",
    );
  });

  it("bring a correction as a change of the same call", () => {
    const corrected = readWhole(GANDIA, { fechaFinSolicitud: "2024-12-15T00:00:00+01:00", abierto: true });
    expect(corrected.reading).toMatchObject({ externalId: GANDIA, values: { deadline: "2024-12-15" } });
  });

  it("tell of unknown words, and are read all the same", () => {
    const { reading, codes } = readWhole(ARAGON, {
      instrumentos: [{ descripcion: "TRUEQUE" }],
      tiposBeneficiarios: [{ descripcion: "ROBOTS" }],
      sectores: [{ codigo: "Z", descripcion: "?" }],
    });
    expect(reading!.values).toMatchObject({ fundingType: "other", eligibleEntityTypesOpenEnded: true });
    expect(codes).toEqual({ "instrumentos: TRUEQUE": 1, "tiposBeneficiarios: ROBOTS": 1, "sectores: Z": 1 });
  });
});
