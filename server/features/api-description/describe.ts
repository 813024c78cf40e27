import type { z } from "zod";
import type { ErrorCode } from "@shared/errors";
import type { JsonSchema } from "./json-schema";

/** Who may call a route: anybody, signed-in users, or administrators. */
export type Access = "anyone" | "member" | "admin";

/** A zod validator, or a handwritten schema. */
type Shape = z.ZodType | { jsonSchema: JsonSchema };
type Payload = Shape | { type: string; about: string };

/** The input and answers of one route. Path parameters are ids unless `params` says otherwise. */
export type Operation = {
  /** A sentence for a person, without a full stop. */
  summary: string;
  /** Further sentences that the summary has no room for. */
  details?: string;
  /** Who may call it, if not as the area says. */
  access?: Access;
  params?: Record<string, JsonSchema>;
  query?: z.ZodObject;
  /** A validator, or a media type for anything but JSON. */
  body?: Payload;
  /** The meaning of query and body fields whose names do not tell it. */
  fields?: Record<string, string>;
  /** Status → what comes. Without a schema the sentence is the description. A status without a body: 204 and redirects. */
  answers: Record<number, string | { about: string; schema?: Shape; type?: string }>;
  /** Errors beyond those that follow from access, parameters and body, or their meaning here. */
  errors?: Partial<Record<ErrorCode, string>>;
};

/** The routes of one feature, by method and path as the routers have them: `PATCH /api/entities/:id`. */
export type Area = {
  name: string;
  about: string;
  access: Access;
  /** The form of its errors, if it differs from the rest of /api. */
  errorForm?: "CommonGrantsError";
  routes: Record<string, Operation>;
};

export const describeArea = (area: Area): Area => area;
