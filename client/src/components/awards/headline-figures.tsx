import type { AwardSummaryView } from "@shared/validators/awards";
import { t } from "@/words";
import { countAlike, countAwards, findUsualSize, nameRecipientType } from "./award-wording";
import { AwardFigure } from "./award-rows";
import { countryLabel } from "@shared/constants/countries";
import { listComma } from "@shared/words/language";

/**
 * The usual size of a funder's awards, and how many organisations like one of the user's it has funded in three years.
 * @param entityId which of the user's entities; without it the one with the most organisations like it
 */
export function HeadlineFigures({ summary, entityId }: { summary: AwardSummaryView; entityId?: string }) {
  const usual = findUsualSize(summary);
  const alike = entityId
    ? summary.alike.find((entry) => entry.entityId === entityId)
    : [...summary.alike].sort((a, b) => b.recipients - a.recipients)[0];
  return (
    <>
      {usual && (
        <p>
          <AwardFigure
            title={t("Awards in {currency}", { currency: usual.currency })}
            filter={{ currency: usual.currency }}
            className="font-display text-xl tabular-nums"
          >
            {t("Usually {range}", { range: usual.range })}
          </AwardFigure>
          <span className="block text-sm text-quiet">
            {t("Half of {n} in {currency} lie between these.", {
              n: countAwards(summary.sizes[0]!.awards),
              currency: usual.currency,
            })}
          </span>
        </p>
      )}
      {alike && alike.recipients > 0 && (
        <p>
          {t.rich("{figure} in three years", {
            figure: (
              <AwardFigure
                inSentence
                title={t("{kind}, last three years", {
                  kind: [nameRecipientType(alike.recipientType), alike.country && countryLabel(alike.country)]
                    .filter(Boolean)
                    .join(listComma()),
                })}
                filter={{
                  recipientType: alike.recipientType,
                  country: alike.country ?? undefined,
                  recent: "1",
                }}
              >
                {countAlike(alike)}
              </AwardFigure>
            ),
          })}
        </p>
      )}
    </>
  );
}
