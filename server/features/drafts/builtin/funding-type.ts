import type { FundingType } from "@shared/constants/enums";
import { formatPercent, isZero } from "../writing/format";
import type { Applicant } from "./applicant";

/** The request in one sentence, in the words of its kind of funding. */
export function askSentence(applicant: Applicant): string {
  const { facts, ask, voice } = applicant;
  const { name, funderName, fundingType } = facts.opportunity;
  const isNamedAlike = funderName !== null && name.toLowerCase().includes(funderName.toLowerCase());
  const to = funderName ? ` ${funderName}` : "";
  const by = funderName && !isNamedAlike ? `, run by ${funderName},` : "";
  const through = funderName === name ? "" : ` through ${name}`;
  const sentences: Record<FundingType, string> = {
    grant: funderName
      ? `${voice.We} ask${to} for a grant of ${ask}${through}.`
      : `${voice.We} apply for a grant of ${ask} from ${name}.`,
    equity: funderName
      ? `${voice.We} invite${to} to invest ${ask}${through}.`
      : `${voice.We} seek an investment of ${ask} through ${name}.`,
    loan: funderName
      ? `${voice.We} apply to${to} for a loan of ${ask}${through}.`
      : `${voice.We} apply for a loan of ${ask} through ${name}.`,
    prize: `${voice.We} enter ${name}${by} and would put an award of ${ask} into the work described here.`,
    accelerator: `${voice.We} apply for a place in ${name}${by} with funding of ${ask}.`,
    fellowship: `${voice.We} apply for ${name}${by} with support of ${ask}.`,
    other: funderName
      ? `${voice.We} ask${to} for ${ask}${through}.`
      : `${voice.We} apply for ${ask} from ${name}.`,
  };
  return sentences[fundingType];
}

/** Ownership matters to those who would become owners, and to nobody else. */
export function stakeSentences({ facts, read }: Applicant): (string | undefined)[] {
  const { fundingType, equityStakeMin, equityStakeMax } = facts.opportunity;
  const held = read.text("equityGivenAway");
  const valuation = read.amount("valuation");
  const takesStake = fundingType === "equity" || fundingType === "accelerator";
  if (!takesStake) return [];
  const [from, to] = [equityStakeMin, equityStakeMax].map((stake) =>
    stake ? formatPercent(stake) : undefined,
  );
  return [
    held !== undefined &&
      (isZero(held)
        ? "No equity has been given to investors so far."
        : `Investors hold ${formatPercent(held)} of the equity so far.`),
    valuation && !valuation.isZero && `The valuation at the last round was ${valuation.text}.`,
    from && to && from !== to
      ? `The opportunity states a stake of ${from} to ${to}.`
      : (to ?? from) && `The opportunity states a stake of ${to ?? from}.`,
  ].map((text) => text || undefined);
}
