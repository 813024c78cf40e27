import { z } from "zod";

/** The same type with its intersections written out. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;
type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

/**
 * Describes a view for programs. It does not compile unless its fields are those of the view, each as optional and as nullable as
 * there: so a field that is added to a view is also described.
 */
export const describeView =
  <View>() =>
  <Schema extends z.ZodType>(
    schema: Schema,
    ..._difference: Same<z.infer<Schema>, View> extends true ? [] : [never]
  ): Schema =>
    schema;

export const id = z.uuid();
export const text = z.string();
export const texts = z.array(z.string());
export const flag = z.boolean();
export const count = z.int().min(0);
export const moment = z.iso.datetime();
export const amount = z
  .string()
  .meta({ description: "An exact amount, as a decimal string", examples: ["12500.50"] });
export const percent = z.string().meta({ description: "Percent, as a decimal string" });
export const currency = z.string().meta({ description: "A currency by its ISO 4217 code" });
export const country = z.string().meta({ description: "A country by its two-letter code" });
export const day = z.iso.date();
export const timezone = z.string().meta({ description: "A time zone by its name, such as Europe/Paris" });
export const timeOfDay = z
  .string()
  .regex(/^\d\d:\d\d$/)
  .meta({ description: "HH:MM in `deadlineTimezone`; null when the day ends first" });
export const score = z.int().min(0).max(100);

/** A page of a list. */
export const pagination = z.object({ page: z.int().min(1), total: count, hasMore: flag });
