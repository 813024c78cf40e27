import { printTextPdf } from "../server/test/text-pdf";
import { accuracyTable, measureAccuracy } from "../server/lib/extraction/accuracy";
import { readDeck } from "../server/lib/deck-reader/read-deck";

/** Prints how well pages are read without a model: right of what the fixtures state, and what was invented. */
const accuracy = await measureAccuracy(printTextPdf, async (bytes) =>
  (await readDeck(bytes)).slides.map(({ text }) => text),
);
console.log(accuracyTable(accuracy));
