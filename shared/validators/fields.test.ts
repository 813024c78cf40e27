import { describe, expect, it } from "vitest";
import { dateField } from "./fields";

const findMessages = (value: unknown) =>
  dateField.safeParse(value).error?.issues.map(({ message }) => message);

describe("a date", () => {
  it.each([
    "2027-03-31",
    " 2027-03-31 ",
    "2027-03-31T00:00Z",
    "2027-03-31T00:00:00Z",
    "2027-03-31T00:00:00.000Z",
    "2027-03-31T00:00:00+00:00",
  ])("the date is read from %j", (value) => {
    expect(dateField.parse(value)).toBe("2027-03-31");
  });

  it.each([
    // These are midnight of the 31st in Nairobi, in two spellings.
    "2027-03-30T21:00:00.000Z",
    "2027-03-31T00:00:00+03:00",
    "2027-03-31T00:00:00",
    "2027-03-31T23:59:59Z",
    "2027-03-31T00:00:00.001Z",
  ])("the time of %j leaves the day open and is refused", (value) => {
    expect(findMessages(value)).toEqual(["Must be a date without a time, such as 2027-03-31"]);
  });

  it.each(["2027-02-30", "2027-02-30T00:00:00Z", "31/03/2027", "2027-03-31Tea"])("%j is no date", (value) => {
    expect(findMessages(value)).toEqual(["Must be a date such as 2027-03-31"]);
  });

  it.each(["1899-12-31", "2100-12-31T00:00:00Z", "2101-01-01"])(
    "a date must lie between 1900 and 2100: %s",
    (value) => {
      const isWithin = value.startsWith("2100");
      expect(findMessages(value)).toEqual(isWithin ? undefined : ["Must be between 1900 and 2100"]);
    },
  );
});
