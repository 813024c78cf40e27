import type { CallGroupView, CallView } from "@shared/validators/calls";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { t } from "@/words";
import { useAcceptLine, useAcceptLines, useProposeLine } from "../call-api";
import { KIND_LABELS, STATE_BADGES } from "../wording";
import { CallLine } from "./call-line";

type Props = { applicationId: string; call: CallView; isEditable: boolean; isInCatalogue: boolean };

/** Everything that is read of a call, by its kinds. */
export function CallSheet({ applicationId, call, isEditable, isInCatalogue }: Props) {
  const accept = useAcceptLine(applicationId);
  const acceptAll = useAcceptLines(applicationId);
  const propose = useProposeLine(applicationId);
  const found = call.groups.filter(({ state }) => state === "stated" || state === "contradictory");
  return (
    <div className="space-y-4">
      {found.map((group) => (
        <Card key={group.kind}>
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg">{KIND_LABELS[group.kind]}</h2>
            <Badge tone={STATE_BADGES[group.state].tone}>{STATE_BADGES[group.state].words}</Badge>
            {isEditable && <AcceptAll group={group} accept={acceptAll} />}
          </div>
          {group.state === "contradictory" && (
            <p className="mb-3 text-destructive">
              {t("The call says this in more than one way. Both are quoted; ask the funder which one holds.")}
            </p>
          )}
          <ul className="divide-y divide-line">
            {group.lines.map((line) => (
              <CallLine
                key={line.id}
                {...{ line, isEditable, accept, propose }}
                canPropose={isInCatalogue && call.source === "page"}
                pages={call.pages}
              />
            ))}
          </ul>
        </Card>
      ))}
      <MissingKinds groups={call.groups} state="not_found" />
      <MissingKinds groups={call.groups} state="not_readable" />
    </div>
  );
}

const WHY_MISSING = {
  not_found: t("Nothing about this was found in the text of the call."),
  not_readable: t("Nothing about this was found, but some pages are pictures and could not be read."),
};

/** Names the kinds without a line together: a card for each would bury those that have some. */
function MissingKinds({ groups, state }: { groups: CallGroupView[]; state: keyof typeof WHY_MISSING }) {
  const missing = groups.filter((group) => group.state === state);
  if (missing.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{STATE_BADGES[state].words}</h2>
      <ul className="my-3 flex flex-wrap gap-2">
        {missing.map(({ kind }) => (
          <li key={kind}>
            <Badge tone={STATE_BADGES[state].tone}>{KIND_LABELS[kind]}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-quiet">{WHY_MISSING[state]}</p>
    </Card>
  );
}

/** Where a call says one thing in two ways, each line is to be looked at. */
function AcceptAll({
  group: { kind, state, lines },
  accept,
}: {
  group: CallGroupView;
  accept: ReturnType<typeof useAcceptLines>;
}) {
  const open = lines.filter(({ acceptedAt }) => acceptedAt === null).length;
  if (open < 2 || state === "contradictory") return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="ms-auto"
      pending={accept.isPending && accept.variables === kind}
      aria-label={t("Accept all {n}: {kind}", { n: open, kind: KIND_LABELS[kind] })}
      onClick={() => accept.mutate(kind)}
    >
      {t("Accept all {n}", { n: open })}
    </Button>
  );
}
