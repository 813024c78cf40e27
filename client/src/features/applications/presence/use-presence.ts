import { useQuery } from "@tanstack/react-query";
import { type FocusEvent, useEffect, useRef } from "react";
import { PRESENCE_EVERY_SECONDS, TEXT_FIELDS, type TextField } from "@shared/constants/applications";
import type { ApplicationView, PresenceView } from "@shared/validators/applications";
import { apiFetch, apiRequest } from "@/lib/api/api-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { useIsShared } from "@/lib/entity-rights";

export type Person = PresenceView["people"][number];

const NOBODY: Person[] = [];

/**
 * Tells the other members that the user has an application open, and in which text they write.
 * @returns who else has it open, and handlers that note the text in the focus, for an element around the form
 */
export function usePresence({ id, entityId }: Pick<ApplicationView, "id" | "entityId">) {
  const isShared = useIsShared(entityId);
  const field = useRef<TextField | null>(null);
  const { data, refetch } = useQuery<PresenceView>({
    queryKey: [...applicationsKey, id, "presence"],
    queryFn: () => apiRequest("PUT", `/api/applications/${id}/presence`, { field: field.current }),
    enabled: isShared,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: PRESENCE_EVERY_SECONDS * 1_000,
  });
  useEffect(() => {
    if (!isShared) return;
    // Without it the others learn it a minute later.
    const leave = () =>
      void apiFetch("DELETE", `/api/applications/${id}/presence`, undefined, { keepalive: true }).catch(
        () => undefined,
      );
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [id, isShared]);

  const noteFocus = (next: TextField | null) => {
    if (next === field.current) return;
    field.current = next;
    if (isShared) void refetch();
  };
  return {
    people: data?.people ?? NOBODY,
    onFocus: ({ target }: FocusEvent) => noteFocus(findTextField(target)),
    onBlur: () => noteFocus(null),
  };
}

const findTextField = (element: Element): TextField | null =>
  TEXT_FIELDS.find((field) => field === element.getAttribute("name")) ?? null;
