import type { QueryClient } from "@tanstack/react-query";
import type { AiProvider } from "@shared/constants/enums";
import { toOneLine } from "@shared/one-line";
import type { CurrentUserView } from "@shared/validators/auth";
import { ApiError } from "@/lib/api/api-client";
import { currentUserKey } from "@/lib/api/current-user";
import { failureReason, toastFailure } from "@/lib/api/failure-toast";
import { entitiesKey } from "@/lib/api/queries/entities";
import { loadOnce } from "@/lib/load-once";
import { createStore } from "@/lib/store";
import { toast } from "@/lib/toast";
import { recordDeck, refreshDecks } from "../api";
import { getDeckPhase } from "../deck-figures";
import { t } from "@/words";
import { pickFile, findFileProblem } from "./file-checks";
import type * as Uploader from "@/lib/upload/upload-file";

/**
 * The only upload of this tab. It is kept outside of the screen, so that it continues when the screen is left.
 * `createdId` is the deck of the last upload until the screen has shown it. A failed upload keeps its file; `next` is
 * the step that Try again repeats, and `isUnverified` means that it waits for a verified address.
 */
export type Upload =
  | { state: "empty"; problem?: string; createdId?: string }
  | { state: "chosen"; file: File; problem?: string }
  | { state: "uploading"; file: File; percent: number; broken?: "again" | "offline" }
  | { state: "recording"; file: File }
  | {
      state: "failed";
      file: File;
      title: string;
      reason: string;
      next: "upload" | "record" | null;
      isUnverified?: boolean;
    };

type Target = { client: QueryClient; entityId: string; aiProvider: AiProvider | undefined };

const EMPTY: Upload = { state: "empty" };
const store = createStore<Upload>(EMPTY);
/** The user who owns the upload. Another user in this tab starts with an empty one. */
let owner: string | undefined;
/** The stored file of an upload that could not be recorded. */
let storedUrl: string | undefined;
let running: AbortController | undefined;

/** Closing the tab would end the upload. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function set(next: Upload) {
  store.set(next);
  if (isUnderWay()) window.addEventListener("beforeunload", warn);
  else window.removeEventListener("beforeunload", warn);
}

const isUnderWay = () => store.get().state === "uploading" || store.get().state === "recording";

/** The uploader's code is loaded only when a file is chosen. */
const loadUploader = loadOnce(() => import("@/lib/upload/upload-file"));

/** Chooses a file for a later upload, in place of an earlier one. If it cannot be uploaded, the card shows why. */
export function chooseFile(file: File): void {
  if (isUnderWay()) return;
  const problem = findFileProblem(file);
  storedUrl = undefined;
  // An earlier file that can be uploaded stays chosen.
  if (problem) return refuse(problem);
  set({ state: "chosen", file });
  // If this fails, the upload loads it again and reports a failure.
  void loadUploader().catch(() => undefined);
}

/** Does the same for dropped or pasted data. */
export function dropFile(data: DataTransfer): void {
  const dropped = pickFile(data);
  if (!dropped || isUnderWay()) return;
  if ("problem" in dropped) refuse(dropped.problem);
  else chooseFile(dropped);
}

function refuse(problem: string): void {
  const upload = store.get();
  set("file" in upload ? { state: "chosen", file: upload.file, problem } : { state: "empty", problem });
}

/** Removes the chosen file, or ends the running upload and keeps its file. */
export function cancelUpload(): void {
  const upload = store.get();
  if (upload.state === "recording") return;
  running?.abort();
  running = undefined;
  if (upload.state === "uploading") set({ state: "chosen", file: upload.file });
  else clearUpload();
}

export function clearUpload(): void {
  running?.abort();
  running = undefined;
  storedUrl = undefined;
  set(EMPTY);
}

/** Call this before showing the upload. It forgets the upload of another user. */
export function claimUpload(userId: string): void {
  if (owner !== undefined && owner !== userId) clearUpload();
  owner = userId;
}

/**
 * Uploads the chosen file and makes a deck of it. After a failure it continues at the step that failed, if that can
 * succeed.
 */
export async function startUpload(target: Target): Promise<void> {
  const upload = store.get();
  if (isUnderWay() || !("file" in upload)) return;
  const { file } = upload;
  const controller = new AbortController();
  running = controller;
  const isCurrent = () => running === controller;
  const recordsOnly = upload.state === "failed" && upload.next === "record";
  try {
    if (!recordsOnly || !storedUrl) {
      set({ state: "uploading", file, percent: 0 });
      storedUrl = await bringUp(file, controller.signal, isCurrent);
    }
  } catch (error) {
    if (!isCurrent()) return;
    running = undefined;
    const { canRetry, ...why } = whyNot(error);
    set({ state: "failed", file, title: t("Upload failed"), next: canRetry ? "upload" : null, ...why });
    return;
  }
  if (!isCurrent()) return;
  // The user may have signed out meanwhile.
  if (signedInId(target.client) === owner) await record(file, storedUrl, target, isCurrent);
  else clearUpload();
}

const signedInId = (client: QueryClient) => client.getQueryData<CurrentUserView | null>(currentUserKey)?.id;

async function bringUp(file: File, signal: AbortSignal, isCurrent: () => boolean): Promise<string> {
  const { uploadFile } = await loadUploader();
  const show = (part: { percent: number; broken?: "again" | "offline" }) => {
    if (isCurrent()) set({ state: "uploading", file, ...part });
  };
  return uploadFile(file, {
    signal,
    onProgress: (percent) => show({ percent }),
    onBroken: (isOffline) => show({ percent: 0, broken: isOffline ? "offline" : "again" }),
  });
}

async function record(file: File, url: string, target: Target, isCurrent: () => boolean): Promise<void> {
  const { client, entityId, aiProvider } = target;
  set({ state: "recording", file });
  try {
    const deck = await recordDeck({
      fileName: toOneLine(file.name),
      uploadedFileUrl: url,
      entityId,
      aiProvider,
    });
    void refreshDecks(client, deck);
    if (!isCurrent()) return;
    running = undefined;
    storedUrl = undefined;
    set({ state: "empty", createdId: deck?.id });
    const started = !deck || getDeckPhase(deck) !== "failed";
    toast({
      title: t("Success"),
      description: started ? t("Pitch deck uploaded and analysis started") : t("Pitch deck uploaded"),
    });
  } catch (error) {
    if (!isCurrent()) return;
    running = undefined;
    const next = afterRefusal(error);
    if (next !== "record") storedUrl = undefined;
    if (error instanceof ApiError && error.status === 404)
      void client.invalidateQueries({ queryKey: entitiesKey });
    const reason = failureReason(error) ?? t("Please try again.");
    set({ state: "failed", file, title: t("Failed to create pitch deck"), reason, next });
    toastFailure(t("Error"), error, t("Failed to create pitch deck"));
  }
}

function whyNot(error: unknown): { reason: string; canRetry: boolean; isUnverified?: boolean } {
  const { message, canRetry, isUnverified } = error as Partial<Uploader.UploadError>;
  return typeof canRetry === "boolean" && message
    ? { reason: message, canRetry, isUnverified: isUnverified ?? false }
    : // The uploader's code could not be fetched.
      { reason: t("We could not reach the server. Check your connection and try again."), canRetry: true };
}

/**
 * Returns the step to repeat. A file that is no deck cannot become one; after another refusal the file is uploaded
 * again; any other failure may be temporary.
 */
function afterRefusal(error: unknown): "upload" | "record" | null {
  if (!(error instanceof ApiError)) return "record";
  const { code, status } = error;
  if (code === "unreadable_file" || code === "too_large" || code === "unsupported_type") return null;
  return status === 400 || status === 404 || status === 409 ? "upload" : "record";
}

/** Call this when the new deck is shown. */
export function forgetCreated(): void {
  const upload = store.get();
  if (upload.state === "empty" && upload.createdId) set(EMPTY);
}

export const useUpload = store.use;
