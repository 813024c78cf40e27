import { afterAll, beforeAll } from "vitest";
import { createDocumentReader } from "../../platform/documents/create-document-reader";
import { readDocument } from "../../platform/documents/read-document";
import type { DocumentReader } from "../../platform/documents/types";
import { createLogger } from "../../platform/logger";
import type { TestApp } from "../app";

/**
 * Reads documents in the process of the test, for tests of what is done with their text: a process for each file takes
 * most of their time. `server/platform/documents` tests how files are confined.
 */
export const directReader: DocumentReader = {
  read: async (bytes, { signal }) => {
    signal?.throwIfAborted();
    return readDocument(bytes);
  },
  stop: async () => {},
};

/** Has the tests of a block read files as the product does: each in a confined process. */
export function readConfined(getApp: () => TestApp): void {
  const confined = createDocumentReader(createLogger("silent"));
  beforeAll(() => void (getApp().deps.documentReader = confined));
  afterAll(async () => {
    getApp().deps.documentReader = directReader;
    await confined.stop();
  });
}
