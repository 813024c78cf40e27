/** Why a sign-in by another service did not end in one. Screens word them. */
export const SIGN_IN_PROBLEMS = [
  "cancelled",
  "expired",
  "refused",
  "unavailable",
  "unverified",
  "account-exists",
  "used-elsewhere",
  "another-account",
  "rate-limited",
] as const;
export type SignInProblemKind = (typeof SIGN_IN_PROBLEMS)[number];
