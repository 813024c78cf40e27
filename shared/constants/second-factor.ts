/** How the second step of a sign-in can be done, the usual way first. */
export const FACTOR_METHODS = ["passkey", "totp", "recovery"] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];
