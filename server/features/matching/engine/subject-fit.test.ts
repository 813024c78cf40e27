import { describe, expect, it } from "vitest";
import { subjectFit } from "./subject-fit";
import { anEntity } from "../../../test/helpers/match-facts";

const fit = (entity: Parameters<typeof anEntity>[0], name: string) => subjectFit(anEntity(entity), { name });

describe("the subject of a name", () => {
  it.each<[string, Parameters<typeof anEntity>[0], string, number]>([
    ["that names none", {}, "Science of Organizations", 1],
    ["that is the profile's own", { mission: "Screening for tumours." }, "Cancer Prevention", 1],
    ["that is somebody else's", { mission: "Screening for tumours." }, "Oral Health", 0],
    ["of which half is the profile's own", { mission: "Screening for tumours." }, "Cancer and Diabetes", 0.5],
    ["in another part of the world", { country: "KE" }, "Health in Latin America", 0],
    ["in its own part of the world", { country: "BR" }, "Health in Latin America", 1],
    ["in a part that its own belongs to", { country: "AU" }, "Innovator Asia Pacific", 1],
    ["of a trade that it names as its industry", { industry: ["fintech"] }, "Banking Challenge", 1],
    ["of an institute for its illness", { mission: "Dental care for all." }, "NIDCR Small Grants", 1],
    ["of an institute for another", { mission: "Dental care for all." }, "NEI Small Grants", 0],
    ["of two institutes of which one is for it", { mission: "Depression." }, "Joint NINDS/NIMH Grants", 1],
    ["that its set phrases seem to name", {}, "Centers for Disease Control and Prevention Fund", 1],
  ])("%s", (_what, entity, name, share) => {
    expect(fit(entity, name).share).toBe(share);
  });

  it("keeps the words by which the name says it", () => {
    expect(fit({}, "Mental Health of Refugees")).toMatchObject({
      own: [],
      foreign: ["Mental Health", "Refugee"],
      met: false,
    });
  });
});
