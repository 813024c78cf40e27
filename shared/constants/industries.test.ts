import { describe, expect, it } from "vitest";
import {
  INDUSTRIES,
  INDUSTRY_SLUGS,
  TAGS_WITHOUT_INDUSTRY,
  findIndustries,
  industryLabel,
  matchIndustry,
  readIndustry,
} from "./industries";

/** Every tag that the starter catalogue's programmes and funders use. */
const CATALOGUE_TAGS = (
  "accelerated computing|aerospace|agriculture|ai|ai safety|air|any|arts|b2b|biotech|built environment|children|" +
  "civic tech|civil society|climate|climate adaptation|cloud|communities|community|community development|consumer|" +
  "culture|deep tech|defence|development|diagnostics|digital health|digital inclusion|early years|economic prosperity|" +
  "economics|edtech|education|energy|engineering|enterprise software|environment|fashion|finance|fintech|food|" +
  "frontier tech|games|gender|governance|hard tech|hardware|health|heritage|homelessness|housing|human rights|" +
  "humanitarian|humanities|industrial|infrastructure|innovation|internet|journalism|justice|learning|life science tools|" +
  "life sciences|livelihoods|logistics|manufacturing|marketplaces|materials|media|medical devices|medtech|migration|" +
  "mobile|mobility|nature|nutrition|ocean|open knowledge|open source|philosophy|poverty|radio|refugees|" +
  "regional development|reproductive health|research|robotics|rural development|science|security|social enterprise|" +
  "social justice|society|software|space|sustainability|talent|technology|waste|water|web3|welfare|women's rights|workforce"
).split("|");

describe("industries", () => {
  it("have slugs and labels of their own", () => {
    expect(new Set(INDUSTRY_SLUGS).size).toBe(INDUSTRIES.length);
    expect(new Set(INDUSTRIES.map((industry) => industry.label)).size).toBe(INDUSTRIES.length);
    for (const slug of INDUSTRY_SLUGS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("write every tag the way it is looked up", () => {
    const tags = INDUSTRIES.flatMap((industry) => industry.tags);
    expect(
      tags.filter(
        (tag) =>
          tag !==
          tag
            .trim()
            .toLowerCase()
            .replace(/[\s_-]+/g, " "),
      ),
    ).toEqual([]);
  });

  it.each(CATALOGUE_TAGS)("know the catalogue's tag %s", (tag) => {
    const isWithout = TAGS_WITHOUT_INDUSTRY.includes(tag);
    expect(findIndustries(tag).length > 0).toBe(!isWithout);
  });

  it.each([
    ["Health", ["health"]],
    ["digital-health", ["health"]],
    ["OPEN_SOURCE", ["open-source"]],
    ["nutrition", ["food", "health"]],
    ["life science tools", ["biotech", "medical-devices"]],
    ["ocean", ["environment"]],
    ["any", []],
    ["*", []],
    ["innovation", []],
    ["underwater basket weaving", []],
    ["", []],
    ["toString", []],
  ])("read the tag %s as %j", (tag, slugs) => {
    expect(findIndustries(tag).sort()).toEqual([...slugs].sort());
  });

  it("read a broad tag as every industry that it may mean", () => {
    expect(findIndustries("technology")).toEqual(expect.arrayContaining(["software", "ai", "hardware"]));
    expect(findIndustries("technology")).not.toContain("arts");
  });

  it.each([
    ["agriculture", "agriculture"],
    ["Agriculture & agritech", "agriculture"],
    ["AgTech", "agriculture"],
    ["Artificial Intelligence", "ai"],
    ["SaaS", "software"],
    ["medical_devices", "medical-devices"],
    ["technology", undefined],
    ["basket weaving", undefined],
  ])("take the tag %s for %s", (given, slug) => {
    expect(matchIndustry(given)).toBe(slug);
  });

  it.each([
    ["agriculture", "agriculture"],
    ["Medical_Devices", "medical-devices"],
    ["fintech & financial services", "fintech"],
    ["Nuclear", "Nuclear"],
    ["Insurance", "Insurance"],
    ["Edtech", "Edtech"],
    ["technology", "technology"],
    ["Basket weaving", "Basket weaving"],
    ["toString", "toString"],
  ])("keep %s from a person as %s", (given, kept) => {
    expect(readIndustry(given)).toBe(kept);
  });

  it("show a stored word by its label, and an unknown one as it is", () => {
    expect(industryLabel("fintech")).toBe("Fintech & financial services");
    expect(industryLabel("falconry")).toBe("falconry");
  });

  it("hand out lists that a caller may change", () => {
    findIndustries("health").push("arts");
    expect(findIndustries("health")).toEqual(["health"]);
  });
});
