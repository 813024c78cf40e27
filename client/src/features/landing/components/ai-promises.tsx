import { formatExactMoney } from "@/lib/format/format";
import { t } from "@/words";

const PROMISES = [
  {
    title: t("It writes from your facts"),
    text: t("A draft uses what is in your profile and in the opportunity, and nothing else."),
  },
  {
    title: t("It marks what is missing"),
    text: t("Where a fact is needed that you have not given, the draft says so instead of making one up."),
  },
  {
    title: t("You send it, nobody else"),
    text: t("Nothing is submitted for you. You read, change and decide."),
  },
] as const;

/** What the AI does and does not do, beside an example. */
export function AiPromises() {
  return (
    <section
      aria-labelledby="ai-promises"
      className="mx-auto grid max-w-content gap-x-16 gap-y-12 px-5 py-16 md:px-8 md:py-28 lg:grid-cols-2"
    >
      <div>
        <h2 id="ai-promises" className="text-[2rem] md:text-[2.75rem]">
          {t("Help with the writing, without the invention")}
        </h2>
        <ul className="mt-8 grid gap-7">
          {PROMISES.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 leading-relaxed text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <figure className="self-center rounded-card border border-line bg-surface p-6 shadow-soft md:p-8">
        <figcaption className="flex items-center justify-between gap-3 border-b border-line pb-4">
          <span className="font-semibold">{t("AI draft: the need")}</span>
          <span className="text-sm text-quiet">{t("Example")}</span>
        </figcaption>
        <p className="pt-5 text-lg leading-[1.75]">
          {t.rich(
            "In the three districts where we work, families walk to the nearest safe water point. Our pilot connects {households} to a metered line that the community maintains itself. We ask for {amount}, of which {share} pays for pipes and meters, to finish the first two lines by {month}.",
            {
              households: <Gap fact={t("number of households")} />,
              amount: formatExactMoney("60000", "USD"),
              share: <Gap fact={t("share")} />,
              month: <Gap fact={t("month and year")} />,
            },
          )}
        </p>
      </figure>
    </section>
  );
}

/** A fact that the writer has to add. */
function Gap({ fact }: { fact: string }) {
  return (
    <mark className="rounded-sm bg-accent/25 px-1.5 py-0.5 text-[0.9em] font-semibold text-ink box-decoration-clone dark:bg-accent/20">
      {t("[add: {fact}]", { fact })}
    </mark>
  );
}
