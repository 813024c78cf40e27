import { Link, useLocation } from "wouter";
import { preloadRoute } from "@/lib/api/preload";
import { paths } from "@/lib/paths";
import { TabRow } from "@/ui/tab-row";
import { t } from "@/words";

/** The pages of one application, in the order of the work. On a phone a long name is short, so that one row mostly has room for all. */
const listPages = (id: string): { href: string; label: string; short?: string }[] => [
  { href: paths.application(id), label: t("Application") },
  { href: paths.call(id), label: t("Call § application") },
  { href: paths.budget(id), label: t("Budget") },
  { href: paths.applicationReady(id), label: t("Ready to send"), short: t("Ready § tab") },
  { href: paths.after(id), label: t("After") },
];

/** Leads between the pages of one application. */
export function ApplicationNav({ id }: { id: string }) {
  const [path] = useLocation();
  const pages = listPages(id);
  return (
    <nav aria-label={t("Pages of this application")} className="mb-6 print:hidden">
      <TabRow>
        <ul className="flex w-max min-w-full gap-x-1 max-[30rem]:justify-between max-[30rem]:gap-x-0">
          {pages.map(({ href, label, short }) => (
            <li key={href} className="shrink-0">
              <Link
                href={href}
                aria-label={short && label}
                aria-current={path === href ? "page" : undefined}
                onPointerEnter={() => preloadRoute(href)}
                className="focus-inset flex min-h-11 items-center rounded-t-sm border-b-2 border-transparent px-[clamp(0.375rem,3vw,1rem)] text-[0.9375rem] font-semibold text-quiet transition-colors hover:text-ink max-[30rem]:min-w-11 max-[30rem]:justify-center max-[30rem]:px-[0.3rem] max-[30rem]:text-[0.8125rem] aria-[current=page]:border-primary aria-[current=page]:text-ink"
              >
                {short ? (
                  <>
                    <span className="min-[30rem]:hidden">{short}</span>
                    <span className="max-[30rem]:hidden">{label}</span>
                  </>
                ) : (
                  label
                )}
              </Link>
            </li>
          ))}
        </ul>
      </TabRow>
    </nav>
  );
}
