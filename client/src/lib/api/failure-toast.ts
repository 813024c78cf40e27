import { ApiError } from "./api-client";
import { toast } from "../toast";
import { t } from "@/words";

const UNREACHABLE = t("We could not reach the server. Check your connection and try again.");

/**
 * Returns why a call failed: the server's message, or that the server could not be reached. Undefined if the
 * server gave no message.
 */
export function failureReason(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : UNREACHABLE;
}

/** Returns true if a call was refused because the user's e-mail address is not verified. */
export const wantsVerifiedEmail = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "email_unverified";

/** Shows a toast with the title of a failure and, if it is known, the reason. */
export function toastFailure(title: string, error: unknown, fallback?: string): void {
  const reason = failureReason(error) ?? fallback;
  toast({ title, description: reason === title ? undefined : reason, variant: "destructive" });
}
