import { describe, expect, it } from "vitest";
import { readFileName } from "./download";

describe("the name of a downloaded file", () => {
  it.each([
    ['attachment; filename="applications-2026-11-22.csv"', "applications-2026-11-22.csv"],
    ["attachment; filename=plain.zip", "plain.zip"],
    [`attachment; filename="? Fund.docx"; filename*=UTF-8''%C3%89t%C3%A9%20Fund.docx`, "Été Fund.docx"],
    [`attachment; filename="whole.docx"; filename*=UTF-8''%E0%A4%A`, "whole.docx"],
    ["attachment", undefined],
    [null, undefined],
  ])("the header %j gives %j", (disposition, name) => expect(readFileName(disposition)).toBe(name));
});
