import { useInfiniteQuery, useIsFetching } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { newsQuery, unreadOf } from "@/lib/api/queries/news";
import { paths } from "@/lib/paths";
import { whenIdle } from "@/lib/browser/when-idle";
import { TopBarLink } from "./top-bar-link";
import { t } from "@/words";

const SHOWN_MAX = 99;
/** A screen whose code is still on its way asks for nothing yet. */
const SETTLED_MS = 1_000;

/** The way to the news, with how much is unread. */
export function NewsBell() {
  const unread = useUnread();
  return (
    <TopBarLink
      item={{ href: paths.news, label: t("News"), icon: Bell }}
      note={unread > 0 ? t.count(unread, "1 unread", "{n} unread") : undefined}
    >
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-[1.125rem] rounded-full bg-on-house px-1 text-center text-[0.6875rem] leading-[1.125rem] font-bold text-house ring-2 ring-house"
        >
          {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        </span>
      )}
    </TopBarLink>
  );
}

/** Asked for once the screen has what it shows; after that the server tells when it changes. */
function useUnread(): number {
  const [isDue, setDue] = useState(false);
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (!isQuiet || isDue) return;
    let callOff = () => undefined as void;
    const timer = setTimeout(() => (callOff = whenIdle(() => setDue(true))), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [isQuiet, isDue]);
  const { data = 0 } = useInfiniteQuery({ ...newsQuery(), enabled: isDue, select: unreadOf });
  return data;
}
