import type { SignInProblemKind } from "@shared/constants/sign-in-services";
import { AppError } from "../../../platform/errors/app-error";
import { ProviderProblem } from "../../../platform/oidc/provider-problem";

/** Why a visit to a provider does not end as it was meant. A screen words it. */
export class SignInProblem extends Error {
  readonly kind: SignInProblemKind;
  constructor(kind: SignInProblemKind) {
    super(kind);
    this.name = "SignInProblem";
    this.kind = kind;
  }
}

/** Returns the problem that an error stands for; null for any other error. */
export function toProblemKind(error: unknown): SignInProblemKind | null {
  if (error instanceof SignInProblem || error instanceof ProviderProblem) return error.kind;
  return error instanceof AppError && error.code === "rate_limited" ? "rate-limited" : null;
}
