import { useEffect, useMemo, useRef } from "react";
import { useWatch } from "react-hook-form";
import type { AdminOpportunityDetailView } from "@shared/validators/curation";
import { isSafeUrl } from "@/components/button-link";
import { Form } from "@/forms/form";
import { SubmitButton } from "@/forms/submit-button";
import { useZodForm } from "@/forms/use-zod-form";
import { textLinkClass } from "@/components/text-link";
import { DialogClose, DialogFooter } from "@/ui/dialog";
import { useLeaveWarning } from "@/hooks/use-leave-warning";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { useUpdateOpportunity } from "../mutations";
import { getProblemToast, toEditForm, toUpdate } from "../opportunity-form";
import { useInvalidToast } from "../use-invalid-toast";
import { FieldWithOrigin } from "./field-origin";
import {
  DeadlineField,
  DescriptionField,
  FundingTypeField,
  MaxAmountField,
  MinAmountField,
  NameField,
} from "./opportunity-fields";
import { RulesFold } from "./rule-fields";
import { t } from "@/words";

const loadSchema = async () => (await import("../opportunity-schemas")).editFormSchema;

/**
 * Edits an opportunity beside the words of its source. Accepted changes and edits of other administrators update the fields that were not
 * touched here.
 */
export function EditForm({
  opportunity,
  onDirtyChange,
  onDone,
}: {
  opportunity: AdminOpportunityDetailView;
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const update = useUpdateOpportunity(opportunity.id);
  const values = useMemo(() => toEditForm(opportunity), [opportunity]);
  const form = useZodForm(loadSchema, {
    defaultValues: values,
    values,
    resetOptions: {
      keepDirtyValues: true,
      keepErrors: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
    },
  });
  const { isDirty } = form.formState;
  useReportDirty(isDirty, onDirtyChange);
  useLeaveWarning(isDirty);
  useInvalidToast(form, getProblemToast);
  useFocusOnArrival(form, opportunity.changes.length === 0);
  const { sourceUrl } = opportunity;
  const currency = useWatch({ control: form.control, name: "currency" });
  return (
    <Form
      form={form}
      label={t("Edit opportunity")}
      pending={update.isPending}
      error={update.error}
      onSubmit={(edited) => {
        if (isDirty) update.mutate(toUpdate(opportunity, edited), { onSuccess: onDone });
        else onDone();
      }}
    >
      {isSafeUrl(sourceUrl) && (
        <p className="text-[0.9375rem] text-quiet">
          {t.rich("Source: {address}", {
            address: (
              <a
                href={sourceUrl}
                target="_blank"
                rel="noopener noreferrer"
                className={`${textLinkClass} wrap-anywhere`}
              >
                {sourceUrl}
              </a>
            ),
          })}
        </p>
      )}
      <FieldWithOrigin field="name" opportunity={opportunity}>
        <NameField />
      </FieldWithOrigin>
      <FieldWithOrigin field="description" opportunity={opportunity}>
        <DescriptionField />
      </FieldWithOrigin>
      <FieldWithOrigin field="fundingType" opportunity={opportunity}>
        <FundingTypeField />
      </FieldWithOrigin>
      <FieldWithOrigin field="minAmount" opportunity={opportunity}>
        <MinAmountField currency={currency} />
      </FieldWithOrigin>
      <FieldWithOrigin field="maxAmount" opportunity={opportunity}>
        <MaxAmountField currency={currency} />
      </FieldWithOrigin>
      <FieldWithOrigin field="deadline" opportunity={opportunity}>
        <DeadlineField />
      </FieldWithOrigin>
      <RulesFold opportunity={opportunity} error={update.error} />
      <DialogFooter className="mt-1">
        <DialogClose>{t("Cancel")}</DialogClose>
        <SubmitButton>{t("Save changes")}</SubmitButton>
      </DialogFooter>
    </Form>
  );
}

/**
 * The dialog opened before its fields were loaded, so the first field takes the focus later. Not on touch screens, where that would open
 * the keyboard.
 */
function useFocusOnArrival({ setFocus }: { setFocus: (field: "name") => void }, isFirst: boolean) {
  const hasArrived = useRef(false);
  useEffect(() => {
    // Only once: later updates must not move the focus.
    if (hasArrived.current) return;
    hasArrived.current = true;
    const isWaiting = document.activeElement?.getAttribute("role") === "dialog";
    if (isFirst && isWaiting && !window.matchMedia("(pointer: coarse)").matches) setFocus("name");
  }, [setFocus, isFirst]);
}
