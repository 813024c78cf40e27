import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sources } from "@shared/words/fr";
import { validationError } from "../../http/request";
import { SOURCES } from "../../features/catalogue/sources/sources";
import { withLanguage } from "../../platform/text/with-language";

describe("what only a program sends", () => {
  const schema = z.strictObject({ kind: z.string() });

  it.each([{ given: 5 }, { given: {} }, { given: { kind: "a", other: 1 } }])(
    "is refused in French: $given",
    ({ given }) => {
      const said = () => validationError(schema.safeParse(given).error!).toBody().message;
      const french = withLanguage("fr", said);
      expect(french).not.toBe(said());
      expect(french).not.toMatch(/Invalid|Unrecognized/);
    },
  );
});

it("tells of every source that can be read", () => {
  expect(SOURCES.map(({ description }) => description).filter((text) => !(text in sources))).toEqual([]);
});
