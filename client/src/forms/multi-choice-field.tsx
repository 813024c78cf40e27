import { X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { SearchInput } from "@/components/search-input";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import type { SelectOption } from "@/ui/select";
import { cn } from "@/lib/cn";
import { t } from "@/words";
import { FieldMessages, RequiredMark, useFieldError, type FieldBaseProps } from "./field";

/** A longer list gets a search box and scrolls by itself. */
const SHORT_LIST = 12;
/** The rest is rendered on request: hundreds of checkboxes are slow on a phone. */
const DRAWN_AT_FIRST = 48;

/** Removes accents for the filter, because few people type them in a search. */
const removeAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Several choices as checkboxes. A long list gets a filter, with the ticked options above it. A chosen value
 * that is no option is shown too, so that it can be removed.
 */
export function MultiChoiceField({
  name,
  label,
  hint,
  required,
  options: given,
}: FieldBaseProps & { options: readonly SelectOption[] }) {
  const { field } = useController({ name });
  const chosen = Array.isArray(field.value) ? (field.value as string[]) : [];
  const [search, setSearch] = useState("");
  const [hasAll, setHasAll] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const error = useFieldError(name);

  const known = new Set(given.map(({ value }) => value));
  const others = chosen.filter((value) => !known.has(value));
  const options = [...given, ...others.map((value) => ({ value, label: value }))];
  const isLong = options.length > SHORT_LIST;
  const found = options.filter((option) => removeAccents(option.label).includes(removeAccents(search)));
  const shown = hasAll ? found : found.slice(0, DRAWN_AT_FIRST);
  const set = (value: string, isChosen: boolean) =>
    field.onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  const focusFirst = () => group.current?.querySelector<HTMLElement>("input")?.focus();

  return (
    <fieldset
      ref={(element) => {
        group.current = element;
        // A server error at this field focuses the first control.
        field.ref(element && { focus: focusFirst });
      }}
      name={name}
      className="min-w-0"
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
    >
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      {isLong && chosen.length > 0 && (
        <ul aria-label={t("Chosen")} className="mb-2 flex flex-wrap gap-2">
          {options
            .filter((option) => chosen.includes(option.value))
            .map((option) => (
              <li key={option.value} className="max-w-full">
                <button
                  type="button"
                  aria-label={t("Remove {option}", { option: option.label })}
                  onClick={() => {
                    set(option.value, false);
                    focusFirst();
                  }}
                  className="flex min-h-11 max-w-full items-center gap-1.5 rounded-control bg-link/10 px-3 text-start text-sm font-semibold text-link transition-colors hover:bg-link/16 md:min-h-8"
                >
                  <span className="min-w-0 wrap-anywhere">{option.label}</span>
                  <X aria-hidden="true" className="size-4 shrink-0" />
                </button>
              </li>
            ))}
        </ul>
      )}
      <div className={cn(isLong && "overflow-hidden rounded-control border border-edge")}>
        {isLong && (
          // Enter in the filter must not save the form around it.
          <div
            className="border-b border-line p-2"
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          >
            <SearchInput
              value={search}
              onValueChange={setSearch}
              label={t("Filter the list")}
              placeholder={t("Type to filter")}
              delay={0}
            />
          </div>
        )}
        <div
          className={cn(
            "grid gap-x-4 sm:grid-cols-2",
            isLong && "max-h-56 overflow-y-auto overscroll-contain px-3 py-1.5",
          )}
        >
          {shown.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              checked={chosen.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => set(option.value, event.target.checked)}
              onBlur={field.onBlur}
            />
          ))}
          {shown.length < found.length && (
            <Button
              variant="ghost"
              size="sm"
              className="col-span-full justify-self-start"
              onClick={() => {
                setHasAll(true);
                focusFirst();
              }}
            >
              {t("Show all {n}", { n: found.length })}
            </Button>
          )}
          {found.length === 0 && (
            <p className="col-span-full py-2.5 text-quiet">{t("Nothing matches “{search}”.", { search })}</p>
          )}
        </div>
      </div>
      <FieldMessages
        hintId={`${id}-hint`}
        hint={hint && <span className="mt-1.5 block">{hint}</span>}
        errorId={`${id}-error`}
        error={error}
      />
    </fieldset>
  );
}
