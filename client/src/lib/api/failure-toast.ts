import { ApiError } from "./api-client";
import { toast } from "../toast";
import { t } from "@/words";

const UNREACHABLE = t("We could not reach the server. Check your connection and try again.");

/** Why a call failed, in words for a person: the server's own, or that there was no answer. Undefined if it gave none. */
export function failureReason(error: unknown): string | undefined {
  return error instanceof ApiError ? error.serverMessage : UNREACHABLE;
}

/** Whether a call was refused until the person's address is verified. */
export const wantsVerifiedEmail = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "email_unverified";

/** Says that something failed (`title`, from the product's catalogue) and below it why, where that is known. */
export function toastFailure(title: string, error: unknown, fallback?: string): void {
  const reason = failureReason(error) ?? fallback;
  toast({ title, description: reason === title ? undefined : reason, variant: "destructive" });
}
