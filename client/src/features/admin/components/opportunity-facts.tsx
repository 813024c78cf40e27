import { CopyCheck, ExternalLink, GitCompareArrows, Link2Off } from "lucide-react";
import type { ReactNode } from "react";
import type { VerificationStatus } from "@shared/constants/enums";
import type { AdminOpportunityView } from "@shared/validators/curation";
import { translateLabel } from "@shared/words/labels";
import { isSafeUrl } from "@/components/button-link";
import { textLinkClass } from "@/components/text-link";
import { Badge } from "@/ui/badge";
import { cn } from "@/lib/cn";
import { formatDate } from "@/lib/format/dates";
import { formatCount, formatShortRange } from "@/lib/format/format";
import { t } from "@/words";

const STATUS_ASIDE: Record<VerificationStatus, string> = {
  pending: t("(pending)"),
  verified: t("(verified)"),
  rejected: t("(rejected)"),
  merged: t("(merged)"),
};

/** Shows what to check before deciding: a duplicate, a broken link, changes at the source. */
export function Flags({
  opportunity,
  onCompare,
  onShowChanges,
}: {
  opportunity: AdminOpportunityView;
  onCompare: () => void;
  onShowChanges: () => void;
}) {
  const { looksLike, linkProblem, openChanges } = opportunity;
  if (!looksLike && !linkProblem && !openChanges) return null;
  return (
    <ul className="mt-2.5 space-y-0.5 text-[0.9375rem]">
      {looksLike && (
        <FlagLine icon={<CopyCheck aria-hidden="true" />} tone="text-middle">
          {t.rich("Looks like {opportunity} {status}", {
            opportunity: <FlagButton onClick={onCompare}>{looksLike.name}</FlagButton>,
            status: <span className="text-quiet">{STATUS_ASIDE[looksLike.verificationStatus]}</span>,
          })}
        </FlagLine>
      )}
      {linkProblem && (
        <FlagLine icon={<Link2Off aria-hidden="true" />} tone="text-destructive">
          <span className="text-ink">{t("Broken link:")}</span>{" "}
          <span className="text-quiet">{linkProblem}</span>
        </FlagLine>
      )}
      {openChanges > 0 && (
        <FlagLine icon={<GitCompareArrows aria-hidden="true" />} tone="text-middle">
          <FlagButton onClick={onShowChanges}>
            {t.count(openChanges, "1 change at the source", "{n} changes at the source", {
              n: formatCount(openChanges),
            })}
          </FlagButton>
        </FlagLine>
      )}
    </ul>
  );
}

function FlagLine({ icon, tone, children }: { icon: ReactNode; tone: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2 py-1 wrap-anywhere">
      <span className={cn("mt-0.5 shrink-0 [&_svg]:size-[1.125rem]", tone)}>{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

function FlagButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      // A press area of 44 px without larger line spacing.
      className={cn(textLinkClass, "relative text-start after:absolute after:-inset-x-2 after:-inset-y-2.5")}
    >
      <bdi>{children}</bdi>
    </button>
  );
}

/** The amount and the deadline, at the end of a row. */
export function Figures({
  opportunity,
  className,
}: {
  opportunity: AdminOpportunityView;
  className?: string;
}) {
  const { minAmount, maxAmount, currency, deadline, closed } = opportunity;
  const amount = formatShortRange(minAmount, maxAmount, currency);
  return (
    <div className={className}>
      <p
        className={cn(
          "font-display font-semibold tracking-tight",
          /\d/.test(amount) ? "text-lg leading-6" : "text-[0.9375rem] leading-6 text-quiet",
        )}
      >
        {amount}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-2 text-[0.9375rem] text-quiet md:justify-end">
        {deadline ? formatDate(deadline) : t("No due date")}
        {closed && <Badge tone="destructive">{t("Closed § catalogue")}</Badge>}
      </p>
    </div>
  );
}

/** Names the source, with a link to its page. */
export function SourceLine({
  opportunity,
  children,
}: {
  opportunity: AdminOpportunityView;
  children?: ReactNode;
}) {
  const { source, sourceUrl, applicationUrl } = opportunity;
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      {isSafeUrl(sourceUrl) ? (
        <OutLink href={sourceUrl}>{source ? translateLabel(source) : new URL(sourceUrl).hostname}</OutLink>
      ) : (
        <span>{translateLabel(source ?? "Added by hand")}</span>
      )}
      {isSafeUrl(applicationUrl) && applicationUrl !== sourceUrl && (
        <OutLink href={applicationUrl}>{t("Application page")}</OutLink>
      )}
      {children}
    </p>
  );
}

function OutLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={cn(textLinkClass, "inline-flex min-h-11 items-center gap-1 wrap-anywhere md:min-h-6")}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only"> {t("(opens in a new tab)")}</span>
    </a>
  );
}
