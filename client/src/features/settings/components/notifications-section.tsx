import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { PreferencesView } from "@shared/validators/auth";
import { ErrorState } from "@/components/error-state";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Switch } from "@/components/ui/switch";
import { preferencesQuery, useUpdatePreference } from "../api";
import { SettingsSection } from "./settings-section";

const TOGGLES: readonly { key: keyof PreferencesView; label: string; hint: string }[] = [
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
        </div>
      )}
    </SettingsSection>
  );
}

function Toggle({
  name,
  label,
  hint,
  checked,
}: {
  name: keyof PreferencesView;
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
