import { AI_COMPANIES } from "@shared/constants/ai-consents";
import type { CallView } from "@shared/validators/calls";
import { t } from "@/words";

/** Says by which means a call was read, and what AI gave that does not stand in it. */
export function HowRead({ call: { aiReading } }: { call: CallView }) {
  return (
    <p className="text-sm text-quiet">
      {describeReading(aiReading)
        .filter((sentence) => sentence !== null)
        .join(" ")}
    </p>
  );
}

function describeReading(reading: CallView["aiReading"]): (string | null)[] {
  if (!reading) return [t("Read by fixed rules. Nothing was sent to an AI provider.")];
  const { name } = AI_COMPANIES[reading.provider];
  if (reading.failure !== null)
    return [
      t("Read by fixed rules. {name} was asked too and gave nothing of use:", { name }),
      reading.failure,
    ];
  return [
    t("Read by fixed rules and by {name}. Every line was compared with the words on its page.", { name }),
    reading.leftOut > 0
      ? t.count(
          reading.leftOut,
          "1 line of the AI was left out: its words do not stand there, or do not say it.",
          "{n} lines of the AI were left out: their words do not stand there, or do not say it.",
        )
      : null,
    reading.isWhole ? null : t("The call is long: the AI saw only its beginning."),
  ];
}
