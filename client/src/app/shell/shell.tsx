import type { ReactNode } from "react";
import type { CurrentUserView } from "@shared/validators/auth";
import { BottomBar } from "./bottom-bar";
import { NavRail } from "./nav-rail";
import { ReadNotice } from "./read-notice";
import { TopBar } from "./top-bar";
import { useOffline } from "./use-offline";
import { t } from "@/words";

/** The purple frame around every signed-in screen. */
export default function Shell({ user, children }: { user: CurrentUserView; children: ReactNode }) {
  useOffline(user);
  return (
    <div
      data-frame=""
      className="min-h-dvh bg-page md:grid md:grid-cols-[5.5rem_minmax(0,1fr)] md:grid-rows-[4rem_1fr] md:bg-house"
    >
      <SkipLink />
      <TopBar user={user} />
      <NavRail isAdmin={user.isAdmin} />
      <div data-page="" className="min-w-0 bg-page">
        <FrameCorner />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-content px-4 pt-6 pb-32 md:px-8 md:pt-10 md:pb-16"
        >
          <ReadNotice />
          {children}
        </main>
      </div>
      <BottomBar />
    </div>
  );
}

/** Keeps the page's rounded corner under the bar while the page scrolls past. */
function FrameCorner() {
  return (
    <div
      aria-hidden="true"
      data-chrome=""
      className="sticky top-[calc(4rem+var(--banner-height,0px))] z-20 hidden h-0 md:block"
    >
      <svg viewBox="0 0 20 20" className="absolute top-0 start-0 size-5 fill-house rtl:-scale-x-100">
        <path d="M0 0h20A20 20 0 0 0 0 20z" />
      </svg>
    </div>
  );
}

/** The first tab stop: skips the navigation. */
function SkipLink() {
  return (
    <a
      href="#main"
      data-chrome=""
      onClick={(event) => {
        event.preventDefault();
        document.getElementById("main")?.focus();
      }}
      className="absolute top-2 start-2 z-50 -translate-y-24 rounded-control bg-accent px-4 py-2.5 font-semibold text-on-accent focus-visible:translate-y-0"
    >
      {t("Skip to content")}
    </a>
  );
}
