import { z } from "zod";
import { NAME_MAX } from "@shared/constants/limits";
import { isStorable } from "@shared/validators/fields";
import { cutAtWord, toPlainLine } from "../../../platform/text/text";

const AMOUNT_MAX = 1e13;
const ID_MAX = 200;

/** An amount above zero as a decimal string. Sources write numbers or digits. */
export const awardAmount = z
  .union([z.number(), z.string().regex(/^\d+(?:\.\d+)?$/)])
  .transform(Number)
  .refine((amount) => amount >= 0.01 && amount < AMOUNT_MAX)
  .transform((amount) => amount.toFixed(2));

/** A day, also where the source writes a moment: `2020-05-29T00:00:00+00:00`. */
export const isoDay = z
  .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })])
  .transform((text) => text.slice(0, 10));

/** A day as `MM/DD/YYYY`. */
export const usDay = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .transform((text) => `${text.slice(6)}-${text.slice(0, 2)}-${text.slice(3, 5)}`)
  .pipe(z.iso.date());

export const sourceId = z.coerce.string().trim().min(1).max(ID_MAX).refine(isStorable);

/** A name in one line. */
export const plainName = z
  .string()
  .refine(isStorable)
  .transform((text) => cutAtWord(toPlainLine(text), NAME_MAX))
  .refine((text) => text !== "");

/** A line that may be missing. What cannot be read counts as missing. */
export const optionalLine = plainName.nullish().catch(null);
