import { useQuery } from "@tanstack/react-query";
import { useId, useMemo, useState } from "react";
import type { NotificationKind } from "@shared/constants/reminders";
import { ErrorState } from "@/components/error-state";
import { TextLink } from "@/components/text-link";
import { lazyPart } from "@/components/lazy-part";
import { Skeleton, SkeletonGroup } from "@/ui/skeleton";
import { Select } from "@/ui/select";
import { paths } from "@/lib/paths";
import { preferencesQuery, useUpdatePreference } from "../api";
import { PushNoticesSkeleton } from "../push-notices/push-notices-skeleton";
import { t } from "@/words";
import { SavedSearchesPart } from "./saved-searches";
import { SavedSwitch } from "./saved-switch";
import { SettingsSection } from "./settings-section";

const TOGGLES: readonly { key: NotificationKind; label: string; hint: string }[] = [
  {
    key: "notifyNewOpportunities",
    label: t("New opportunities"),
    hint: t("One mail a day with new opportunities that match your entities."),
  },
  {
    key: "notifyDeadlines",
    label: t("Deadline reminders"),
    hint: t(
      "14, 7 and 1 days before the deadline, for applications that are begun and not sent; your next steps with funders; and on their day, tasks that are yours or nobody’s.",
    ),
  },
  {
    key: "notifyChanges",
    label: t("Changes to calls you follow"),
    hint: t("When the deadline, amount or eligibility changes of what you saved or applied for."),
  },
  {
    key: "notifySavedSearches",
    label: t("Saved searches"),
    hint: t("What is new in the searches you keep, as often as you choose for each."),
  },
  {
    key: "notifyComments",
    label: t("Comments"),
    hint: t(
      "When somebody mentions you in a comment, writes in a thread that you are in, or decides on a suggestion of yours.",
    ),
  },
];

const pushNotices = lazyPart(() => import("../push-notices/push-notices-part"));

/** Chooses the mails to get. Each switch saves by itself. */
export function NotificationsSection() {
  const preferences = useQuery(preferencesQuery());
  return (
    <SettingsSection
      id="notifications"
      description={t("Each switch is saved as soon as you press it.")}
      actions={
        <TextLink href={paths.news} className="inline-flex min-h-11 items-center md:min-h-0">
          {t("All news")}
        </TextLink>
      }
    >
      {preferences.isPending && (
        <SkeletonGroup label={t("Loading your preferences")} className="divide-y divide-line">
          {TOGGLES.map(({ key }) => (
            <div key={key} className="flex items-center justify-between gap-4 py-4 first:pt-0 last:pb-0">
              <div className="min-w-0 flex-1 space-y-2">
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
          title={t("Your preferences could not be loaded")}
          error={preferences.error}
          onRetry={preferences.refetch}
          retrying={preferences.isFetching}
        />
      )}
      {preferences.data && (
        <div className="divide-y divide-line">
          {/* Switches are shown only for preferences that the server sends. */}
          {TOGGLES.filter(({ key }) => preferences.data[key] !== undefined).map(({ key, label, hint }) => (
            <Toggle key={key} name={key} label={label} hint={hint} checked={preferences.data[key]} />
          ))}
          <Timezone value={preferences.data.timezone} />
        </div>
      )}
      <pushNotices.Part fallback={<PushNoticesSkeleton />} />
      <SavedSearchesPart />
    </SettingsSection>
  );
}

/** Chooses the time zone of the morning mail. Hidden for a server that does not send one. */
function Timezone({ value }: { value: string | null | undefined }) {
  const id = useId();
  const update = useUpdatePreference();
  const [chosen, setChosen] = useState<string>();
  const options = useMemo(() => listTimezoneOptions(value), [value]);
  if (value === undefined) return null;
  return (
    <div className="grid gap-3 pt-4 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center">
      <div className="min-w-0">
        <label htmlFor={id} className="text-[0.9375rem] font-semibold">
          {t("Time zone")}
        </label>
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {t("Emails arrive in the morning, in this time zone.")}
        </p>
      </div>
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        options={options}
        placeholder={t("UTC")}
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

/** Lists every time zone that the browser knows, and the stored one if it is another. */
function listTimezoneOptions(stored: string | null | undefined) {
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
  const update = useUpdatePreference();
  return (
    <SavedSwitch
      label={label}
      hint={hint}
      checked={checked}
      onPress={(value, callbacks) => update.mutate({ key: name, value }, callbacks)}
      className="py-4 first:pt-0 last:pb-0"
    />
  );
}
