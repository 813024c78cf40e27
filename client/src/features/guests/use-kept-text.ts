import { useEffect, useState } from "react";
import { flushDraft, keepDraft, readDraft } from "@/lib/form-drafts";
import { GUEST } from "./guest-api";

/** A text that is kept in this browser until it is sent. `sent` is what was sent before. */
export function useKeptText(requestId: string, sent: string | null): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readDraft(GUEST, requestId)?.values.text;
    return typeof kept === "string" ? kept : (sent ?? "");
  });
  useEffect(() => {
    const flush = () => flushDraft(GUEST, requestId);
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [requestId]);
  const type = (typed: string) => {
    setText(typed);
    keepDraft(GUEST, requestId, () => (typed === (sent ?? "") ? undefined : { values: { text: typed } }));
  };
  return [text, type];
}
