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
  return (
    <div className="space-y-4">
      {call.groups.map((group) => (
        <Card key={group.kind}>
          <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg">{KIND_LABELS[group.kind]}</h2>
            <Badge tone={STATE_BADGES[group.state].tone}>{STATE_BADGES[group.state].words}</Badge>
            {isEditable && <AcceptAll group={group} accept={acceptAll} />}
          </div>
          <GroupNote group={group} />
          {group.lines.length > 0 && (
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
          )}
        </Card>
      ))}
    </div>
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

function GroupNote({ group: { state } }: { group: CallGroupView }) {
  if (state === "stated") return null;
  const words = {
    contradictory: t(
      "The call says this in more than one way. Both are quoted; ask the funder which one holds.",
    ),
    not_found: t("Nothing about this was found in the text of the call."),
    not_readable: t("Nothing about this was found, but some pages are pictures and could not be read."),
  }[state];
  return <p className={state === "contradictory" ? "mb-3 text-destructive" : "text-quiet"}>{words}</p>;
}
