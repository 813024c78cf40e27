import { z } from "zod";
import { calendarDay, clockTime } from "@shared/calendar-day";
import { toPlainLine } from "../../../../../platform/text/text";
import { readAmount } from "../../../grants-gov/values";
import { buildReading } from "../../reading";
import type { ApiSource } from "../../types";
import * as values from "../../values";

const API = "https://api.jgrants-portal.go.jp/exp/v1/public/subsidies";
/** A question needs a word of two letters or more; together these find nearly all that is open. */
const KEYWORDS = ["補助金", "事業", "支援", "地域", "公募", "助成", "経営"];
const TIMEZONE = "Asia/Tokyo";

const text = z.string().nullish();
const record = z.object({
  id: z.string().min(1),
  name: text,
  title: z.string().min(1),
  acceptance_start_datetime: text,
  acceptance_end_datetime: text,
  institution_name: text,
  subsidy_max_limit: z.number().nullish(),
  target_area_search: text,
  target_number_of_employees: text,
});
type Subsidy = z.infer<typeof record>;

const answerForm = z.object({ result: z.array(z.record(z.string(), z.unknown())) });

/** Japan's open subsidies. The sheet of one holds whole files in its answer, so only the list is read. */
export const japanJgrants: ApiSource<Subsidy, number> = {
  id: "japan-jgrants",
  name: "jGrants",
  description: "Open subsidies of Japan's ministries, regions and towns, in Japanese",
  url: "https://www.jgrants-portal.go.jp/",
  country: "JP",
  funderType: "government",
  licence: "Terms of the public API of Japan's Digital Agency",
  attribution: "jGrants, Digital Agency of Japan, https://www.jgrants-portal.go.jp",

  // The cursor is the number of the word.
  ask(cursor) {
    const keyword = encodeURIComponent(KEYWORDS[cursor ?? 0] ?? "");
    return { url: `${API}?keyword=${keyword}&sort=acceptance_end_datetime&order=ASC&acceptance=1` };
  },
  idField: "id",
  readPage(answer, cursor) {
    const { result } = answerForm.parse(answer);
    const next = (cursor ?? 0) + 1;
    return { records: result, next: next < KEYWORDS.length ? next : null };
  },
  record,

  read(subsidy) {
    const sheet = `https://www.jgrants-portal.go.jp/subsidy/${encodeURIComponent(subsidy.id)}`;
    const closes = toDate(subsidy.acceptance_end_datetime);
    const opens = toDate(subsidy.acceptance_start_datetime);
    const { subsidy_max_limit: limit } = subsidy;
    return buildReading({
      url: sheet,
      externalId: subsidy.id,
      values: {
        name: toPlainLine(subsidy.title),
        funderName: toPlainLine(subsidy.institution_name ?? ""),
        applicationUrl: sheet,
        fundingType: "grant",
        maxAmount: readAmount(limit),
        currency: "JPY",
        eligibleCountries: ["JP"],
        eligibleRegions: readRegions(subsidy.target_area_search),
        eligibilityText: values.joinTexts(
          ["対象地域", subsidy.target_area_search],
          ["従業員数", subsidy.target_number_of_employees],
        ),
        openDate: opens && calendarDay(opens, TIMEZONE),
        deadline: closes && calendarDay(closes, TIMEZONE),
        deadlineTimezone: closes && TIMEZONE,
        deadlineTime: closes && clockTime(closes, TIMEZONE),
      },
      quotes: {
        applicationUrl: null,
        fundingType: null,
        currency: null,
        maxAmount: limit == null ? null : String(limit),
        eligibleCountries: subsidy.target_area_search,
        eligibleRegions: subsidy.target_area_search,
        openDate: subsidy.acceptance_start_datetime,
        deadline: subsidy.acceptance_end_datetime,
        deadlineTimezone: null,
        deadlineTime: subsidy.acceptance_end_datetime,
      },
    });
  },
};

/** "全国", the whole country, is no prefecture, so it is no limit. */
const readRegions = (areas: string | null | undefined): string[] =>
  values.readRegionCodes(values.splitList(areas, /[/、,]/), "JP");

/** The times are of UTC, in which the day is often the one before that in Japan. */
function toDate(instant: string | null | undefined): Date | null {
  const date = new Date(instant ?? "");
  return Number.isNaN(date.getTime()) ? null : date;
}
