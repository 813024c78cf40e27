import { notifyManager, useQueryClient, type Query, type QueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useCallback, useState, useSyncExternalStore } from "react";
import { Button } from "@/ui/button";
import { apiFetch, wasAnswered } from "@/lib/api/api-client";
import { currentUserKey } from "@/lib/api/current-user";
import { entitiesKey } from "@/lib/api/queries/entities";
import { newsKey } from "@/lib/api/queries/news";
import { formatDateTime } from "@/lib/format/dates";
import { addressesOf } from "@/lib/offline/addresses";
import { useReadAnswers } from "@/lib/offline/read-answers";
import { useConnection } from "@/lib/realtime/connection";
import { refetchUnanswered } from "../connection";
import { t } from "@/words";

/** What the frame shows on every screen says nothing about this one. */
const OF_FRAME: readonly unknown[] = [currentUserKey[0], entitiesKey[0], newsKey[0]];
const isOfFrame = ({ queryKey }: Query) => queryKey.length <= 2 && OF_FRAME.includes(queryKey[0]);

/**
 * Says since when a screen may have changed that shows what was read before, because the server cannot be reached, and what it lacks. A page that
 * only loses its connection has the words over it.
 */
export function ReadNotice() {
  const isAway = useConnection() !== "ok";
  const readAnswers = useReadAnswers();
  const isOld = Object.keys(readAnswers).length > 0;
  return isAway || isOld ? <Notice readAnswers={readAnswers} isOld={isOld} /> : null;
}

type ReadAnswers = ReturnType<typeof useReadAnswers>;

function Notice({ readAnswers, isOld }: { readAnswers: ReadAnswers; isOld: boolean }) {
  const client = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const { readAt, isMissing } = useShown(client, readAnswers);
  const when = isOld && readAt !== null ? formatDateTime(new Date(readAt).toISOString()) : undefined;
  const texts = [
    when && t("You see what was read here last, on {when}.", { when }),
    isMissing && readAt !== null && t("The rest of this page needs a connection."),
    isMissing && readAt === null && t("This page was not read here before. It needs a connection."),
  ].filter(Boolean);
  if (texts.length === 0) return null;

  const handleTry = async () => {
    setTrying(true);
    // The watch of the connection hears of the answer, and reads all anew if the server was away.
    await apiFetch("GET", "/api/health/ready").then(
      () => refetchUnanswered(client),
      () => undefined,
    );
    setTrying(false);
  };
  return (
    <div
      data-chrome=""
      className="mb-6 flex items-center gap-3 rounded-control border border-line bg-surface py-1.5 ps-3 pe-1.5 text-sm text-quiet"
    >
      <History aria-hidden="true" className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 py-1 text-pretty">{texts.join(" ")}</p>
      <Button
        variant="ghost"
        size="sm"
        className="shrink-0"
        pending={isTrying}
        onClick={() => void handleTry()}
      >
        {t("Try again")}
      </Button>
    </div>
  );
}

/** Returns when the oldest answer on the screen was read, and whether one is missing. */
function useShown(client: QueryClient, readAnswers: ReadAnswers) {
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const describe = () => {
    const shown = cache.findAll({ type: "active", predicate: (query) => !isOfFrame(query) });
    const moments = shown.flatMap(({ queryKey, state }) =>
      state.data === undefined
        ? []
        : addressesOf(queryKey, state.data).map(([address]) => readAnswers[address] ?? state.dataUpdatedAt),
    );
    const isMissing = shown.some(({ state }) => state.status === "error" && !wasAnswered(state.error));
    return `${moments.length > 0 ? Math.min(...moments) : ""} ${isMissing}`;
  };
  const [readAt, isMissing] = useSyncExternalStore(subscribe, describe).split(" ");
  return { readAt: readAt ? Number(readAt) : null, isMissing: isMissing === "true" };
}
