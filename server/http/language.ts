import type { Request, RequestHandler } from "express";
import { type Language, pickLanguage } from "@shared/words/language";
import { languageOf, speaking } from "../platform/text/speaking";

/** What a person chose, else what the browser asks for. */
export function requestLanguage(req: Request): Language {
  if (req.actor?.preferredLanguage) return languageOf(req.actor);
  return pickLanguage(req.headers["accept-language"] === undefined ? [] : req.acceptsLanguages());
}

/** Everything after this is said in the language of whoever asks. Nothing is kept by caches that could mix them up. */
export const speakTheirLanguage: RequestHandler = (req, _res, next) => speaking(requestLanguage(req), next);
