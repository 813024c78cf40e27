import { z } from "zod";
import { PRODUCT_NAME } from "@shared/constants/brand";
import { ERROR_STATUS } from "@shared/errors";
import { commonGrantsErrorSchema } from "@shared/validators/common-grants";
import type { Config } from "../../platform/config/config";
import { OPEN_ROUTES } from "../api-keys/open-routes";
import { cookieName } from "../auth/session";
import { AREAS } from "./areas/index";
import { profileSchemas } from "./areas/organisations";
import type { Access, Area, Operation } from "./describe";
import { describeErrorAnswers } from "./error-answers";
import { type JsonSchema, toAnswerSchema, toJsonSchema, addMeanings } from "./json-schema";

type Content = Record<string, { schema?: JsonSchema }>;
export type Described = { description: string; content?: Content; headers?: Record<string, object> };
export type Parameter = {
  name: string;
  in: "path" | "query";
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; description?: string; content: Content };
  responses: Record<string, Described | { $ref: string }>;
};
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Described>;
    securitySchemes: Record<string, object>;
  };
};
/** What several operations refer to by its name. */
type Shared = Pick<OpenApiDocument["components"], "schemas" | "responses">;

const ABOUT = `Everything under /api is what the page itself calls. Answers are JSON in UTF-8. Ids are UUIDs; money is a decimal string with its currency beside it; times are ISO 8601 in UTC; dates are YYYY-MM-DD. Words of a fixed list are read without regard to case. Unknown fields are dropped.

An error has a message for a person and a code for programs; fieldErrors says what is wrong with which field. What belongs to somebody else answers exactly like what is not there. A known address that is called with another method answers 405, an unknown one 404, and a mistake of the server 500.

A person signs in and has a session. A program sends an API key, which the person makes in Settings, as \`Authorization: Bearer amb_…\`; it may call what names a scope below, and everything else refuses it with 403. Its answers say in \`RateLimit\` how many calls are left in the minute. An assistant with an AI connects to \`/mcp\` with such a key or by its person signing in, over the Model Context Protocol; its tools do what these calls do.`;

const ERROR: JsonSchema = {
  type: "object",
  description: "What went wrong",
  properties: {
    message: { type: "string", description: "A sentence for a person" },
    code: { type: "string", enum: Object.keys(ERROR_STATUS), description: "For programs; never changes" },
    fieldErrors: {
      type: "object",
      description: "What is wrong, by field; nested ones with a dot",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
  },
  required: ["message", "code"],
};

const ACCESS: Record<Access, string> = {
  anyone: "Anyone may call this.",
  member: "For signed-in users.",
  admin: "For administrators.",
};

/** The description of all routes as an OpenAPI 3.1 document. */
export function buildOpenApi(config: Pick<Config, "isHttps" | "OPEN_CATALOGUE">): OpenApiDocument {
  const areas = AREAS.filter(({ errorForm }) => errorForm === undefined || config.OPEN_CATALOGUE === "on");
  const paths: OpenApiDocument["paths"] = {};
  const shared: Shared = { schemas: {}, responses: {} };
  for (const area of areas)
    for (const [route, operation] of Object.entries(area.routes)) {
      const [method = "", path = ""] = route.split(" ");
      (paths[path.replace(/:(\w+)/g, "{$1}")] ??= {})[method.toLowerCase()] = describeOperation(
        area,
        method,
        path,
        operation,
        shared,
      );
    }
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} API`,
      version: "1",
      summary: "Funding opportunities, and everything that it takes to apply for them",
      description: ABOUT,
    },
    servers: [{ url: "/" }],
    tags: areas.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      schemas: {
        Error: ERROR,
        ...(config.OPEN_CATALOGUE === "on"
          ? { CommonGrantsError: toJsonSchema(commonGrantsErrorSchema, "output") }
          : {}),
        ...shared.schemas,
        ...profileSchemas(),
      },
      responses: shared.responses,
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: cookieName(config.isHttps),
          description: "Set by a sign-in",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "amb_ and 72 hexadecimal digits",
          description: "An API key. Each operation that is open to it names the scope that it needs.",
        },
      },
    },
  };
}

function describeOperation(
  area: Area,
  method: string,
  path: string,
  operation: Operation,
  shared: Shared,
): OpenApiOperation {
  const access = operation.access ?? area.access;
  const scope = OPEN_ROUTES[`${method} ${path}`];
  const parameters = [...describePathParameters(path, operation), ...describeQueryParameters(operation)];
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-z0-9]+(\w?)/gi, (_all, next: string) => next.toUpperCase())}`,
    tags: [area.name],
    summary: operation.summary,
    description: [operation.details, ACCESS[access], scope && `Open to API keys with the scope \`${scope}\`.`]
      .filter(Boolean)
      .join(" "),
    security: access === "anyone" ? [] : [{ session: [] }, ...(scope ? [{ apiKey: [scope] }] : [])],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...describeRequestBody(operation),
    responses: {
      ...describeAnswers(operation, shared.schemas),
      ...describeErrors(area, access, method, path, operation, shared.responses),
    },
  };
}

function describePathParameters(path: string, { params }: Operation): Parameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const { description, ...schema } = params?.[name] ?? { type: "string", format: "uuid" };
    return { name, in: "path", required: true, ...(description ? { description } : {}), schema };
  });
}

function describeQueryParameters({ query, fields }: Operation): Parameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = addMeanings(toJsonSchema(query, "input"), fields);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
}

function describeRequestBody({ body, fields }: Operation): Pick<OpenApiOperation, "requestBody"> {
  if (!body) return {};
  if ("type" in body && "about" in body)
    return {
      requestBody: { required: true, description: body.about, content: { [body.type]: {} } },
    };
  const schema = toSchema(body, "input");
  const required = (schema.required ?? []).length > 0;
  return {
    requestBody: { required, content: { "application/json": { schema: addMeanings(schema, fields) } } },
  };
}

const toSchema = (shape: z.ZodType | { jsonSchema: JsonSchema }, direction: "input" | "output") =>
  shape instanceof z.ZodType ? toJsonSchema(shape, direction) : shape.jsonSchema;

function describeAnswers(operation: Operation, schemas: Shared["schemas"]): Record<string, Described> {
  return Object.fromEntries(
    Object.entries(operation.answers).map(([status, answer]) => {
      const { about, schema, type } =
        typeof answer === "string" ? { about: answer, schema: undefined, type: undefined } : answer;
      const isEmpty = status === "204" || status.startsWith("3");
      const content = {
        [type ?? "application/json"]: schema
          ? { schema: describeAnswer(schema, schemas) }
          : type?.startsWith("text/")
            ? { schema: { type: "string" } }
            : {},
      };
      return [status, { description: about, ...(isEmpty ? {} : { content }) }];
    }),
  );
}

function describeAnswer(
  shape: z.ZodType | { jsonSchema: JsonSchema },
  schemas: Shared["schemas"],
): JsonSchema {
  if (!(shape instanceof z.ZodType)) return shape.jsonSchema;
  const { schema, named } = toAnswerSchema(shape);
  Object.assign(schemas, named);
  return schema;
}

function describeErrors(
  area: Area,
  access: Access,
  method: string,
  path: string,
  operation: Operation,
  shared: Shared["responses"],
) {
  const isJson = operation.body !== undefined && !("about" in operation.body && "type" in operation.body);
  const isOpenToKeys = `${method} ${path}` in OPEN_ROUTES;
  const route = { method, path, access, isJson, isOpenToKeys };
  return describeErrorAnswers(route, operation, area.errorForm ?? "Error", shared);
}
