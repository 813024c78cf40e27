import { z } from "zod";

/** The part of JSON Schema 2020-12 that zod writes and the page reads. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
};

/**
 * Converts a validator to JSON Schema, for input or output. Rules in code appear only in the descriptions of the validators.
 */
export function toJsonSchema(schema: z.ZodType, direction: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // zod leaves the type out for transformed values; ours are sent as written here.
      const { default: standard, examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (standard !== undefined) jsonSchema.default = standard;
      if (examples !== undefined) jsonSchema.examples = examples as unknown[];
      // The format says the same as the long pattern.
      if (["uuid", "email", "uri", "date", "date-time", "time"].includes(jsonSchema.format ?? ""))
        delete jsonSchema.pattern;
      // The validator of a query sees digits, but for callers it is a number.
      if (jsonSchema.type === "integer") delete jsonSchema.pattern;
      // The largest integer as a limit tells callers nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // Answers may get further fields; only a strict schema promises that there are no others.
      if (zodSchema instanceof z.ZodObject && zodSchema._zod.def.catchall === undefined)
        delete jsonSchema.additionalProperties;
    },
  });
  return made as JsonSchema;
}

/** Where the schemas that have a name stand in the document. */
const NAMED = "#/components/schemas/";

/**
 * Converts the schema of an answer. The schemas inside that have a name (the `id` of their `meta`) are returned beside it, and it refers
 * to them.
 */
export function toAnswerSchema(answer: z.ZodType): { schema: JsonSchema; named: Record<string, JsonSchema> } {
  // A field of an object, for zod writes a schema with a name out where it stands at the top.
  const made = toJsonSchema(z.object({ answer }), "output");
  const text = JSON.stringify(made).replaceAll('"$ref":"#/$defs/', `"$ref":"${NAMED}`);
  const { properties = {}, $defs = {} } = JSON.parse(text) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  return { schema: properties.answer ?? {}, named: $defs };
}

/** Adds the meanings of its fields to a schema. */
export function addMeanings(schema: JsonSchema, meanings: Record<string, string> = {}): JsonSchema {
  if (!schema.properties) return schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [
      name,
      meanings[name] ? { ...field, description: meanings[name] } : field,
    ]),
  );
  return { ...schema, properties };
}
