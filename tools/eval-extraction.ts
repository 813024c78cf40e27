import { printTextPdf } from "../server/test/files/text-pdf";
import { accuracyTable, measureAccuracy } from "../server/features/catalogue/extraction/accuracy";
import { readDocument } from "../server/platform/documents/read-document";

/**
 * Prints how well pages are read without a model: the share of correct values, and the number of invented
 * ones.
 */
const accuracy = await measureAccuracy(printTextPdf, async (bytes) =>
  (await readDocument(bytes)).pages.map(({ text }) => text),
);
console.log(accuracyTable(accuracy));
