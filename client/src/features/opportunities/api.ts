import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { CreateApplicationInput } from "@shared/validators/applications";
import { apiRequest } from "@/lib/api/api-client";
import { applicationsKey } from "@/lib/api/queries/applications";
import { whenIdle } from "@/lib/browser/when-idle";

/**
 * Creates a draft. Whatever the outcome, lists and checks of applications are read anew: a refusal may mean that one
 * exists. The callbacks run even when the screen is gone.
 */
export function useCreateApplication(told: { onSuccess: () => void; onError: (error: Error) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateApplicationInput) => apiRequest("POST", "/api/applications", input),
    onSuccess: () => told.onSuccess(),
    onError: (error) => told.onError(error),
    onSettled: () => void client.invalidateQueries({ queryKey: applicationsKey }),
  });
}

/** Has the server note that an opportunity was opened, so that it is told as news no more. Nobody waits for it, and a refusal is no matter. */
export function useNoteView(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    // Also for those who have left again by then.
    whenIdle(() => {
      apiRequest("POST", `/api/opportunities/${encodeURIComponent(id)}/view`).catch(() => {});
    });
  }, [id]);
}
