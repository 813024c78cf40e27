import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Question } from "@shared/constants/questionnaires/questions";
import { COUNTRY, getCurrency, suggestCurrency, type Suggestion } from "../suggestions";
import { QuestionField } from "./question-field";

/** A question with a suggested answer. Its field says where the answer comes from, until it is changed. */
export function SuggestedField({
  question,
  suggestion,
}: {
  question: Question;
  suggestion: Suggestion | undefined;
}) {
  const value: unknown = useWatch({ name: question.fieldName });
  const why = value === suggestion?.value ? suggestion?.why : undefined;
  return <QuestionField question={why === undefined ? question : { ...question, description: why }} />;
}

/** The currency of the profile's amounts. It follows the country until the user chooses one. */
export function CurrencyField({ question, initial }: { question: Question; initial: string }) {
  const { fieldName } = question;
  const { getValues, setValue } = useFormContext();
  const country: unknown = useWatch({ name: COUNTRY });
  // Without the country question in the form, the stored country counts.
  const wanted = country === undefined ? initial : (getCurrency(country) ?? "");
  const last = useRef(initial);
  useEffect(() => {
    if (wanted === last.current) return;
    const isTheirs = getValues(fieldName) !== last.current;
    last.current = wanted;
    if (!isTheirs) setValue(fieldName, wanted, { shouldDirty: true });
  }, [fieldName, getValues, setValue, wanted]);
  return (
    <SuggestedField question={question} suggestion={wanted === "" ? undefined : suggestCurrency(wanted)} />
  );
}
