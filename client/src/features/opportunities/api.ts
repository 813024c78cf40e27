import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CreateApplicationInput } from "@shared/validators/applications";
import { apiRequest } from "@/lib/api/api-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { whenIdle } from "@/lib/browser/when-idle";

/**
 * Creates a draft. After success and failure, lists and checks of applications are fetched again, because a
 * refusal may mean that an application exists. The callbacks run even when the screen has closed.
 */
export function useCreateApplication(callbacks: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateApplicationInput) => apiRequest("POST", "/api/applications", input),
    onSuccess: () => callbacks.onSuccess(),
    onError: (error) => callbacks.onError(error),
    onSettled: () => void client.invalidateQueries({ queryKey: applicationsKey }),
  });
}

/**
 * Tells the server that an opportunity was opened, so that it is no longer announced as news. Nothing waits
 * for the answer, and a failure does not matter.
 */
export function useNoteView(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    // The request is sent even if the user has left the screen by then.
    whenIdle(() => {
      apiRequest("POST", `/api/opportunities/${encodeURIComponent(id)}/view`).catch(() => {});
    });
  }, [id]);
}
