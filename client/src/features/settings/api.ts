import { queryOptions, useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import type { EntityType } from "@shared/constants/enums";
import type { ProfileLayer } from "@shared/constants/questionnaires/layers";
import type { Answers, Question } from "@shared/constants/questionnaires/questions";
import type {
  ChangePasswordInput,
  PreferencesView,
  UpdatePreferencesInput,
  UpdateUserInput,
} from "@shared/validators/auth";
import type { CreateEntityInput, EntityView, UpdateEntityInput } from "@shared/validators/entities";
import { useDropDrafts } from "@/hooks/use-form-draft";
import { apiRequest } from "@/lib/api/api-client";
import { clearAfterSignOut, currentUserKey } from "@/lib/api/current-user";
import { toastFailure } from "@/lib/api/failure-toast";
import { isOfPresent, removeRow } from "@/lib/api/gone";
import { paths } from "@/lib/paths";
import { notePress } from "@/lib/browser/presses";
import { applicationsKey } from "@/lib/api/queries/applications";
import { entitiesKey, profilesKey } from "@/lib/api/queries/entities";
import { opportunitiesKey } from "@/lib/api/queries/opportunities";
import { signOut } from "@/lib/api/sign-out";
import { toast } from "@/lib/toast";
import { formDrafts } from "./form-drafts";
import { withConfirmation } from "./second-factor/confirmation";
import { t } from "@/words";

const preferencesKey = ["/api/auth/user/preferences"] as const;

export function preferencesQuery() {
  return queryOptions<PreferencesView>({ queryKey: [...preferencesKey] });
}

/** Reads the questions of one layer. */
export function questionnaireQuery(type: EntityType, layer: ProfileLayer) {
  return queryOptions<{ questions: Question[] }>({ queryKey: ["/api/questionnaire", type, layer] });
}

export function useUpdateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: UpdateUserInput) => apiRequest("PATCH", "/api/auth/user", input),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: currentUserKey, exact: true });
      toast({ title: t("Profile updated") });
    },
    onError: (error) => toastFailure(t("Failed to update profile"), error),
  });
}

type Preference = {
  [K in keyof PreferencesView]: { key: K; value: PreferencesView[K] };
}[keyof PreferencesView];

/** Changes one preference at once and takes it back if it is refused. Requests run in the order of the presses. */
export function useUpdatePreference() {
  const client = useQueryClient();
  const write = (change: UpdatePreferencesInput) =>
    client.setQueryData<PreferencesView>(preferencesKey, (known) => known && { ...known, ...change });
  return useMutation({
    scope: { id: "preferences" },
    mutationFn: ({ key, value }: Preference) =>
      apiRequest("PATCH", "/api/auth/user/preferences", { [key]: value }),
    onMutate: ({ key, value }) => {
      const shown = client.getQueryData<PreferencesView>(preferencesKey)?.[key];
      write({ [key]: value });
      return notePress(client, `preference ${key}`, shown);
    },
    onSuccess: (_answer, { value }, press) => press.accept(value),
    onError: (error, { key }, press) => {
      const back = press?.refuse();
      if (back?.stored !== undefined) write({ [key]: back.stored });
      toastFailure(t("Failed to update preferences"), error);
    },
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (input: ChangePasswordInput) =>
      withConfirmation(() => apiRequest("POST", "/api/auth/change-password", input)),
    onSuccess: () =>
      toast({
        title: t("Password changed"),
        description: t("You have been signed out on every other device."),
      }),
    onError: (error) =>
      toastFailure(
        t("Failed to change password"),
        error,
        t("Password change is managed by your third-party sign-in service."),
      ),
  });
}

/** Signs out, clears all data and goes to the login screen. */
export function useLogout() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => signOut(client),
    onSuccess: () => {
      clearAfterSignOut(client);
      navigate(paths.login());
    },
    onError: (error) => toastFailure(t("Failed to logout"), error),
  });
}

/** Reads everything again that depends on entities: the list, matches and applications. */
function refreshEntities(client: QueryClient) {
  void client.invalidateQueries({ queryKey: opportunitiesKey });
  void client.invalidateQueries({ queryKey: applicationsKey });
  return client.invalidateQueries({ queryKey: entitiesKey, predicate: isOfPresent(client) });
}

/** Drops the form's draft once it is saved, even if the form is closed by then. */
export function useCreateEntity() {
  const client = useQueryClient();
  const dropDrafts = useDropDrafts();
  return useMutation({
    mutationFn: (input: CreateEntityInput) => apiRequest<EntityView>("POST", "/api/entities", input),
    onSuccess: (created) => {
      dropDrafts(formDrafts.newEntity);
      // Added at once, because its profile dialog opens now.
      client.setQueryData<EntityView[]>(entitiesKey, (known) => known && [...known, created]);
      void refreshEntities(client);
    },
    onError: (error) => toastFailure(t("Failed to create entity"), error),
  });
}

/** Drops the form's draft as `useCreateEntity` does. */
export function useUpdateEntity(id: string) {
  const client = useQueryClient();
  const dropDrafts = useDropDrafts();
  return useMutation({
    mutationFn: (input: UpdateEntityInput) =>
      apiRequest<EntityView>("PATCH", `/api/entities/${encodeURIComponent(id)}`, input),
    onSuccess: async () => {
      dropDrafts(formDrafts.entity(id));
      void client.invalidateQueries({ queryKey: [...profilesKey, id] });
      // Tasks, documents and shortlists say whose they are, on screens that are not open now.
      void client.invalidateQueries({ type: "inactive", refetchType: "none" });
      await refreshEntities(client);
      toast({ title: t("Entity updated") });
    },
    onError: (error) => toastFailure(t("Failed to update entity"), error),
  });
}

/** Deletes the entity with its profile, applications and decks. */
export function useDeleteEntity(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withConfirmation(() => apiRequest("DELETE", `/api/entities/${encodeURIComponent(id)}`)),
    onSuccess: () => {
      removeRow(client, entitiesKey, id);
      // Its tasks, documents, shortlists and shared searches are gone too.
      void client.invalidateQueries({ predicate: isOfPresent(client) });
      toast({ title: t("Entity deleted") });
    },
    onError: (error) => toastFailure(t("Failed to delete entity"), error),
  });
}

/** Saves some answers; the others stay as they are. */
export function useSaveProfile(entityId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: Answers) =>
      apiRequest("POST", `/api/profile/${encodeURIComponent(entityId)}`, answers),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: opportunitiesKey });
      void client.invalidateQueries({ queryKey: [...profilesKey, entityId] });
      // The next layer shows the new progress of the profile.
      await client.invalidateQueries({ queryKey: entitiesKey });
    },
    onError: (error) => toastFailure(t("Failed to save profile"), error),
  });
}
