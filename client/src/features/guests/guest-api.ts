import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { GuestAnswerInput, GuestView, OpenedGuestView } from "@shared/validators/guests";
import { ApiError, apiFetch, apiRequest } from "@/lib/api/api-client";
import { saveFile } from "@/lib/api/download";
import { toastFailure } from "@/lib/api/failure-toast";
import { dropDrafts, setDraftCipher } from "@/lib/form-drafts";
import { language } from "@/lib/language";
import { t } from "@/words";

const READ = "/api/guest/read";

/** The request of a mailed link. The token goes in the body, so that no log keeps it. */
export const guestQuery = (token: string) =>
  queryOptions({
    queryKey: [READ, token],
    queryFn: async ({ signal }): Promise<GuestView> => {
      const { draftKey, ...view } = await apiRequest<OpenedGuestView>("POST", READ, { token }, { signal });
      await openGuestDrafts(view.id, draftKey);
      return view;
    },
  });

/** Guests have no account: what they type is kept in this browser under this name. */
export const GUEST = "guest";

/** Opens what is kept of one request. Without the cipher what is typed stays in memory. */
const openGuestDrafts = (requestId: string, key: string) =>
  import("@/lib/draft-cipher")
    .then(({ createDraftCipher }) => setDraftCipher(`${GUEST}:${requestId}`, createDraftCipher(key)))
    .catch(() => undefined);

const isLinkDead = (error: unknown) => error instanceof ApiError && error.status === 404;

type Sent = Omit<GuestAnswerInput, "token"> | { file: File };

/** Sends an answer, a decision or a file. What was typed is dropped once it has arrived. */
export function useSendAnswer(token: string, requestId: string) {
  const client = useQueryClient();
  const { queryKey } = guestQuery(token);
  return useMutation({
    mutationFn: (sent: Sent) =>
      "file" in sent
        ? sendFile(token, sent.file)
        : apiRequest<GuestView>("POST", "/api/guest/answer", { token, ...sent }),
    onSuccess: (view) => {
      dropDrafts(GUEST, requestId);
      client.setQueryData(queryKey, view);
    },
    onError: (error) => {
      if (!isLinkDead(error)) toastFailure(t("Failed to send your answer"), error);
      // The link has ended, or the text is another one by now.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void client.invalidateQueries({ queryKey });
    },
  });
}

async function sendFile(token: string, file: File): Promise<GuestView> {
  const response = await fetch("/api/guest/file", {
    method: "PUT",
    headers: {
      "Content-Type": "application/octet-stream",
      "X-Guest-Token": token,
      "X-File-Name": encodeURIComponent(file.name),
      "Accept-Language": language,
    },
    body: file,
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return JSON.parse(text) as GuestView;
}

/** Saves the day of the request as a calendar file. */
export function useSaveDay(token: string) {
  return useMutation({
    mutationFn: async () =>
      saveFile(await (await apiFetch("POST", "/api/guest/calendar", { token })).blob(), t("day.ics")),
    onError: (error) => toastFailure(t("Failed to save the day"), error),
  });
}
