import { useInfiniteQuery, useIsFetching } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { newsQuery, getUnreadCount } from "@/lib/api/queries/news";
import { paths } from "@/lib/paths";
import { whenIdle } from "@/lib/browser/when-idle";
import { TopBarLink } from "./top-bar-link";
import { t } from "@/words";

const SHOWN_MAX = 99;
/** Wait this long after the last request: a screen whose code still loads has sent none yet. */
const SETTLED_MS = 1_000;

/** The link to the news, with the number of unread ones. */
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
          className="absolute top-1 end-0.5 min-w-[1.125rem] rounded-full bg-on-house px-1 text-center text-[0.6875rem] leading-[1.125rem] font-bold text-house ring-2 ring-house"
        >
          {unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread}
        </span>
      )}
    </TopBarLink>
  );
}

/** Reads the count once the screen has loaded; later changes are pushed by the server. */
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
  const { data = 0 } = useInfiniteQuery({ ...newsQuery(), enabled: isDue, select: getUnreadCount });
  return data;
}
