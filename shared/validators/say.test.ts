import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { validatorMessages } from "../words/fr";
import { type Language, setLanguageSource } from "../words/language";
import { addMessages } from "../words/messages";

/** The protocol is in English, so its answers stay in English. */
const PROTOCOL = "common-grants";
const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], { eager: true });
const schemas = Object.entries(modules)
  .filter(([file]) => !file.includes(PROTOCOL))
  .flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      value instanceof z.ZodType ? [[`${file} ${name}`, value] as const] : [],
    ),
  );

/** Collects the messages of a schema and of all its parts. */
function collectMessages(schema: z.core.$ZodType, seen = new Set<unknown>()): string[] {
  const messages: string[] = [];
  const visit = (part: unknown) => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    if (part instanceof z.ZodType || "_zod" in part) {
      const { def } = (part as z.core.$ZodType)._zod;
      for (const input of [undefined, 5]) {
        const text = def.error?.({ code: "custom", input, path: [] } as never);
        if (typeof text === "string") messages.push(text);
      }
      visit(def);
    } else for (const inner of Array.isArray(part) ? part : Object.values(part)) visit(inner);
  };
  visit(schema);
  return messages;
}

describe("the messages of the validators", () => {
  let language: Language = "en";
  beforeAll(() => {
    addMessages("fr", validatorMessages);
    setLanguageSource(() => language);
  });
  beforeEach(() => void (language = "en"));
  afterAll(() => setLanguageSource(() => "en"));

  it("messages are found in the schemas", () => {
    expect(schemas.length).toBeGreaterThan(30);
    expect(schemas.flatMap(([, schema]) => collectMessages(schema))).toContain(
      "Password must be at least 8 characters",
    );
  });

  it.each(schemas)("all messages of %s have a French text", (_name, schema) => {
    const english = collectMessages(schema);
    language = "fr";
    const french = collectMessages(schema);
    expect(french.filter((text, index) => text === english[index])).toEqual([]);
  });
});
