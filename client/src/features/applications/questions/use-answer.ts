import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { QuestionView } from "@shared/validators/questions";
import { useCurrentUser } from "@/lib/api/current-user";
import { ApiError } from "@/lib/api/api-client";
import { toastFailure } from "@/lib/api/failure-toast";
import { draftOwner, dropDrafts, flushDraft, keepDraft, readDraft } from "@/lib/form-drafts";
import { t } from "@/words";
import { joinParts, mergeTexts } from "../merge/merge-texts";
import { getAnswerDraft, questionsQuery, useChangeQuestion } from "./questions-api";

/** A state of the question that an edit began from. */
type Base = { answer: string; version: number };
const toBase = ({ answer, version }: QuestionView): Base => ({ answer: answer ?? "", version });

/**
 * The answer as it is typed, kept in this browser until it is saved. A save that somebody else's overtook is merged with
 * theirs; where both wrote the same sentence, `theirs` has their text, and the next save is of what stands in the box.
 */
export function useAnswer(applicationId: string, question: QuestionView) {
  const client = useQueryClient();
  const owner = draftOwner(useCurrentUser().user);
  const draftName = getAnswerDraft(question.id);
  const change = useChangeQuestion(applicationId, question);
  const [start] = useState(() => {
    const kept = owner === undefined ? undefined : readDraft(owner, draftName);
    const { text, version, from } = kept?.values ?? {};
    return typeof text === "string" && typeof version === "number" && typeof from === "string"
      ? { text, base: { answer: from, version } }
      : undefined;
  });
  const [typed, setTyped] = useState(start?.text);
  // A save that is under way needs to know what is typed meanwhile.
  const newest = useRef(typed);
  const [base, setBase] = useState(start?.base ?? toBase(question));
  const [theirs, setTheirs] = useState<string>();
  const stored = question.answer ?? "";
  const text = typed ?? stored;

  useEffect(() => {
    if (owner === undefined) return;
    const flush = () => flushDraft(owner, draftName);
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [owner, draftName]);

  const keep = (next: string, from: Base) => {
    newest.current = next;
    setTyped(next);
    setBase(from);
    if (owner !== undefined)
      keepDraft(owner, draftName, () =>
        next === from.answer
          ? undefined
          : { values: { text: next, version: from.version, from: from.answer } },
      );
  };
  const finish = () => {
    if (owner !== undefined) dropDrafts(owner, draftName);
    newest.current = undefined;
    setTyped(undefined);
    setTheirs(undefined);
  };

  const send = async (next: string, from: Base, accepted: boolean, attempts = 3): Promise<void> => {
    try {
      const saved = await change.mutateAsync({
        ...{ answer: next, version: from.version },
        ...(accepted && { accepted }),
      });
      const after = newest.current;
      finish();
      // What was typed since the save began stays, as a change of what is stored now.
      if (after !== undefined && after !== next) keep(after, toBase(saved));
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409;
      const stored = isStale ? await readStored() : undefined;
      if (!stored) return void toastFailure(t("Failed to save the answer"), error);
      const now = toBase(stored);
      const mergeWith = (mine: string) => mergeTexts({ base: from.answer, mine, theirs: now.answer });
      keep(joinParts(mergeWith(newest.current ?? next)), now);
      const parts = mergeWith(next);
      if (parts.every((part) => "text" in part) && attempts > 1)
        return send(joinParts(parts), now, accepted, attempts - 1);
      setTheirs(now.answer);
    }
  };
  const readStored = async () => {
    const { queryKey } = questionsQuery(applicationId);
    await client.invalidateQueries({ queryKey });
    return client.getQueryData(queryKey)?.questions.find(({ id }) => id === question.id);
  };

  return {
    text,
    theirs,
    isChanged: typed !== undefined && typed !== stored,
    isPending: change.isPending,
    type: (next: string) => keep(next, typed === undefined ? toBase(question) : base),
    drop: finish,
    save: (accepted = false) => void send(text, typed === undefined ? toBase(question) : base, accepted),
  };
}
