import { AI_COMPANIES } from "@shared/constants/ai-consents";
import { findRegister } from "@shared/constants/registers";
import type { ProfileReadingView } from "@shared/validators/profile-proposals";
import { translateLabel } from "@shared/words/labels";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";

/** Says by which means the source was read, and what AI gave that does not stand in it. */
export function HowProfileWasRead({ reading }: { reading: ProfileReadingView }) {
  return <p className="text-sm text-quiet">{describeReading(reading).join(" ")}</p>;
}

function describeReading({ aiReading, pages, register }: ProfileReadingView): string[] {
  if (register) {
    const { label, licence } = findRegister(register.register);
    const day = formatDate(register.asOf) ?? register.asOf;
    return [
      t("From {register}, as of {day} (licence: {licence}).", {
        ...{ register: translateLabel(label), day, licence: translateLabel(licence) },
      }),
      t("Nothing was sent to an AI provider."),
    ];
  }
  const read = t.count(pages.length, "1 page was read.", "{n} pages were read.");
  if (!aiReading) return [read, t("Read by fixed rules. Nothing was sent to an AI provider.")];
  const { name } = AI_COMPANIES[aiReading.provider];
  if (aiReading.failure !== null)
    return [
      read,
      t("Read by fixed rules. {name} was asked too and gave nothing of use:", { name }),
      aiReading.failure,
    ];
  return [
    read,
    t("Read by fixed rules and by {name}. Every answer was compared with the words on its page.", { name }),
    ...(aiReading.leftOut > 0
      ? [
          t.count(
            aiReading.leftOut,
            "1 answer of the AI was left out: its words do not stand there, or do not say it.",
            "{n} answers of the AI were left out: their words do not stand there, or do not say it.",
          ),
        ]
      : []),
    ...(aiReading.isWhole ? [] : [t("The text is long: the AI saw only its beginning.")]),
  ];
}
