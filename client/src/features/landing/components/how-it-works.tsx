import { t } from "@/words";

const STEPS = [
  {
    title: t("Describe your organisation"),
    text: t("The core questions take 20 to 30 seconds. Tell us more whenever you want sharper matches."),
  },
  {
    title: t("See what you are eligible for"),
    text: t(
      "Every opportunity is checked against your type, country, stage and sector, and says why it fits.",
    ),
  },
  {
    title: t("Apply with a draft in hand"),
    text: t("AI writes a first narrative from your own profile. You change every word you like."),
  },
  {
    title: t("Follow it to the decision"),
    text: t("Each application from draft to award in one place, with the figures and the dates that matter."),
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mx-auto max-w-content px-5 py-16 md:px-8 md:py-28">
      <h2 id="how-it-works" className="max-w-[16em] text-[2rem] md:text-[2.75rem]">
        {t("From a short profile to a finished application")}
      </h2>
      <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
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
