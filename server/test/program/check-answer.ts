import { Ajv2020 } from "ajv/dist/2020.js";
import type { JsonSchema } from "../../features/api-description/json-schema";
import type { OpenApiDocument } from "../../features/api-description/openapi";

const FORMATS = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  "date-time": /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
};

type Answer = { method: string; path: string; response: Response };

/**
 * Returns a check that fails unless an answer is exactly what the description says: its status, each field of its body, and no other
 * field.
 */
export function checkAnswers({ paths, components }: OpenApiDocument): (answer: Answer) => Promise<void> {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: FORMATS });
  const { Error: error, ...views } = components.schemas;
  const named = { schemas: { ...(close(views) as object), Error: error } };
  const known = new Map<string, ReturnType<typeof ajv.compile>>();
  return async ({ method, path, response }) => {
    const call = `${method} ${path} ${response.status}`;
    const described = paths[path]?.[method.toLowerCase()]?.responses[response.status];
    if (!described) throw new Error(`${call}: the description does not have this status`);
    const { content = {} } =
      "$ref" in described ? components.responses[described.$ref.split("/").at(-1)!]! : described;
    const type = response.headers.get("content-type")?.split(";")[0];
    if (type === undefined || !(type in content))
      throw new Error(`${call}: the description does not have ${type}`);
    const schema = content[type]?.schema;
    if (type !== "application/json" || !schema) return;
    const isRight = known.get(call) ?? ajv.compile({ ...(close(schema) as object), components: named });
    known.set(call, isRight);
    if (!isRight(await response.clone().json()))
      throw new Error(`${call} is not as described: ${ajv.errorsText(isRight.errors)}`);
  };
}

/** Forbids the fields that a schema does not have: to a program they may come, but then they shall be described. */
function close(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(close);
  if (typeof schema !== "object" || schema === null) return schema;
  const given = schema as JsonSchema;
  if (given.allOf) return { ...given, unevaluatedProperties: false };
  const inside = Object.fromEntries(Object.entries(given).map(([key, part]) => [key, close(part)]));
  return given.properties && given.additionalProperties === undefined
    ? { ...inside, additionalProperties: false }
    : inside;
}
