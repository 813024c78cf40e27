import type { FactorMethod } from "@shared/constants/second-factor";
import type { SecondStepView } from "@shared/validators/second-factor";

/**
 * Reads from the answer to a right password how the second step can be done; null when the password was enough. Another
 * server may answer with any body.
 */
export async function readSecondStep(answer: Response): Promise<FactorMethod[] | null> {
  try {
    const { secondFactor } = (await answer.json()) as Partial<SecondStepView>;
    return secondFactor?.methods ?? null;
  } catch {
    return null;
  }
}
