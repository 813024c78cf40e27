import { z } from "zod";

/** As much of JSON Schema 2020-12 as zod writes and the page reads. */
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
};

/**
 * A validator as JSON Schema: what may be sent, or what comes. Rules that are code are told by the descriptions that the validators carry.
 */
export function toJsonSchema(schema: z.ZodType, direction: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io: direction,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // Left out by zod where a value is changed on its way in; ours are written as they are sent.
      const { default: standard, examples } = z.globalRegistry.get(zodSchema) ?? {};
      if (standard !== undefined) jsonSchema.default = standard;
      if (examples !== undefined) jsonSchema.examples = examples as unknown[];
      // The formats say it; as expressions they are a line long.
      if (["uuid", "email", "uri", "date", "date-time", "time"].includes(jsonSchema.format ?? ""))
        delete jsonSchema.pattern;
      // Digits, to the validator of a query: a number to whoever calls.
      if (jsonSchema.type === "integer") delete jsonSchema.pattern;
      // The validators allow no more than the column; that it is the largest integer says nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return made as JsonSchema;
}

/** The schema with what its fields mean. */
export function withMeanings(schema: JsonSchema, meanings: Record<string, string> = {}): JsonSchema {
  if (!schema.properties) return schema;
  const properties = Object.fromEntries(
    Object.entries(schema.properties).map(([name, field]) => [
      name,
      meanings[name] ? { ...field, description: meanings[name] } : field,
    ]),
  );
  return { ...schema, properties };
}
