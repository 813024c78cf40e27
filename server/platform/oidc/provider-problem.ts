/**
 * `cancelled`: the person went back. `unavailable`: the provider did not answer in time, or with an error of its own.
 * `refused`: what came back does not belong to what was asked, or could not be checked.
 */
export type ProviderProblemKind = "cancelled" | "unavailable" | "refused";

/** An ordinary failure of a sign-in at a provider. */
export class ProviderProblem extends Error {
  readonly kind: ProviderProblemKind;
  constructor(kind: ProviderProblemKind, options?: ErrorOptions) {
    super(kind, options);
    this.name = "ProviderProblem";
    this.kind = kind;
  }
}
