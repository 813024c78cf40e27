import { printTextPdf } from "../server/test/files/text-pdf";
import { accuracyTable, measureAccuracy } from "../server/features/catalogue/extraction/accuracy";
import { readDeck } from "../server/features/pitch-decks/reading/read-deck";

/**
 * Prints how well pages are read without a model: the share of correct values, and the number of invented
 * ones.
 */
const accuracy = await measureAccuracy(printTextPdf, async (bytes) =>
  (await readDeck(bytes)).slides.map(({ text }) => text),
);
console.log(accuracyTable(accuracy));
