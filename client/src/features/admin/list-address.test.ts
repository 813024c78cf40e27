import { expect, it } from "vitest";
import { getListPath, parseListAddress, type ListAddress } from "./list-address";

const USUAL: ListAddress = { tab: "scraping", page: 1, search: "", source: "", flag: "" };
const read = (query: string) => parseListAddress(new URLSearchParams(query));

it("parsing the list's address gives back what was written to it", () => {
  const address: ListAddress = {
    tab: "active",
    page: 7,
    search: "a & b",
    source: "Grants.gov",
    flag: "broken_link",
  };
  expect(read(getListPath(address).split("?")[1]!)).toEqual(address);
});

it("the list's address leaves out default values", () => {
  expect(getListPath(USUAL)).toBe("/admin/verification");
  expect(getListPath({ ...USUAL, page: 2 })).toBe("/admin/verification?page=2");
});

it.each(["tab=elsewhere", "page=0", "page=-1", "page=two", "page=1e9", "flag=unknown", "search=%20"])(
  "the list's address ignores %s",
  (query) => expect(read(query)).toEqual(USUAL),
);
