import { useEffect, useState } from "react";
import { cn } from "@/lib/cn";
import { t } from "@/words";
import { SECTIONS, type SectionId } from "./settings-section";

/** Links to the sections of the page, on wide screens, with the current one marked; `without` lists missing sections. */
export function SectionNav({ without }: { without: readonly SectionId[] }) {
  const shown = SECTIONS.map(({ id }) => id).filter((id) => !without.includes(id));
  const current = useVisibleSection(String(shown));
  return (
    <nav aria-label={t("Settings")} className="sticky top-26 hidden lg:block">
      <ul className="grid gap-0.5">
        {SECTIONS.filter(({ id }) => !without.includes(id)).map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={current === id ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                goToSection(id);
              }}
              className={cn(
                "flex min-h-10 items-center rounded-control px-3 text-[0.9375rem] transition-colors hover:bg-raised",
                current === id ? "bg-raised font-semibold text-ink" : "text-quiet hover:text-ink",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to a section and focuses it, so that the next Tab continues there. */
export function goToSection(id: SectionId): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  section?.focus({ preventScroll: true });
}

const SETTLED_MS = 10_000;

/** Keeps the section in place while content above it still grows, until the user does something else. */
export function keepInPlace(id: SectionId): () => void {
  const section = document.getElementById(id);
  const observer = new ResizeObserver(() => section?.scrollIntoView({ block: "start" }));
  const timer = setTimeout(stop, SETTLED_MS);
  const ends = ["wheel", "touchstart", "keydown", "pointerdown"];
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ends) window.removeEventListener(type, stop);
  }
  if (section?.parentElement) observer.observe(section.parentElement);
  for (const type of ends) window.addEventListener(type, stop, { passive: true });
  return stop;
}

/** Returns the first section that reaches into the upper half of the window. `shown` changes with the sections. */
function useVisibleSection(shown: string): SectionId {
  const [current, setCurrent] = useState<SectionId>("entities");
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = SECTIONS.find(({ id }) => visible.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: "-96px 0px -50% 0px" },
    );
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [shown]);
  return current;
}
