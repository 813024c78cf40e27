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

/** The programmes and funders of the starter catalogue use these tags. */
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
  it("each industry has its own slug and label", () => {
    expect(new Set(INDUSTRY_SLUGS).size).toBe(INDUSTRIES.length);
    expect(new Set(INDUSTRIES.map((industry) => industry.label)).size).toBe(INDUSTRIES.length);
    for (const slug of INDUSTRY_SLUGS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("each tag is written the way it is looked up", () => {
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

  it.each(CATALOGUE_TAGS)("the catalogue's tag %s is known", (tag) => {
    const isGeneral = TAGS_WITHOUT_INDUSTRY.includes(tag);
    expect(findIndustries(tag).length > 0).toBe(!isGeneral);
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
  ])("the tag %s is read as %j", (tag, slugs) => {
    expect(findIndustries(tag).sort()).toEqual([...slugs].sort());
  });

  it("a broad tag is read as every industry that it may mean", () => {
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
  ])("the tag %s stands for %s", (tag, slug) => {
    expect(matchIndustry(tag)).toBe(slug);
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
  ])("the words %s of a person are stored as %s", (words, stored) => {
    expect(readIndustry(words)).toBe(stored);
  });

  it("a stored slug is shown by its label, and an unknown word as it is", () => {
    expect(industryLabel("fintech")).toBe("Fintech & financial services");
    expect(industryLabel("falconry")).toBe("falconry");
  });

  it("a caller may change the returned list", () => {
    findIndustries("health").push("arts");
    expect(findIndustries("health")).toEqual(["health"]);
  });
});
