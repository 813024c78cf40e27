import { type QueryClient, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AiAuthor } from "@shared/constants/enums";
import type { ErrorCode } from "@shared/errors";
import type { ApplicationView, UpdateApplicationInput } from "@shared/validators/applications";
import type { Language } from "@shared/words/language";
import { ApiError, apiRequest } from "@/lib/api/api-client";
import { failureReason, toastFailure } from "@/lib/api/failure-toast";
import { applicationQuery } from "@/lib/api/queries/applications";
import { ASKED_PROVIDER, receiveDraft } from "./receive-draft";
import { refreshApplications, cacheSaved } from "./cache-saved";
import { UPDATE_FAILED } from "./wording";
import { t } from "@/words";

/**
 * A draft that is not in its application yet. `broken`: it broke off, and its text can be kept. `unsaved`: saving failed. Both stay until
 * they are saved or another draft is requested. `unverified`: the e-mail address has to be verified first. `refused`: the AI refuses for
 * good, so that trying again does not help. `unavailable`: the drafts of today are used up, or no AI answers now.
 */
export type DraftWriting = {
  phase: "writing" | "saving" | "broken" | "unsaved" | "unverified" | "refused" | "unavailable";
  text: string;
  aiProvider: AiAuthor;
  /** No AI writes it for now: the built-in writer can write instead. */
  canUseBuiltin?: boolean;
  /** A sentence with the reason why it broke off or could not be saved, if known. */
  reason?: string | undefined;
};

/** What no AI writes, by the code of the refusal. Verifying the address would help with one of them. */
const WITHOUT_AI = {
  upstream_refused: "refused",
  rate_limited: "unavailable",
  ai_unavailable: "unavailable",
  email_unverified: "unverified",
} as const satisfies Partial<Record<ErrorCode, DraftWriting["phase"]>>;

/** Returns how a refusal is shown where the built-in writer can write instead; undefined if it cannot. */
function findRefusal(error: unknown, aiProvider: AiAuthor): DraftWriting["phase"] | undefined {
  // Another try of the built-in writer would fail in the same way.
  if (aiProvider === "builtin" || !(error instanceof ApiError)) return undefined;
  return WITHOUT_AI[error.code as keyof typeof WITHOUT_AI];
}

const GENERATE_FAILED = t("Failed to generate AI draft");

const allWritings = ["draft-writing"] as const;
const getWritingKey = (id: string) => [...allWritings, id] as const;
/** `null` when there is no draft: screens would not notice a removal from the cache. */
type Cached = DraftWriting | null;
const getWriting = (client: QueryClient, id: string) => client.getQueryData<Cached>(getWritingKey(id));
/** Changes nothing when `change` returns nothing. */
const changeWriting = (
  client: QueryClient,
  id: string,
  change: (now: DraftWriting | undefined) => Cached | undefined,
) => void client.setQueryData<Cached>(getWritingKey(id), (now) => change(now ?? undefined));

const underWay = new WeakMap<QueryClient, Map<string, AbortController>>();

function getControllers(client: QueryClient): Map<string, AbortController> {
  let controllers = underWay.get(client);
  if (!controllers) underWay.set(client, (controllers = new Map<string, AbortController>()));
  return controllers;
}

/**
 * Writes the draft of an application. It continues without a screen: the state is in the query cache, so that leaving loses nothing and
 * signing out drops it.
 */
export function useDraftWriting(application: ApplicationView) {
  const client = useQueryClient();
  const { id } = application;
  const { data: writing } = useQuery<Cached>({
    queryKey: getWritingKey(id),
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return {
    writing: writing ?? undefined,
    isWriting: writing?.phase === "writing" || writing?.phase === "saving",
    /** Requests a draft; an old text stays until the new one begins. */
    start: (language?: Language) => void startWriting(client, application, ASKED_PROVIDER, language),
    /** Requests a draft that is written without AI. */
    startBuiltin: (language?: Language) => void startWriting(client, application, "builtin", language),
    /** Stops the writing and saves the text so far. */
    stop: () => void stopWriting(client, id),
  };
}

/** Drops an unsaved draft once another one is saved. */
export function forgetWriting(client: QueryClient, id: string): void {
  getControllers(client).get(id)?.abort();
  changeWriting(client, id, (now) => now && null);
}

async function startWriting(
  client: QueryClient,
  application: ApplicationView,
  aiProvider: AiAuthor,
  language: Language | undefined,
): Promise<void> {
  const { id } = application;
  const before = getWriting(client, id);
  if (before?.phase === "writing" || before?.phase === "saving") return;
  const controller = new AbortController();
  getControllers(client).set(id, controller);
  const { signal } = controller;
  // Without a screen that shows it, the cache would drop the state after a while.
  client.setQueryDefaults(allWritings, { gcTime: Infinity });
  const show = (change: Partial<DraftWriting>) => {
    if (signal.aborted) return;
    changeWriting(client, id, (now) => {
      // A missing state means that the user has signed out.
      if (!now) controller.abort();
      return now && { ...now, ...change };
    });
  };
  changeWriting(client, id, () => ({
    phase: "writing",
    text: before?.text ?? "",
    aiProvider: before?.aiProvider ?? aiProvider,
  }));
  try {
    // The server continues after a broken connection and saves the draft itself.
    if (before && (await isKept(client, id))) return forgetWriting(client, id);
    const draft = await receiveDraft(application, {
      ...{ aiProvider, language },
      signal,
      onText: (text, author) => show({ text, aiProvider: author }),
    });
    show({ phase: "saving", text: draft.content, aiProvider: draft.aiProvider });
    if (!signal.aborted)
      await saveDraft(client, id, {
        title: GENERATE_FAILED,
        changes: { aiDraftNarrative: draft.content, aiProvider: draft.aiProvider },
      });
  } catch (error) {
    if (signal.aborted || !getWriting(client, id)) return;
    toastFailure(GENERATE_FAILED, error);
    const hasText = getWriting(client, id)?.text !== "";
    const refusal = findRefusal(error, aiProvider);
    const phase = hasText ? "broken" : refusal;
    if (phase) show({ phase, canUseBuiltin: refusal !== undefined, reason: failureReason(error) });
    else forgetWriting(client, id);
  } finally {
    if (getControllers(client).get(id) === controller) getControllers(client).delete(id);
  }
}

async function stopWriting(client: QueryClient, id: string): Promise<void> {
  const writing = getWriting(client, id);
  if (writing?.phase !== "writing") return;
  getControllers(client).get(id)?.abort();
  const text = writing.text.trim();
  if (text !== "") {
    changeWriting(client, id, () => ({ ...writing, phase: "saving" }));
    await saveDraft(client, id, {
      title: UPDATE_FAILED,
      changes: { aiDraftNarrative: text, aiProvider: writing.aiProvider },
    });
    return;
  }
  forgetWriting(client, id);
  const application = client.getQueryData(applicationQuery(id).queryKey);
  if (!application || application.aiDraftNarrative) return;
  // Without a text there is nothing to save, but the server would continue and save an unwanted draft. A failure changes nothing.
  await patchDraft(client, id, { aiDraftNarrative: null, version: application.version }).catch(() => {});
}

async function isKept(client: QueryClient, id: string): Promise<boolean> {
  const application = await client.fetchQuery({ ...applicationQuery(id), staleTime: 0 });
  return Boolean(application.aiDraftNarrative);
}

async function saveDraft(
  client: QueryClient,
  id: string,
  { title, changes }: { title: string; changes: UpdateApplicationInput },
): Promise<void> {
  try {
    await patchDraft(client, id, changes);
    forgetWriting(client, id);
    void refreshApplications(client);
  } catch (error) {
    // The user has signed out.
    if (!getWriting(client, id)) return;
    toastFailure(title, error);
    changeWriting(client, id, (now) => now && { ...now, phase: "unsaved", reason: failureReason(error) });
  }
}

async function patchDraft(client: QueryClient, id: string, changes: UpdateApplicationInput): Promise<void> {
  const saved = await apiRequest<ApplicationView | undefined>("PATCH", `/api/applications/${id}`, changes);
  await cacheSaved(client, id, saved);
}
