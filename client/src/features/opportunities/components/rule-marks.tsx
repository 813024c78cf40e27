import { type Verdict, VerdictLine } from "@/components/verdict-line";
import { t } from "@/words";

const VERDICTS: Record<Verdict, string> = {
  met: t("Met § rule"),
  not_met: t("Not met § rule"),
  unknown: t("Unknown § rule"),
};

/** Shows one rule and its verdict. */
export const RuleLine = ({ label, verdict }: { label: string; verdict: Verdict }) => (
  <VerdictLine label={label} verdict={verdict} words={VERDICTS[verdict]} />
);
