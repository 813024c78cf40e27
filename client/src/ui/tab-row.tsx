import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/lib/cn";

const CHOSEN = "[aria-current=page], [aria-selected=true]";
/** What the arrows cover of the row, in pixels. */
const EDGE = 44;

/**
 * The line that tabs stand on. Where their words are wider than the screen it scrolls sideways: the chosen tab is in view, and an
 * arrow on either side says that there is more.
 */
export function TabRow({ className, children }: { className?: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  const shown = useRef<Element>(null);
  const isInView = useRef(true);
  const [more, setMore] = useState({ before: false, after: false });

  const look = () => {
    if (!row.current) return;
    const { scrollWidth, clientWidth, scrollLeft } = row.current;
    // From right to left it counts below zero.
    const before = Math.abs(scrollLeft) > 1;
    const after = scrollWidth - clientWidth - Math.abs(scrollLeft) > 1;
    setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
  };
  const showChosen = () => {
    const chosen = row.current?.querySelector(CHOSEN);
    shown.current = chosen ?? null;
    if (row.current && chosen) scrollTo(row.current, chosen);
    isInView.current = true;
    look();
  };
  const noteScroll = () => {
    const chosen = row.current?.querySelector(CHOSEN);
    isInView.current = !row.current || !chosen || hasInView(row.current, chosen);
    look();
  };

  useLayoutEffect(() => {
    // Nobody who has scrolled the row is taken back before another tab is chosen.
    if (row.current?.querySelector(CHOSEN) !== shown.current) showChosen();
  });
  useLayoutEffect(() => {
    // Also when the fonts have come. Who turns the phone after scrolling to other tabs still sees those.
    const observer = new ResizeObserver(() => (isInView.current ? showChosen() : look()));
    for (const element of [row.current, row.current?.firstElementChild])
      if (element) observer.observe(element);
    return () => observer.disconnect();
    // oxlint-disable-next-line hooks/exhaustive-deps
  }, []);

  const turn = (element: HTMLElement, towards: 1 | -1) => {
    const direction = getComputedStyle(element).direction === "rtl" ? -towards : towards;
    if (row.current) row.current.scrollLeft += direction * (row.current.clientWidth - 2 * EDGE);
  };
  return (
    <div className={cn("relative border-b border-line", className)}>
      <div
        ref={row}
        data-tab-row
        // A region that scrolls is else a stop of the tab key in some browsers; every tab is one already.
        tabIndex={-1}
        onScroll={noteScroll}
        className={cn(
          "scroll-px-11 overflow-x-auto overflow-y-hidden [scrollbar-width:none]",
          more.before && "ltr:mask-l-from-[calc(100%-3.5rem)] rtl:mask-r-from-[calc(100%-3.5rem)]",
          more.after && "ltr:mask-r-from-[calc(100%-3.5rem)] rtl:mask-l-from-[calc(100%-3.5rem)]",
        )}
      >
        {children}
      </div>
      {more.before && (
        <Arrow className="start-0 justify-start" onTurn={(arrow) => turn(arrow, -1)}>
          <ChevronLeft />
        </Arrow>
      )}
      {more.after && (
        <Arrow className="end-0 justify-end" onTurn={(arrow) => turn(arrow, 1)}>
          <ChevronRight />
        </Arrow>
      )}
    </div>
  );
}

/** Scrolls the row alone: `scrollIntoView` would move the page too. */
function scrollTo(row: HTMLElement, chosen: Element) {
  if (row.scrollWidth <= row.clientWidth) return;
  const box = row.getBoundingClientRect();
  const tab = chosen.getBoundingClientRect();
  if (tab.left < box.left + EDGE) row.scrollLeft += tab.left - box.left - EDGE;
  else if (tab.right > box.right - EDGE) row.scrollLeft += tab.right - box.right + EDGE;
}

/** Whether the middle of the chosen tab is between the edges of the row. */
function hasInView(row: HTMLElement, chosen: Element): boolean {
  const box = row.getBoundingClientRect();
  const tab = chosen.getBoundingClientRect();
  const middle = (tab.left + tab.right) / 2;
  return middle >= box.left && middle <= box.right;
}

/** For a mouse and a finger only: keys reach every tab without it. */
function Arrow({
  className,
  onTurn,
  children,
}: {
  className: string;
  onTurn: (arrow: HTMLElement) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      // It keeps the focus where it is, for it may go away when it was pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => onTurn(currentTarget)}
      className={cn(
        "absolute inset-y-0 flex w-11 items-center text-quiet hover:text-ink print:hidden [&_svg]:size-5",
        className,
      )}
    >
      {children}
    </button>
  );
}
