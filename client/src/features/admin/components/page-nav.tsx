import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "wouter";
import { buttonClass } from "@/components/ui/button-styles";
import { formatCount } from "@/lib/format";
import { listPath, type ListAddress } from "../list-address";
import { pageMarks } from "../page-numbers";

/** The way to the other pages; nothing while there is one. Links, so that a page can be opened beside. */
export function PageNav({ address, last }: { address: ListAddress; last: number }) {
  if (last <= 1) return null;
  const { page } = address;
  const to = (wanted: number) => listPath({ ...address, page: wanted });
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-2">
      <Step label="Previous" to={page > 1 ? to(page - 1) : undefined} />
      <p className="text-[0.9375rem] text-quiet md:hidden">
        Page {formatCount(page)} of {formatCount(last)}
      </p>
      <ol className="hidden items-center gap-1 md:flex">
        {pageMarks(page, last).map((mark, index) =>
          mark === "gap" ? (
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-quiet">
              …
            </li>
          ) : (
            <li key={mark}>
              <Link
                href={to(mark)}
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? "page" : undefined}
                className={buttonClass(mark === page ? "secondary" : "ghost", "sm", "min-w-9")}
              >
                {formatCount(mark)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <Step label="Next" to={page < last ? to(page + 1) : undefined} />
    </nav>
  );
}

function Step({ label, to }: { label: "Previous" | "Next"; to: string | undefined }) {
  const words = (
    <>
      {label === "Previous" && <ChevronLeft aria-hidden="true" />}
      {label}
      {label === "Next" && <ChevronRight aria-hidden="true" />}
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
      rel={label === "Previous" ? "prev" : "next"}
      aria-label={`${label} page`}
      className={look}
    >
      {words}
    </Link>
  );
}
