import { useId, useState } from "react";
import { CircleAlert, Eye } from "lucide-react";
import type { FindingView } from "@shared/validators/readiness";
import { TextLink } from "@/components/text-link";
import { Button } from "@/ui/button";
import { Textarea } from "@/ui/textarea";
import { cn } from "@/lib/cn";
import { t } from "@/words";
import { type ApplicationRef, namePlace, placeHref } from "../place-link";
import { useDismissFinding } from "../readiness-api";
import { sayFinding } from "../wording";

type Props = {
  application: ApplicationRef;
  finding: FindingView;
  mayEdit: boolean;
  /** It is too late to mend it. */
  isSent: boolean;
};

const LOOKS = {
  mend: { Icon: CircleAlert, colour: "text-destructive" },
  look: { Icon: Eye, colour: "text-middle" },
  sent: { Icon: Eye, colour: "text-quiet" },
};

/** One finding with its words, the way to its place, and for editors a way to put it aside. */
export function FindingRow({ application, finding, mayEdit, isSent }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { against, place, weight } = finding;
  const { Icon, colour } = LOOKS[isSent ? "sent" : weight];
  return (
    <li className="flex gap-3 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className={cn("mt-0.5 size-5 shrink-0", colour)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {!isSent && (
            <span className="sr-only">{weight === "mend" ? t("To mend:") : t("To look at:")} </span>
          )}
          {sayFinding(finding)}
        </p>
        <FindingWords finding={finding} />
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          <TextLink href={placeHref(application, place)} className="inline-flex min-h-11 items-center">
            {namePlace(place)}
          </TextLink>
          {against && against.part !== "profile" && (
            <TextLink
              href={placeHref({ ...application, ...against.application }, against)}
              className="inline-flex min-h-11 items-center"
            >
              {t("Go to the other figure")}
            </TextLink>
          )}
          {against?.part === "profile" && (
            <TextLink href={placeHref(application, against)} className="inline-flex min-h-11 items-center">
              {t("Go to the profile")}
            </TextLink>
          )}
          {mayEdit && !isAsking && (
            <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setAsking(true)}>
              {t("Put aside")}
            </Button>
          )}
        </div>
        {isAsking && (
          <ReasonForm application={application} finding={finding} onEnd={() => setAsking(false)} />
        )}
      </div>
    </li>
  );
}

/** The exact words, and those of the other side. */
export function FindingWords({ finding: { code, params, place, against } }: { finding: FindingView }) {
  const about = code === "no_answer" || code.startsWith("too_many") ? String(params.question) : undefined;
  const said = code.startsWith("open_") && params.text !== undefined ? String(params.text) : undefined;
  return (
    <>
      {(about ?? said) && (
        <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-quiet">
          {about ?? said}
        </p>
      )}
      {place.quote && (
        <p dir="auto" className="mt-0.5 text-sm wrap-anywhere">
          {against?.quote
            ? t("“{quote}” here, “{other}” there", { quote: place.quote, other: against.quote })
            : t("“{quote}”", { quote: place.quote })}
        </p>
      )}
    </>
  );
}

function ReasonForm({
  application,
  finding,
  onEnd,
}: {
  application: ApplicationRef;
  finding: FindingView;
  onEnd: () => void;
}) {
  const id = useId();
  const [reason, setReason] = useState("");
  const dismiss = useDismissFinding(application.id);
  return (
    <form
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        dismiss.mutate({ key: finding.key, reason: reason.trim() });
      }}
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {t("Why can it stay as it is?")}
      </label>
      <Textarea
        id={id}
        rows={2}
        autoFocus
        className="mt-1 min-h-16"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={reason.trim() === ""} pending={dismiss.isPending}>
          {t("Put aside")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}
