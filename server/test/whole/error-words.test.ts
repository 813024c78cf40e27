import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sources } from "@shared/words/fr";
import { validationError } from "../../http/request";
import { SOURCES } from "../../features/catalogue/sources/sources";
import { withLanguage } from "../../platform/text/with-language";

describe("requests that only a program sends", () => {
  const schema = z.strictObject({ kind: z.string() });

  it.each([{ given: 5 }, { given: {} }, { given: { kind: "a", other: 1 } }])(
    "the refusal of $given is in French",
    ({ given }) => {
      const wordRefusal = () => validationError(schema.safeParse(given).error!).toBody().message;
      const french = withLanguage("fr", wordRefusal);
      expect(french).not.toBe(wordRefusal());
      expect(french).not.toMatch(/Invalid|Unrecognized/);
    },
  );
});

it("every source has a French description", () => {
  expect(SOURCES.map(({ description }) => description).filter((text) => !(text in sources))).toEqual([]);
});
