import { CircleCheck } from "lucide-react";
import { FINDING_KINDS } from "@shared/constants/readiness";
import type { ReadinessView } from "@shared/validators/readiness";
import { listComma } from "@shared/words/language";
import { Button } from "@/ui/button";
import { Card, CardHeader } from "@/ui/card";
import { Fold } from "@/ui/fold";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";
import type { ApplicationRef } from "../place-link";
import { useRestoreFinding } from "../readiness-api";
import { KIND_TITLES, sayFinding, sayUnchecked } from "../wording";
import { FindingRow, FindingWords } from "./finding-row";

type Props = {
  application: ApplicationRef;
  view: ReadinessView;
  mayEdit: boolean;
  /** Nothing can be mended any more, nor has to be put aside. */
  isSent?: boolean;
};

/** The findings by their kind, what was put aside, and what was checked at all. */
export function FindingsCards({ application, view, mayEdit, isSent = false }: Props) {
  const { findings, dismissed } = view;
  const mayDecide = mayEdit && !isSent;
  return (
    <>
      <Card>
        <Summary view={view} isSent={isSent} />
      </Card>
      {FINDING_KINDS.map((kind) => {
        const ofKind = findings.filter((finding) => finding.kind === kind);
        return ofKind.length === 0 ? null : (
          <Card key={kind}>
            <CardHeader title={`${KIND_TITLES[kind]} (${ofKind.length})`} />
            <ul className="divide-y divide-line">
              {ofKind.map((finding) => (
                <FindingRow key={finding.key} {...{ application, finding, isSent }} mayEdit={mayDecide} />
              ))}
            </ul>
          </Card>
        );
      })}
      {dismissed.length > 0 && (
        <Fold level={2} title={t("Put aside ({n})", { n: dismissed.length })} className="min-h-14 py-3">
          {() => <Dismissed {...{ application, view }} mayEdit={mayDecide} />}
        </Fold>
      )}
    </>
  );
}

function Summary({
  view: { findings, checked, unchecked },
  isSent,
}: {
  view: ReadinessView;
  isSent: boolean;
}) {
  const mend = findings.filter(({ weight }) => weight === "mend").length;
  const look = findings.length - mend;
  const parts = isSent
    ? [findings.length > 0 && t.count(findings.length, "1 thing was found", "{n} things were found")]
    : [
        mend > 0 && t.count(mend, "1 thing to fix", "{n} things to fix"),
        look > 0 && t.count(look, "1 to check", "{n} to check"),
      ];
  const said = parts.filter((part) => part !== false);
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-lg font-semibold">
        {findings.length === 0 && <CircleCheck aria-hidden="true" className="size-6 text-good" />}
        {said.length > 0 ? said.join(listComma()) : t("Nothing was found that has to be fixed")}
      </p>
      <p className="mt-2 text-sm text-quiet">
        {[
          t.count(checked.texts, "1 text was read", "{n} texts were read"),
          t.count(
            checked.documents,
            "1 attached document was checked",
            "{n} attached documents were checked",
          ),
          t.count(
            checked.applications,
            "1 other live application was compared",
            "{n} other live applications were compared",
          ),
        ].join("\u00A0· ")}
      </p>
      {unchecked.length > 0 && (
        <div className="mt-3 text-sm text-quiet">
          <p>{t("This could not be checked:")}</p>
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {unchecked.map((part) => (
              <li key={part}>{sayUnchecked(part)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Dismissed({ application, view, mayEdit }: Props) {
  const restore = useRestoreFinding(application.id);
  return (
    <ul className="divide-y divide-line">
      {view.dismissed.map((finding) => {
        const { id, by, at, reason } = finding.dismissal;
        const date = formatDate(at) ?? "";
        return (
          <li key={finding.key} className="py-4 first:pt-0 last:pb-0">
            <p className="font-medium wrap-anywhere">{sayFinding(finding)}</p>
            <FindingWords finding={finding} />
            <p dir="auto" className="mt-1 text-sm wrap-anywhere text-quiet">
              {by ? t("{reason} ({name}, {date})", { reason, name: by, date }) : `${reason} (${date})`}
            </p>
            {mayEdit && (
              <Button
                variant="outline"
                size="sm"
                className="mt-2"
                pending={restore.isPending}
                onClick={() => restore.mutate(id)}
              >
                {t("Take up again")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
