import { expect, it } from "vitest";
import { printTextPdf } from "../../../test/files/text-pdf";
import { readDocument } from "../../../platform/documents/read-document";
import { accuracyTable, measureAccuracy, percent } from "./accuracy";

it("the extraction reads nearly everything that the fixtures state, and invents nothing", async () => {
  const accuracy = await measureAccuracy(printTextPdf, async (bytes) =>
    (await readDocument(bytes)).pages.map(({ text }) => text),
  );
  const table = accuracyTable(accuracy);
  const { totals } = accuracy;
  for (const measure of ["name", "funder", "deadline", "url"] as const)
    expect(percent(totals[measure]), `${measure}\n${table}`).toBeGreaterThanOrEqual(95);
  for (const measure of ["amount", "currency"] as const)
    expect(percent(totals[measure]), `${measure}\n${table}`).toBeGreaterThanOrEqual(85);
  expect(accuracy.invented, table).toBe(0);
  expect(
    accuracy.fixtures.filter(({ isKindRight }) => !isKindRight).map(({ file }) => file),
    table,
  ).toEqual([]);
});
