import { describe, expect, it } from "vitest";
import { findFederalRegion, findPartStates, isInRegions, findNamedStates, findOfficeStates } from "./regions";

describe("a region among the allowed ones", () => {
  it.each([
    ["Ohio", ["Ohio"], true],
    ["OH", ["State of Ohio"], true],
    ["al", ["Alabama"], true],
    ["WY", ["Wyoming"], true],
    ["ga", ["Georgia"], true],
    ["New  York", ["new-york state"], true],
    ["Bogotá", ["Bogota"], true],
    ["Ohio", ["Texas", "Utah"], false],
    ["Cambria county PA", ["Pennsylvania"], true],
    ["williamsport pa", ["Pennsylvania"], true],
    ["eastern Ky", ["Kentucky"], true],
    ["Worcester, Mass", ["Massachusetts"], true],
    ["Washington, D.C.", ["District of Columbia"], true],
    ["Ward 8, District of Columbia", ["District of Columbia"], true],
    ["Erie County NY", ["New York"], true],
    ["Erie County", ["New York"], null],
    ["Washington County", ["Oregon"], null],
    ["Los Angeles County", ["California"], true],
    ["Pueblo of Zuni", ["New Mexico"], null],
    ["Greenville", ["North Carolina"], null],
    ["North Philly", ["Pennsylvania"], true],
    ["Navajo Nation, Arizona side", ["Arizona"], true],
    ["McDowell County West Virginia", ["Virginia"], false],
    ["Kansas City", ["Kansas"], null],
    ["Washington DC", ["Washington"], false],
    ["Manhattan, Kansas", ["New York"], false],
    ["Hidalgo & Starr County, Texas, the Valley", ["Pennsylvania"], false],
    ["on the way in", ["Indiana"], null],
    ["the Ohio and Indiana border", ["Ohio"], null],
    ["Springfield", ["Ohio"], null],
    ["Ohio", ["Cleveland", "Texas"], null],
  ] as const)("the region %j among %j is %s", (own, allowed, expected) => {
    expect(isInRegions(own, allowed)).toBe(expected);
  });
});

describe("the states that a text names", () => {
  it.each([
    ["Roads of West Virginia and Ohio, Ohio first", ["West Virginia", "Ohio"]],
    ["Kansas and Arkansas", ["Kansas", "Arkansas"]],
    ["Democracy in Georgia, decided in Washington", []],
    ["Ohioans", []],
  ])("the states are found in %j", (text, expected) => {
    expect(findNamedStates(text)).toEqual(expected);
  });
});

describe("the states of a regional office", () => {
  // The figures are from the list of the Economic Development Administration's offices.
  it.each([
    ["Atlanta", 8, "Mississippi"],
    ["Austin", 5, "New Mexico"],
    ["Chicago", 6, "Wisconsin"],
    ["Denver", 10, "Wyoming"],
    ["Seattle", 8, "Hawaii"],
  ])("the office in %s serves %i states, with %s among them", (city, count, state) => {
    const states = findOfficeStates(`Planning Program of the ${city} EDA Regional Office`);
    expect(states).toHaveLength(count);
    expect(states).toContain(state);
  });

  it("the office in Philadelphia serves the states of New England and the islands", () => {
    const states = findOfficeStates("Planning Program of the Philadelphia EDA Regional Office");
    expect(states).toEqual(expect.arrayContaining(["Connecticut", "Delaware", "New Jersey", "New York"]));
  });
});

describe("the states of a federal region", () => {
  // The figures are from the list of the Environmental Protection Agency's regions.
  it.each([
    ["Region 1", 6, "Maine"],
    ["Region II", 4, "Puerto Rico"],
    ["Region 03", 6, "Pennsylvania"],
    ["FY 2025 Region 4 Wetlands", 8, "Tennessee"],
    ["Region 5", 6, "Ohio"],
    ["Region VI", 5, "Texas"],
    ["Region 7", 4, "Nebraska"],
    ["Region 8", 6, "Montana"],
    ["Region 9", 7, "Guam"],
    ["Region X", 4, "Alaska"],
  ])("the office of %s serves %i states, with %s among them", (name, count, state) => {
    const states = findFederalRegion(name, "Department of Homeland Security - FEMA");
    expect(states).toHaveLength(count);
    expect(states).toContain(state);
  });

  it.each([
    ["Region 11", "Environmental Protection Agency"],
    ["Regional Grants", "Environmental Protection Agency"],
    ["Region 6", "National Science Foundation"],
  ])("no federal region is found in %j of %j", (name, funder) => {
    expect(findFederalRegion(name, funder)).toEqual([]);
  });
});

describe("the states of a part of the country", () => {
  it.each([
    ["Grants to the Great Lakes States", "Wisconsin"],
    ["Chesapeake Bay Restoration", "Maryland"],
    ["Appalachian Regional Commission", "Kentucky"],
    ["Northern Border Regional Commission", "Vermont"],
    ["Salmon of Puget Sound", "Washington"],
  ])("the states of %j have %s among them", (name, state) => {
    expect(findPartStates(name)).toContain(state);
  });

  it.each(["Great Lakes–Northern Forest Unit", "River Deltas of the World"])(
    "no part of the country is found in %j",
    (name) => {
      expect(findPartStates(name)).toEqual([]);
    },
  );
});
