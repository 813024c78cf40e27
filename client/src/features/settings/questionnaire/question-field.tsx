import { useWatch } from "react-hook-form";
import type { Question } from "@shared/constants/questionnaires/questions";
import { decimalMark } from "@shared/words/figures";
import { translateLabel } from "@shared/words/labels";
import { MultiChoiceField } from "@/forms/multi-choice-field";
import { SelectField, TextareaField, TextField } from "@/forms/text-fields";
import { listOptions } from "../answers-form";
import { t } from "@/words";
import { YesNoField } from "./yes-no-field";

/** Renders a question of a profile as the field of its type. */
export function QuestionField({ question }: { question: Question }) {
  const { fieldName, required } = question;
  const label = translateLabel(question.label);
  const placeholder = formatExample(question);
  const hint =
    [question.description, question.helpText]
      .flatMap((text) => (text ? translateLabel(text) : []))
      .join(" ") || undefined;
  const base = { name: fieldName, label, required, hint };
  switch (question.type) {
    case "textarea":
      return <TextareaField {...base} placeholder={placeholder} />;
    case "array":
      return (
        <TextareaField
          {...base}
          rows={2}
          placeholder={placeholder}
          hint={hint ?? t("Separate with commas.")}
        />
      );
    case "integer":
      return <TextField {...base} inputMode="numeric" autoComplete="off" placeholder={placeholder} />;
    case "number":
      return (
        <TextField {...base} {...getNumberKeyboard(question)} autoComplete="off" placeholder={placeholder} />
      );
    case "select":
      return <ChoiceField question={question} hint={hint} />;
    case "multiselect":
      return <MultiChoiceField {...base} options={listOptions(question)} />;
    case "boolean":
      return <YesNoField {...base} />;
    case "text":
      return (
        <TextField {...base} {...getTextKeyboard(fieldName)} autoComplete="off" placeholder={placeholder} />
      );
  }
}

/** A bare figure in an empty box looks like an answer, so it is marked as an example, in the reader's notation. */
const formatExample = ({ placeholder }: Question) =>
  placeholder &&
  (/^[\d.,-]+$/.test(placeholder)
    ? t("e.g. {example}", { example: placeholder.replace(".", decimalMark()) })
    : translateLabel(placeholder));

function ChoiceField({ question, hint }: { question: Question; hint: string | undefined }) {
  const { fieldName, label, required } = question;
  const chosen: unknown = useWatch({ name: fieldName });
  return (
    <SelectField
      name={fieldName}
      label={translateLabel(label)}
      required={required}
      hint={hint}
      placeholder={t("Choose")}
      options={listOptions(question, typeof chosen === "string" ? [chosen] : [])}
    />
  );
}

// A phone's number pad has no minus sign, so a question about negative figures gets the full keyboard.
const getNumberKeyboard = ({ helpText }: Question) =>
  helpText?.includes("negative") ? {} : { inputMode: "decimal" as const };

function getTextKeyboard(fieldName: string) {
  if (/email$/i.test(fieldName)) return { inputMode: "email", autoCapitalize: "none", dir: "ltr" } as const;
  if (/website$|url$/i.test(fieldName))
    return { inputMode: "url", autoCapitalize: "none", dir: "ltr" } as const;
  return {};
}
