import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { NAV_TOOLTIP_MS } from "@shared/constants/limits";
import { afterPaint } from "@/lib/browser/after-paint";
import { cn } from "@/lib/cn";
import { MatchFigure } from "./match-figure";
import { t } from "@/words";

/** The panel stays open this long, so that the pointer can cross the gap between the button and the panel. */
const LEAVE_MS = 150;
/** About the panel's greatest height plus the phone's bottom bar. */
const ROOM_PX = 400;

type Opened = { isPressed: boolean; isAbove: boolean };

/**
 * Shows "81% match". Its panel opens on hover and on keyboard focus. After a press it stays open until the
 * next press, Escape or a press elsewhere.
 */
export function MatchButton({ match, children }: { match: number; children: () => ReactNode }) {
  const [opened, setOpened] = useState<Opened>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => () => clearTimeout(timer.current), []);

  const buildOpened = (isPressed: boolean): Opened => {
    const { top = 0, bottom = 0 } = root.current?.getBoundingClientRect() ?? {};
    return { isPressed, isAbove: window.innerHeight - bottom < ROOM_PX && top > ROOM_PX };
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpened(undefined);
  };
  const changeLater = (ms: number, change: (current: Opened | undefined) => Opened | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(change), ms);
  };
  const openSoon = () => changeLater(NAV_TOOLTIP_MS, (current) => current ?? buildOpened(false));
  const closeSoon = () => changeLater(LEAVE_MS, (current) => (current?.isPressed ? current : undefined));

  return (
    <div
      ref={root}
      // The button lies above the link that covers the card; the open panel lies above the cards that follow.
      className={cn("relative ms-auto shrink-0", opened ? "z-20" : "z-10")}
      onPointerEnter={(event) => event.pointerType === "mouse" && openSoon()}
      onPointerLeave={(event) => event.pointerType === "mouse" && closeSoon()}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on the panel's text moves the focus to nothing, which keeps it open.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        data-printed=""
        aria-label={t("{n}% match: why", { n: match })}
        aria-expanded={opened !== undefined}
        aria-controls={opened && id}
        onFocus={(event) => event.target.matches(":focus-visible") && openSoon()}
        onClick={() => {
          clearTimeout(timer.current);
          afterPaint(() => setOpened((current) => (current?.isPressed ? undefined : buildOpened(true))));
        }}
        className="-mx-2 -my-2.5 min-h-11 rounded-control px-2 text-[0.9375rem] leading-6 font-medium text-link underline print:no-underline decoration-link/40 decoration-dotted underline-offset-4 transition-colors hover:bg-raised md:-my-1 md:min-h-8"
      >
        <MatchFigure match={match} className="text-lg" />
      </button>
      {opened && (
        <Panel id={id} {...opened} anchor={root} onClose={close}>
          {children()}
        </Panel>
      )}
    </div>
  );
}

/**
 * Shows the panel below the button, or above it if there is room only there. A press scrolls it into view.
 */
function Panel({
  id,
  isPressed,
  isAbove,
  anchor,
  onClose,
  children,
}: {
  id: string;
  anchor: RefObject<HTMLDivElement | null>;
  onClose: () => void;
  children: ReactNode;
} & Opened) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPressed) panel.current?.scrollIntoView({ block: "nearest" });
  }, [isPressed]);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  // A layout effect, because the panel must not be seen before Escape closes it.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The focus inside the panel moves to the button when it closes.
      if (anchor.current?.contains(document.activeElement)) anchor.current.querySelector("button")?.focus();
      close.current();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && anchor.current?.contains(target))) close.current();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [anchor]);
  return (
    <div
      ref={panel}
      className={cn(
        // This leaves space for the phone's bar at the bottom.
        "absolute -end-2 w-72 scroll-mb-28 md:scroll-mb-6 animate-fade-in",
        isAbove ? "bottom-full pb-2.5 md:pb-1.5" : "top-full pt-2.5 md:pt-1.5",
      )}
    >
      <div
        id={id}
        role="group"
        aria-label={t("How the match adds up")}
        className="rounded-card border border-edge/60 bg-surface p-4 text-[0.9375rem] shadow-soft"
      >
        {children}
      </div>
    </div>
  );
}
