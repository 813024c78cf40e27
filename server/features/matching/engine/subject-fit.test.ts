import { describe, expect, it } from "vitest";
import { subjectFit } from "./subject-fit";
import { makeFacts } from "../../../test/helpers/match-facts";

const fitSubject = (entity: Parameters<typeof makeFacts>[0], name: string) =>
  subjectFit(makeFacts(entity), { name });

describe("the subject of a name", () => {
  it.each<[string, Parameters<typeof makeFacts>[0], string, number]>([
    ["without a subject", {}, "Science of Organizations", 1],
    ["with the profile's own subject", { mission: "Screening for tumours." }, "Cancer Prevention", 1],
    ["with another subject", { mission: "Screening for tumours." }, "Oral Health", 0],
    [
      "of whose subjects half are the profile's own",
      { mission: "Screening for tumours." },
      "Cancer and Diabetes",
      0.5,
    ],
    ["with another part of the world", { country: "KE" }, "Health in Latin America", 0],
    ["with the profile's own part of the world", { country: "BR" }, "Health in Latin America", 1],
    [
      "with a part of the world that contains the profile's own",
      { country: "AU" },
      "Innovator Asia Pacific",
      1,
    ],
    ["with a trade that is the profile's industry", { industry: ["fintech"] }, "Banking Challenge", 1],
    [
      "with an institute for the profile's illness",
      { mission: "Dental care for all." },
      "NIDCR Small Grants",
      1,
    ],
    ["with an institute for another illness", { mission: "Dental care for all." }, "NEI Small Grants", 0],
    ["with two institutes of which one fits", { mission: "Depression." }, "Joint NINDS/NIMH Grants", 1],
    [
      "whose set phrases only seem to have a subject",
      {},
      "Centers for Disease Control and Prevention Fund",
      1,
    ],
  ])("the subject is rated for a name %s", (_what, entity, name, share) => {
    expect(fitSubject(entity, name).share).toBe(share);
  });

  it("the subject keeps the words of the name", () => {
    expect(fitSubject({}, "Mental Health of Refugees")).toMatchObject({
      own: [],
      foreign: ["Mental Health", "Refugee"],
      met: false,
    });
  });
});
