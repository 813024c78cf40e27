import type { Request } from "express";
import { z } from "zod";
import * as locales from "zod/locales";
import type { FieldMessages } from "@shared/errors";
import { perLanguage } from "@shared/words/language";
import { asWritten, type Message, wordMessage } from "@shared/words/messages";
import { AppError, notFound } from "../platform/errors/app-error";

type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType };
type Parsed<S extends Schemas> = { [K in keyof S]: S[K] extends z.ZodType ? z.output<S[K]> : never };

// Our schemas bring their own messages. Zod's messages only appear for input that no form can produce.
const zodWords = perLanguage((_locale, language) => locales[language]().localeError);
z.config({ localeError: (issue) => zodWords()(issue) });

/** Returns the messages of a zod error by dotted path, ready for a form. They are already translated by the schemas. */
function getFieldErrors(error: z.ZodError): FieldMessages {
  const errors: FieldMessages = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join(".");
    if (path !== "") (errors[path] ??= []).push(asWritten(issue.message));
  }
  return errors;
}

export function validationError(error: z.ZodError): AppError {
  const fieldErrors = getFieldErrors(error);
  const [first] = Object.values(fieldErrors).flat();
  const count = Object.keys(fieldErrors).length;
  const message: Message =
    count === 1 && first
      ? first
      : count > 1
        ? "Some fields are not valid"
        : asWritten(error.issues[0]?.message ?? wordMessage("Not valid"));
  return new AppError("validation_failed", message, fieldErrors);
}

/**
 * Parses the parts of a request that a route declares.
 * @throws AppError validation_failed with the fields, or not_found for a path whose id cannot exist
 */
export function parseRequest<S extends Schemas>(req: Request, schemas: S): Parsed<S> {
  const parsed: Record<string, unknown> = {};
  if (schemas.params) {
    const result = schemas.params.safeParse(req.params);
    if (!result.success) throw notFound("Page");
    parsed.params = result.data;
  }
  for (const part of ["query", "body"] as const) {
    const schema = schemas[part];
    if (!schema) continue;
    const result = schema.safeParse(part === "body" ? (req.body ?? {}) : req.query);
    if (!result.success) throw validationError(result.error);
    parsed[part] = result.data;
  }
  return parsed as Parsed<S>;
}
