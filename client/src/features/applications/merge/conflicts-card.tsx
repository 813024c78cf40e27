import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { TextField } from "@shared/constants/applications";
import type { ApplicationView } from "@shared/validators/applications";
import { Alert } from "@/ui/alert";
import { Button } from "@/ui/button";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";
import { textVersionsQuery } from "../api";
import { STATUS_OPTIONS, nameTextField } from "../wording";
import type { EditConflict, EditField } from "./merge-edits";
import { type Choice, joinParts, type MergedPart } from "./merge-texts";

const NAMES: Record<Exclude<EditField, TextField>, string> = {
  status: t("Status"),
  submittedDate: t("Submitted date"),
  awardedAmount: t("Awarded amount"),
};
const isText = (field: EditField): field is TextField => !(field in NAMES);

/** Shows what two wrote differently side by side, for the form to keep either or both. */
export function ConflictsCard({
  application,
  conflicts,
}: {
  application: ApplicationView;
  conflicts: readonly EditConflict[];
}) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.scrollIntoView({ block: "center" });
    card.current?.focus();
  }, [conflicts]);
  const { data } = useQuery(textVersionsQuery(application.id));
  return (
    <div ref={card} tabIndex={-1}>
      <Alert
        tone="warning"
        role="alert"
        title={t("This application was changed meanwhile, by somebody else or in another window")}
      >
        <p>{t("What you typed is still here. Compare the two, and save again.")}</p>
      </Alert>
      {conflicts.map((conflict) => (
        <FieldConflict
          key={conflict.field}
          conflict={conflict}
          author={data?.versions.find(({ field }) => field === conflict.field)?.author ?? null}
        />
      ))}
    </div>
  );
}

type Contested = Extract<MergedPart, { mine: string }>;

function FieldConflict({ conflict, author }: { conflict: EditConflict; author: string | null }) {
  const { field, parts } = conflict;
  const form = useFormContext();
  const contested = parts.filter((part): part is Contested => "mine" in part);
  const [choices, setChoices] = useState<readonly Choice[]>(() => contested.map(() => "mine"));
  // Once the field was typed in again, a choice would take that away.
  const isUntouched = form.watch(field) === joinParts(parts, choices);
  const choose = (index: number, choice: Choice) => {
    const next = choices.map((now, at) => (at === index ? choice : now));
    setChoices(next);
    form.setValue(field, joinParts(parts, next), { shouldDirty: true });
  };
  const name = isText(field) ? nameTextField(field) : NAMES[field];
  return (
    <section aria-label={name} className="mt-4 rounded-card border border-line bg-raised p-4">
      <h2 className="font-semibold">{name}</h2>
      {contested.map((part, index) => (
        <div key={index} className="mt-3 grid gap-3 sm:grid-cols-2">
          <Side
            title={t("Yours")}
            text={show(field, part.mine)}
            isChosen={choices[index] === "mine"}
            choose={isUntouched ? () => choose(index, "mine") : undefined}
            label={t("Keep yours")}
          />
          <Side
            title={author && isText(field) ? t("Saved by {author}", { author }) : t("Saved meanwhile")}
            text={show(field, part.theirs)}
            isChosen={choices[index] === "theirs"}
            choose={isUntouched ? () => choose(index, "theirs") : undefined}
            label={t("Take this one")}
          />
          {isText(field) && isUntouched && (
            <Button
              variant={lookOf(choices[index] === "both")}
              className="justify-self-start sm:col-span-2"
              aria-pressed={choices[index] === "both"}
              onClick={() => choose(index, "both")}
            >
              {t("Keep both, one after the other")}
            </Button>
          )}
        </div>
      ))}
      {!isUntouched && (
        <p className="mt-3 text-sm text-quiet">
          {t(
            "You have changed this field since, so that it is yours to finish. Copy from here what you need.",
          )}
        </p>
      )}
    </section>
  );
}

/** The chosen one stands out. */
const lookOf = (isChosen: boolean) => (isChosen ? "primary" : "outline");

function Side({
  title,
  text,
  isChosen,
  choose,
  label,
}: {
  title: string;
  text: string;
  isChosen: boolean;
  choose: (() => void) | undefined;
  label: string;
}) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-quiet">{title}</p>
      <blockquote
        dir="auto"
        className="flex-1 rounded-control border border-line bg-page p-3 wrap-anywhere whitespace-pre-line"
      >
        {text.trim() || <span className="text-quiet">{t("Empty")}</span>}
      </blockquote>
      {choose && (
        <Button variant={lookOf(isChosen)} aria-pressed={isChosen} onClick={choose} className="self-start">
          {label}
        </Button>
      )}
    </div>
  );
}

function show(field: EditField, value: string): string {
  if (field === "status") return STATUS_OPTIONS.find((option) => option.value === value)?.label ?? value;
  return field === "submittedDate" ? (formatDate(value) ?? value) : value;
}
