import { t } from "@/words";

/** Words of the call as they stand there, with their page. */
export function CallQuote({ quote, page, pages }: { quote: string; page: number; pages: number }) {
  return (
    <figure className="min-w-0">
      <blockquote
        dir="auto"
        className="border-s-2 border-line ps-3 text-[0.9375rem] text-quiet wrap-anywhere"
      >
        {quote}
      </blockquote>
      {pages > 1 && (
        <figcaption className="mt-1 ps-3.5 text-sm text-quiet">{t("Page {n}", { n: page })}</figcaption>
      )}
    </figure>
  );
}
