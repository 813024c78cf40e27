import type { z } from "zod";
import type { ErrorCode } from "@shared/errors";
import type { JsonSchema } from "./json-schema";

/** Who may call: anybody, whoever is signed in, or administrators alone. */
export type Access = "anyone" | "member" | "admin";

/** A zod validator, or for what has none a schema by hand. */
type Shape = z.ZodType | { jsonSchema: JsonSchema };
type Payload = Shape | { type: string; about: string };

/** What one route takes and answers. Path parameters are ids unless `params` says otherwise. */
export type Operation = {
  /** A sentence for a person, without a full stop. */
  summary: string;
  /** What the summary cannot say, in sentences. */
  details?: string;
  /** Unless it is the area's. */
  access?: Access;
  params?: Record<string, JsonSchema>;
  query?: z.ZodObject;
  /** A validator; or a media type, for what is no JSON. */
  body?: Payload;
  /** What the fields of the query or the body mean, where their names do not tell. */
  fields?: Record<string, string>;
  /** Status → what comes. Without a schema the sentence is the description. A status without a body: 204 and redirects. */
  answers: Record<number, string | { about: string; schema?: Shape; type?: string }>;
  /** Errors beyond those that follow from access, parameters and body, or what these mean here. */
  errors?: Partial<Record<ErrorCode, string>>;
};

/** The routes of one feature, by method and path as the routers have them: `PATCH /api/entities/:id`. */
export type Area = {
  name: string;
  about: string;
  access: Access;
  /** The form of its errors, where it is not the one of /api. */
  errorForm?: "CommonGrantsError";
  routes: Record<string, Operation>;
};

export const describeArea = (area: Area): Area => area;
