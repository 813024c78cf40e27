import type { Request, RequestHandler } from "express";
import { isLanguage, type Language, pickLanguage } from "@shared/words/language";
import { getPreferredLanguage, withLanguage } from "../platform/text/with-language";

/**
 * Returns the language that the user chose, or else the one that the address names, as links for search engines do
 * (`?lang=fr`), or else the one that the browser prefers.
 */
export function getRequestLanguage(req: Request): Language {
  if (req.actor?.preferredLanguage) return getPreferredLanguage(req.actor);
  if (isLanguage(req.query.lang)) return req.query.lang;
  return pickLanguage(req.headers["accept-language"] === undefined ? [] : req.acceptsLanguages());
}

/**
 * Runs the rest of the request in the language of the caller. Shared caches are not involved: answers are not stored.
 */
export const setRequestLanguage: RequestHandler = (req, _res, next) =>
  withLanguage(getRequestLanguage(req), next);
