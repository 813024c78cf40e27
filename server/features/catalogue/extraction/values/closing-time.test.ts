import { describe, expect, it } from "vitest";
import { readClosingTime } from "./closing-time";

describe("the hour until which a call is open", () => {
  it.each([
    ["no later than 11:59 p.m., ET, on the listed date", "23:59", "America/New_York"],
    ["no later than 4PM Mountain Time on the listed date", "16:00", "America/Denver"],
    ["11:59 PM (MIDNIGHT) EST", "23:59", "America/New_York"],
    ["at 5:00 PM Eastern Time", "17:00", "America/New_York"],
    ["by 12:30 a.m. Pacific Time", "00:30", "America/Los_Angeles"],
    ["at 12 noon London time", "12:00", "Europe/London"],
    ["at 12:00 noon EAT", "12:00", "Africa/Nairobi"],
    ["17:00 Brussels time", "17:00", "Europe/Brussels"],
    ["17:00:00 Brussels local time", "17:00", "Europe/Brussels"],
    ["à 17h (heure de Bruxelles)", "17:00", "Europe/Brussels"],
    ["avant 23h59, heure de Paris", "23:59", "Europe/Paris"],
    ["um 16.30 Uhr MEZ", "16:30", "Europe/Brussels"],
    ["at 2:00 pm Mountain", "14:00", "America/Denver"],
    ["12 Uhr MEZ", "12:00", "Europe/Brussels"],
    ["1700 hours, 17:00 GMT", "17:00", "UTC"],
  ])("%s is %s in %s", (text, time, zone) => {
    expect(readClosingTime(text)).toEqual({ time, zone });
  });

  it.each([
    ["no zone", "5:00 p.m. on the due date"],
    ["the zone of whoever applies", "5:00 pm local time of the applicant"],
    ["a zone that means several places", "17:00 IST"],
    ["two hours", "between 9:00 and 17:00 Brussels time"],
    ["an hour for each of two ways to apply", "5 p.m. by post, 11:59 p.m. online, ET"],
    ["midnight, which may be the beginning of the day", "midnight, Brussels time"],
    ["office hours", "9:00–17:00 CET"],
    ["the beginning of the day, which may be meant as its end", "12:00 a.m. ET"],
    ["noon that is called midnight", "12:00 PM (midnight) ET"],
    ["an afternoon", "après-midi, heure de Paris"],
    ["an offset", "17:00 (GMT + 3)"],
    ["an offset with another sign", "17:00 UTC−3"],
    ["another Eastern time", "17:00 Eastern European Summer Time"],
    ["the French word for and", "À 17H00 ET EN LIGNE"],
    ["no hour", "by 3 March 2027 (Brussels time)"],
    ["an amount", "up to $5.30 million, ET"],
    ["a version", "Form 17.4, ET"],
  ])("is not read from %s", (_what, text) => {
    expect(readClosingTime(text)).toBeNull();
  });
});
