import { PageHeader } from "@/components/page-header";
import { ReadingList, ReadingPart } from "@/components/reading";
import { SignUpCard } from "@/components/sign-up-card";
import { TextLink } from "@/components/text-link";
import { useCurrentUser } from "@/lib/api/current-user";
import { BRAND } from "@/lib/brand";
import { paths } from "@/lib/paths";
import { MeasuredTable } from "../components/measured-table";
import { t } from "@/words";

const name = BRAND.name;

/** Says how matches are found, how good that is as measured, and what is never done. */
export default function HowItWorksPage() {
  const { user } = useCurrentUser();
  return (
    <article className="w-full max-w-[42rem] leading-relaxed">
      <PageHeader
        title={t("How it works")}
        subtitle={t("How {name} finds funding for you, how good that is, and what it never does.", { name })}
      />
      <div className="space-y-9 md:space-y-11">
        <ReadingPart title={t("How a match is found")}>
          <ReadingList
            points={[
              t(
                "First the rules of a call: who may apply, from which country, at which stage, founded when, with which revenue. A call whose rules exclude you is no match.",
              ),
              t(
                "Then what the work is about: your profile and the call are compared by subjects and by words.",
              ),
              t(
                "Every percentage can be opened. It is the sum of parts, and each part says how it came about.",
              ),
              t("What your profile does not say yet is a question, not a no."),
            ]}
          />
        </ReadingPart>
        <ReadingPart title={t("Where the calls come from")}>
          <ReadingList
            points={[
              t("From public sources and from funders’ own pages. Each call names its source."),
              t("A person looks at what a program has read before it is shown."),
              t("A call that has closed says so."),
            ]}
          />
          <p>
            <TextLink href={paths.sources}>{t("Where the catalogue comes from")}</TextLink>
          </p>
        </ReadingPart>
        <ReadingPart title={t("How good it is")}>
          <MeasuredTable />
          <p className="text-quiet">
            {t(
              "This is not good enough yet, and we say so. Read a call at its source before you spend days on it: every one has a link there.",
            )}
          </p>
        </ReadingPart>
        <ReadingPart title={t("Help with the application")}>
          <ReadingList
            points={[
              t(
                "A draft is written from your profile, your earlier answers and the call. What is missing is marked in it, not invented.",
              ),
              t(
                "The requirements of a call are shown beside its own words, and count once you have accepted them.",
              ),
              t(
                "Before you send it, the application is checked against the call: questions, lengths, sums, documents.",
              ),
            ]}
          />
        </ReadingPart>
        <ReadingPart title={t("What it never does")}>
          <ReadingList
            points={[
              t("It sends nothing to a funder. You send it, where the call says."),
              t("It gives nothing of yours to an AI provider unless an owner of the entity has agreed."),
              t("It sells nothing and shows no advertising."),
            ]}
          />
        </ReadingPart>
        {!user && <SignUpCard next={paths.home} />}
      </div>
    </article>
  );
}
