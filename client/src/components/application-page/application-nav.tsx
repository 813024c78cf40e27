import { Link, useLocation } from "wouter";
import { preloadRoute } from "@/lib/api/preload";
import { paths } from "@/lib/paths";
import { t } from "@/words";

/** The pages of one application, in the order of the work. */
const listPages = (id: string) => [
  { href: paths.application(id), label: t("Application") },
  { href: paths.call(id), label: t("Call § application") },
  { href: paths.budget(id), label: t("Budget") },
  { href: paths.applicationReady(id), label: t("Ready to send") },
  { href: paths.after(id), label: t("After") },
];

/** Leads between the pages of one application. */
export function ApplicationNav({ id }: { id: string }) {
  const [path] = useLocation();
  const pages = listPages(id);
  return (
    <nav aria-label={t("Pages of this application")} className="mb-6 print:hidden">
      <ul className="flex flex-wrap gap-x-1 border-b border-line">
        {pages.map(({ href, label }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={path === href ? "page" : undefined}
              onPointerEnter={() => preloadRoute(href)}
              className="focus-inset flex min-h-11 items-center rounded-t-sm border-b-2 border-transparent px-[clamp(0.375rem,3vw,1rem)] text-[0.9375rem] font-semibold text-quiet transition-colors hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
