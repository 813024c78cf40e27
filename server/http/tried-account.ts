import type { Request } from "express";
import { emailField } from "@shared/validators/fields";

/**
 * Returns the account that a sign-in request is about, whether it exists or not: the e-mail address of the body,
 * normalized as an account's address is.
 */
export const getTriedAccount = (req: Request): string | null =>
  emailField.safeParse((req.body as { email?: unknown } | undefined)?.email).data ?? null;
