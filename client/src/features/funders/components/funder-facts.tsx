import { isSafeUrl } from "@/components/button-link";
import { FactList } from "@/components/fact-list";
import { TextLink, textLinkClass } from "@/components/text-link";
import { formatCount, formatExactMoney } from "@/lib/format/format";
import { LOCALE } from "@/lib/language";
import { paths } from "@/lib/paths";
import { countryLabel } from "@shared/constants/countries";
import type { FunderProfileView, FunderView } from "@shared/validators/catalogue";
import { translateLabel } from "@shared/words/labels";
import { listComma } from "@shared/words/language";
import { t } from "@/words";

const ALIASES_MAX = 3;

/** The facts of the directory; while the profile loads, those of its card. */
export function FunderFacts({ funder }: { funder: FunderView & Partial<FunderProfileView> }) {
  const { averageCheckSize, minCheckSize, maxCheckSize, currency, country, typicalEquity } = funder;
  const money = (amount: string | null) => amount && formatExactMoney(amount, currency);
  const hasOneSize = minCheckSize !== null && minCheckSize === maxCheckSize;
  return (
    // Two columns on a phone, where facts must not fill the screen; one where they stand beside other content.
    <div className="max-md:[&_dl]:grid-cols-2 md:[&_dl]:grid-cols-1">
      <FactList
        facts={[
          { label: t("Also called"), value: funder.aliases?.slice(0, ALIASES_MAX).join(listComma()) },
          { label: t("Part of"), value: funder.parent && <ParentLink parent={funder.parent} /> },
          { label: t("Headquarters"), value: country && countryLabel(country) },
          { label: t("Where it funds"), value: funder.geographyFocus.map(translateLabel).join(listComma()) },
          { label: t("Industries"), value: funder.industryFocus.map(translateLabel).join(listComma()) },
          { label: t("Stages"), value: funder.stageFocus.map(translateLabel).join(listComma()) },
          { label: t("Average cheque"), value: money(averageCheckSize) },
          { label: t("Smallest cheque"), value: !hasOneSize && money(minCheckSize) },
          { label: t("Largest cheque"), value: !hasOneSize && money(maxCheckSize) },
          { label: t("Typical equity"), value: typicalEquity && formatShare(typicalEquity) },
          { label: t("Portfolio"), value: formatPortfolio(funder) },
          { label: t("Links"), value: listLinks(funder).length > 0 && <Links funder={funder} /> },
        ].filter(({ value }) => value !== false)}
      />
    </div>
  );
}

function ParentLink({ parent }: { parent: NonNullable<FunderProfileView["parent"]> }) {
  return <TextLink href={paths.funder(parent.id)}>{parent.name}</TextLink>;
}

/** "7.5%" of "7.50" */
const formatShare = (share: string) => t("{n}%", { n: Number(share).toLocaleString(LOCALE) });

function formatPortfolio({ portfolioCount, activePortfolioCount, exitsCount }: Partial<FunderProfileView>) {
  const counted = (count: number | null | undefined, say: (count: number, n: string) => string) =>
    count === null || count === undefined ? [] : [say(count, formatCount(count))];
  return [
    ...counted(portfolioCount, (count, n) => t.count(count, "{n} investment", "{n} investments", { n })),
    ...counted(activePortfolioCount, (count, n) => t.count(count, "{n} active", "{n} active", { n })),
    ...counted(exitsCount, (count, n) => t.count(count, "{n} exit", "{n} exits", { n })),
  ].join(listComma());
}

function listLinks({
  website,
  crunchbaseUrl,
  linkedinUrl,
  twitterUrl,
  rorId,
}: FunderView & Partial<FunderProfileView>) {
  return [
    { name: t("Website"), href: website },
    { name: "Crunchbase", href: crunchbaseUrl },
    { name: "LinkedIn", href: linkedinUrl },
    { name: "X (Twitter)", href: twitterUrl },
    { name: "ROR", href: rorId },
  ].flatMap(({ name, href }) => (isSafeUrl(href) ? [{ name, href }] : []));
}

function Links({ funder }: { funder: FunderView & Partial<FunderProfileView> }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {listLinks(funder).map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={`${textLinkClass} inline-flex min-h-11 items-center md:min-h-8`}
          >
            {name}
            <span className="sr-only"> {t("(opens in a new tab)")}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
