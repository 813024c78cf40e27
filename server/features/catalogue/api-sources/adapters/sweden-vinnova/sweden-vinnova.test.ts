import { describe, expect, it } from "vitest";
import { readRecorded } from "../../read-recorded.fixture";
import { swedenVinnova } from "./adapter";

const NOW = new Date("2026-11-27T09:00:00Z");
const { byId, raw, readChanged } = readRecorded(swedenVinnova, "modelled-rounds.json", NOW);
const ROOFS = "2026-90001";
const HARBOURS = "2026-90002";
const BRIDGES = "2026-90003";

describe("the rounds of Vinnova", () => {
  it("are read in Swedish, with the links to read and to apply", () => {
    expect(byId(ROOFS)).toMatchObject({
      url: "https://www.vinnova.se/e/taktradgardar",
      externalId: ROOFS,
      values: {
        name: "Takträdgårdar i små orter",
        funderName: "Vinnova",
        description:
          "Stöd till trädgårdar på tak.\n\nHögst 500 000 kronor per projekt.\n\nFor towns and companies.",
        applicationUrl: "https://ansok.exempel.se/taktradgardar",
        fundingType: "grant",
        currency: "SEK",
        openDate: "2026-09-01",
      },
    });
  });

  it("close at an hour of Stockholm, although the times name no zone", () => {
    expect(byId(ROOFS).values).toMatchObject({
      deadline: "2027-01-20",
      deadlineTime: "14:00",
      deadlineTimezone: "Europe/Stockholm",
    });
    const { values } = byId(ROOFS, { Stangningsdatum: "2027-01-20T00:00:00" });
    expect(values.deadline).toBe("2027-01-20");
    expect(values).not.toHaveProperty("deadlineTime");
  });

  it("have no day where the register prints the year 1900", () => {
    const { values } = byId(HARBOURS);
    expect(values).not.toHaveProperty("deadline");
    expect(values.deadlineNote).toBe("Daglig avläsning.");
    expect(byId(ROOFS, { Oppningsdatum: "1900-01-01T00:00:00" }).values).not.toHaveProperty("openDate");
  });

  it("take no letters x for a text", () => {
    expect(byId(HARBOURS).values).not.toHaveProperty("description");
  });

  it("are left out when only those who were invited may apply", () => {
    expect(readChanged("2026-90004", {}).kind).toBe("skipped");
    expect(readChanged(ROOFS, { Publik: 0 }).kind).toBe("skipped");
    expect(readChanged(ROOFS, { Webbsida: 0 }).kind).toBe("skipped");
  });

  it("are left out when they are old and have no closing day, and read when they are announced", () => {
    expect(readChanged("2014-90005", {}).kind).toBe("skipped");
    expect(readChanged("2014-90005", { Oppningsdatum: "2026-10-01T00:00:00" }).kind).toBe("reading");
    expect(byId(BRIDGES).values.deadlineNote).toBe("Annonserad: Mars 2027");
    expect(readChanged(BRIDGES, { AnnonseringslägeÅr: 2025 }).kind).toBe("skipped");
  });

  it("state no amounts, applicants and countries, because the register has none of its own", () => {
    const { values } = byId(ROOFS);
    for (const field of ["minAmount", "maxAmount", "eligibleEntityTypes", "eligibleCountries"])
      expect(values).not.toHaveProperty(field);
  });

  it("lead to the search of the site where they have no link", () => {
    expect(byId(HARBOURS).url).toBe("https://www.vinnova.se/sok/?q=2026-90002");
  });
});

describe("the answers of Vinnova", () => {
  it("are asked for by the first day of a month half a year ago, because the service is slow", () => {
    const url = (now: string) => swedenVinnova.ask(null, new Date(now)).url;
    expect(url("2026-11-27T09:00:00Z")).toBe("https://data.vinnova.se/api/ansokningsomgangar/2026-05-01");
    expect(url("2026-11-01T00:30:00Z")).toBe(url("2026-11-27T09:00:00Z"));
    expect(url("2026-02-10T09:00:00Z")).toBe("https://data.vinnova.se/api/ansokningsomgangar/2025-08-01");
    expect(swedenVinnova.readPage(raw, null, NOW)).toMatchObject({ next: null, total: 5 });
  });

  it("are kept without whom to ask, who are persons", () => {
    expect(JSON.stringify(raw)).toContain("Elin Modell");
    expect(JSON.stringify(swedenVinnova.removePersons!(raw))).not.toMatch(/Elin|KontaktLista/i);
    expect(swedenVinnova.removePersons!([null])).toEqual([null]);
  });
});
