import { useQuery } from "@tanstack/react-query";
import { NOT_STATED } from "@shared/constants/awards";
import type { AwardSummaryView } from "@shared/validators/awards";
import {
  countAwards,
  countOrganisations,
  formatPlace,
  formatYears,
  nameAwardSource,
  nameRecipientType,
} from "@/components/awards/award-wording";
import { AwardFigure, AwardRows } from "@/components/awards/award-rows";
import { HeadlineFigures } from "@/components/awards/headline-figures";
import { type Fact, FactList } from "@/components/fact-list";
import { RetryLine } from "@/components/retry-line";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/format";
import { funderAwardsQuery } from "@/lib/api/queries/awards";
import { translateLabel } from "@shared/words/labels";
import { t } from "@/words";
import { ProfileSection } from "./profile-section";

/** Whom the funder has funded, as public registers say. It renders nothing when no award is known. */
export function AwardsSection({ funder }: { funder: { id: string; name: string } }) {
  const awards = useQuery(funderAwardsQuery(funder.id));
  if (!awards.data)
    return <RetryLine query={awards} text={t("Past awards of the funder could not be loaded.")} />;
  const { summary } = awards.data;
  if (!summary) return null;
  return (
    <ProfileSection title={t("Who gets funded")}>
      <AwardRows funder={funder}>
        <div className="space-y-4">
          <HeadlineFigures summary={summary} />
          <FactList facts={listFacts(summary)} />
          <Reliability summary={summary} />
        </div>
      </AwardRows>
    </ProfileSection>
  );
}

function listFacts(summary: AwardSummaryView): Fact[] {
  const { awards, recipients, recent, lastYear, recipientTypes, places } = summary;
  return [
    {
      label: t("Known awards, {years}", { years: formatYears(summary) }),
      value: (
        <>
          <AwardFigure title={countAwards(awards)} filter={{}}>
            {countAwards(awards)}
          </AwardFigure>
          <span className="block text-sm font-normal text-quiet">
            {t.rich("to {n}, the last in {year}", {
              n: countOrganisations(recipients),
              year: (
                <AwardFigure
                  inSentence
                  title={t("Awards of {year}", { year: lastYear })}
                  filter={{ year: lastYear }}
                >
                  {String(lastYear)}
                </AwardFigure>
              ),
            })}
          </span>
        </>
      ),
    },
    {
      label: t("In the last three years"),
      value: recent.awards > 0 && (
        <>
          <AwardFigure title={t("Awards of the last three years")} filter={{ recent: "1" }}>
            {countAwards(recent.awards)}
          </AwardFigure>
          <span className="block text-sm font-normal text-quiet">
            {t("to {n}", { n: countOrganisations(recent.recipients) })}
          </span>
        </>
      ),
    },
    {
      label: t("Who"),
      value: (
        <FigureList
          figures={recipientTypes.map(({ recipientType, awards: n }) => ({
            name: nameRecipientType(recipientType),
            filter: { recipientType: recipientType ?? NOT_STATED },
            n,
          }))}
        />
      ),
    },
    {
      label: t("Where"),
      value: places.length > 0 && (
        <FigureList
          figures={places.map(({ country, region, awards: n }) => ({
            name: formatPlace(country, region),
            filter: { country, region: region ?? NOT_STATED },
            n,
          }))}
        />
      ),
    },
  ].filter(({ value }) => value !== false);
}

type Figure = { name: string; n: number; filter: Parameters<typeof AwardFigure>[0]["filter"] };

function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul>
      {figures.map(({ name, n, filter }) => (
        <li key={name} className="flex items-baseline justify-between gap-3">
          <AwardFigure title={name} filter={filter} className="font-medium">
            {name}
          </AwardFigure>
          <span className="shrink-0 font-normal text-quiet tabular-nums">{formatCount(n)}</span>
        </li>
      ))}
    </ul>
  );
}

/** How far the figures can be relied on, and where they are from. */
function Reliability({ summary }: { summary: AwardSummaryView }) {
  const { awards, isCut, linkedByName, sources } = summary;
  return (
    <div className="space-y-1 text-sm text-quiet">
      {linkedByName > 0 && (
        <p>
          {t.rich("{figure} by name only: another organisation may have this name.", {
            figure: (
              <AwardFigure inSentence title={t("Linked by name only")} filter={{ linkedBy: "name" }}>
                {countAwards(linkedByName)}
              </AwardFigure>
            ),
          })}
        </p>
      )}
      {isCut && <p>{t("Only the newest {n} are counted.", { n: formatCount(awards) })}</p>}
      <p>
        {t(
          "Counted is what we have read from public registers; the funder may have given more. Kinds of organisations are told by their names and register numbers. Awards to persons are left out.",
        )}
      </p>
      <ul>
        {sources.map(({ source, licence, readAt }) => (
          <li key={`${source} ${licence}`} className="wrap-anywhere">
            {t("{source}, {licence}, read {date}", {
              source: nameAwardSource(source),
              licence: translateLabel(licence),
              date: formatDate(readAt.slice(0, 10)) ?? "",
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
