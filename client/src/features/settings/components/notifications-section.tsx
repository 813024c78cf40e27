import { useQuery } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import type { NotificationKind } from "@shared/constants/reminders";
import { ErrorState } from "@/components/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { preferencesQuery, useUpdatePreference } from "../api";
import { SettingsSection } from "./settings-section";

const TOGGLES: readonly { key: NotificationKind; label: string; hint: string }[] = [
  {
    key: "notifyNewOpportunities",
    label: "New opportunities",
    hint: "One mail a day with new opportunities that match your entities.",
  },
  {
    key: "notifyDeadlines",
    label: "Deadline reminders",
    hint: "14, 7 and 1 days before the deadline of an opportunity you have not applied to yet.",
  },
];

/** Which mails to get. Each switch saves by itself. */
export function NotificationsSection() {
  const preferences = useQuery(preferencesQuery());
  return (
    <SettingsSection id="notifications" description="Each switch is saved as soon as you press it.">
      {preferences.isPending && (
        <SkeletonGroup label="Loading your preferences" className="divide-y divide-line">
          {TOGGLES.map(({ key }) => (
            <div key={key} className="flex items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
              <div className="flex-1 space-y-2">
                <Skeleton className="h-5 w-40" />
                <Skeleton className="h-4 w-72 max-w-full" />
              </div>
              <Skeleton className="h-7 w-12 rounded-full" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {preferences.isError && (
        <ErrorState
          title="Your preferences could not be loaded"
          error={preferences.error}
          onRetry={preferences.refetch}
          retrying={preferences.isFetching}
        />
      )}
      {preferences.data && (
        <div className="divide-y divide-line">
          {TOGGLES.map(({ key, label, hint }) => (
            <Toggle key={key} name={key} label={label} hint={hint} checked={preferences.data[key]} />
          ))}
          <Timezone value={preferences.data.timezone} />
        </div>
      )}
    </SettingsSection>
  );
}

/** Whose morning it is. A server that does not speak of it is not asked to keep it. */
function Timezone({ value }: { value: string | null | undefined }) {
  const id = useId();
  const update = useUpdatePreference();
  const [chosen, setChosen] = useState<string>();
  const options = useMemo(() => timezoneOptions(value), [value]);
  if (value === undefined) return null;
  return (
    <div className="grid gap-3 pt-4 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center">
      <div className="min-w-0">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          Time zone
        </label>
        <p id={`${id}-hint`} className="text-sm text-quiet">
          Mails come in the morning of this place.
        </p>
      </div>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        options={options}
        placeholder="UTC"
        value={chosen ?? value ?? ""}
        onChange={({ target: { value: timezone } }) => {
          setChosen(timezone);
          update.mutate(
            { key: "timezone", value: timezone || null },
            { onSettled: () => setChosen(undefined) },
          );
        }}
      />
    </div>
  );
}

/** Every place that the browser knows, and the stored one if it is another. */
function timezoneOptions(stored: string | null | undefined) {
  const known = Intl.supportedValuesOf("timeZone");
  const names = stored && !known.includes(stored) ? [stored, ...known] : known;
  return names.map((name) => ({ value: name, label: name.replaceAll("_", " ").replaceAll("/", " / ") }));
}

function Toggle({
  name,
  label,
  hint,
  checked,
}: {
  name: NotificationKind;
  label: string;
  hint: string;
  checked: boolean;
}) {
  const id = useId();
  const update = useUpdatePreference();
  // What is known changes a moment after the press: until then the switch would jump back.
  const [pressed, setPressed] = useState<boolean>();
  return (
    <div className="flex items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={pressed ?? checked}
        onChange={({ target: { checked: value } }) => {
          setPressed(value);
          update.mutate({ key: name, value }, { onSettled: () => setPressed(undefined) });
        }}
      />
    </div>
  );
}
