import { describe, expect, it } from "vitest";
import { readRecorded } from "../../read-recorded.fixture";
import { japanJgrants } from "./adapter";

const NOW = new Date("2026-08-17T09:00:00Z");
const { byId, raw } = readRecorded(japanJgrants, "modelled-list.json", NOW);

describe("Japan's subsidies", () => {
  it("are read with the hour of the deadline in Japan, because the times are of UTC", () => {
    expect(byId("a0WJ200000CDe5zMAD")).toMatchObject({
      url: "https://www.jgrants-portal.go.jp/subsidy/a0WJ200000CDe5zMAD",
      values: {
        name: "令和８年度 中小企業等海外展開支援事業",
        fundingType: "grant",
        maxAmount: "3000000",
        currency: "JPY",
        eligibleCountries: ["JP"],
        eligibleRegions: ["JP-30"],
        eligibilityText: "対象地域: 和歌山県\n\n従業員数: 300名以下",
        openDate: "2026-08-14",
        deadline: "2026-08-24",
        deadlineTime: "17:00",
        deadlineTimezone: "Asia/Tokyo",
      },
    });
  });

  it.each([
    ["東京都 / 大阪府", ["JP-13", "JP-27"]],
    ["全国", undefined],
    ["東京都 / 全国", undefined],
    [null, undefined],
  ])("in the areas %s are limited to %s", (areas, regions) => {
    const { values } = byId("a0WJ200000CDe5zMAD", { target_area_search: areas });
    expect(values.eligibleRegions).toEqual(regions);
  });

  it("begin and end on the day in Japan, which may be the next one of UTC", () => {
    expect(byId("a0WJ200000TEST2MAD").values).toMatchObject({
      openDate: "2026-08-01",
      deadline: "2026-10-01",
      deadlineTime: "00:30",
    });
  });

  it("have no amount where the limit is zero or missing", () => {
    expect(byId("a0WJ200000TEST2MAD").values).not.toHaveProperty("maxAmount");
    expect(byId("a0WJ200000TEST3MAD").values).not.toHaveProperty("maxAmount");
  });

  it("have no deadline and no funder where the record has none", () => {
    const { values } = byId("a0WJ200000TEST3MAD");
    expect(values).not.toHaveProperty("deadline");
    expect(values).not.toHaveProperty("funderName");
  });

  it("are asked for by words of two letters or more, because nothing lists all", () => {
    const words: string[] = [];
    for (let cursor: number | null = 0; cursor !== null;) {
      const { url } = japanJgrants.ask(cursor, NOW);
      words.push(new URL(url).searchParams.get("keyword")!);
      expect(url).toContain("acceptance=1");
      cursor = japanJgrants.readPage(raw, cursor, NOW).next;
    }
    expect(words).toHaveLength(7);
    expect(words.every((word) => word.length >= 2)).toBe(true);
  });
});
