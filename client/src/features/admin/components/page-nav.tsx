import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { buttonClass } from "@/ui/button-styles";
import { formatCount } from "@/lib/format/format";
import { getListPath, type ListAddress } from "../list-address";
import { listPageMarks } from "../page-numbers";
import { t } from "@/words";

/** Links to the other pages; renders nothing when there is only one. Links can also be opened in a new tab. */
export function PageNav({ address, last }: { address: ListAddress; last: number }) {
  if (last <= 1) return null;
  const { page } = address;
  const to = (wanted: number) => getListPath({ ...address, page: wanted });
  return (
    <nav aria-label={t("Pages")} className="mt-4 flex items-center justify-between gap-2">
      <PageStep isNext={false} to={page > 1 ? to(page - 1) : undefined} />
      <p className="text-[0.9375rem] text-quiet md:hidden">
        {t("Page {page} of {last}", { page: formatCount(page), last: formatCount(last) })}
      </p>
      <ol className="hidden items-center gap-1 md:flex">
        {listPageMarks(page, last).map((mark, index) =>
          mark === "gap" ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-quiet">
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                href={to(mark)}
                aria-label={t("Page {page}", { page: mark })}
                aria-current={mark === page ? "page" : undefined}
                className={buttonClass(mark === page ? "secondary" : "ghost", "sm", "min-w-9")}
              >
                {formatCount(mark)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <PageStep isNext to={page < last ? to(page + 1) : undefined} />
    </nav>
  );
}

function PageStep({ isNext, to }: { isNext: boolean; to: string | undefined }) {
  const words = (
    <>
      {!isNext && <ChevronLeft aria-hidden="true" />}
      {isNext ? t("Next") : t("Previous")}
      {isNext && <ChevronRight aria-hidden="true" />}
    </>
  );
  const look = buttonClass("outline", "sm");
  if (to === undefined)
    return (
      <span aria-disabled="true" className={look}>
        {words}
      </span>
    );
  return (
    <Link
      href={to}
      rel={isNext ? "next" : "prev"}
      aria-label={isNext ? t("Next page") : t("Previous page")}
      className={look}
    >
      {words}
    </Link>
  );
}
