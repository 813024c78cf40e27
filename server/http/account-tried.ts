import type { Request } from "express";
import { emailField } from "@shared/validators/fields";

/** The account that a request to sign in is about, whether there is one or not: the e-mail address of its body, as an account would have it. */
export const accountTried = (req: Request): string | null =>
  emailField.safeParse((req.body as { email?: unknown } | undefined)?.email).data ?? null;
