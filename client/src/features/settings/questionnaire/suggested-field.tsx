import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Question } from "@shared/constants/questionnaires/questions";
import { COUNTRY, currencyOf, suggestedCurrency, type Suggestion } from "../suggestions";
import { QuestionField } from "./question-field";

/** A question that was filled in beforehand: for as long as that answer stands, its field says where it comes from. */
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

/** The currency of the profile's amounts: that of the country, wherever it moves, until the person chooses one. */
export function CurrencyField({ question, initial }: { question: Question; initial: string }) {
  const { fieldName } = question;
  const { getValues, setValue } = useFormContext();
  const country: unknown = useWatch({ name: COUNTRY });
  // Without that question in the form, the country is one that is stored.
  const wanted = country === undefined ? initial : (currencyOf(country) ?? "");
  const last = useRef(initial);
  useEffect(() => {
    if (wanted === last.current) return;
    const isTheirs = getValues(fieldName) !== last.current;
    last.current = wanted;
    if (!isTheirs) setValue(fieldName, wanted, { shouldDirty: true });
  }, [fieldName, getValues, setValue, wanted]);
  return (
    <SuggestedField question={question} suggestion={wanted === "" ? undefined : suggestedCurrency(wanted)} />
  );
}
