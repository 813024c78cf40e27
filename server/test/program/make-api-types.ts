import openapiTS, { astToString } from "openapi-typescript";
import { buildOpenApi, type OpenApiDocument } from "../../features/api-description/openapi";

const HEAD = `/* Written by \`npm run api:types\` from the description of the API, as the types of anybody's program are. */

`;

/** The file of the types that tests of programs compile with: of the calls that are open to API keys. */
export async function makeApiTypes(): Promise<string> {
  const document = withoutWords(
    keepOpenToKeys(buildOpenApi({ isHttps: true, OPEN_CATALOGUE: "off" })),
  ) as OpenApiDocument;
  const types = await openapiTS(JSON.stringify(document));
  return HEAD + astToString(types);
}

/** The calls that name a scope, and what they refer to. */
function keepOpenToKeys(document: OpenApiDocument): OpenApiDocument {
  const paths: OpenApiDocument["paths"] = {};
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.security?.some((way) => "apiKey" in way)) (paths[path] ??= {})[method] = operation;
  const { schemas, responses, securitySchemes } = document.components;
  const named = { schemas, responses };
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [reference, kind, name = ""] of JSON.stringify(part).matchAll(
      /#\/components\/(schemas|responses)\/(\w+)/g,
    )) {
      if (used.has(reference)) continue;
      used.add(reference);
      follow(named[kind as keyof typeof named][name]);
    }
  };
  follow(paths);
  const keepUsed = <Part>(kind: keyof typeof named, parts: Record<string, Part>) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => used.has(`#/components/${kind}/${name}`)));
  return {
    ...document,
    paths,
    components: {
      schemas: keepUsed("schemas", schemas),
      responses: keepUsed("responses", responses),
      securitySchemes,
    },
  };
}

/** Removes what changes no type, so that the file changes only when a call does. */
function withoutWords(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutWords);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      // A field may have one of these names too; then it has a schema.
      .filter(([key, value]) => !WORDS.has(key) || (typeof value === "object" && !Array.isArray(value)))
      .map(([key, value]) => [key, withoutWords(value)]),
  );
}
const WORDS = new Set(["description", "summary", "examples"]);
