import { PRODUCT_STEPS } from "@/components/product-steps";
import { t } from "@/words";

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mx-auto max-w-content px-5 py-16 md:px-8 md:py-28">
      <h2 id="how-it-works" className="max-w-[16em] text-[2rem] md:text-[2.75rem]">
        {t("From a short profile to a finished application")}
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {PRODUCT_STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-ink pt-5">
            <span aria-hidden="true" className="font-display text-lg font-semibold text-link">
              {index + 1}
            </span>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-2 leading-relaxed text-quiet">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
