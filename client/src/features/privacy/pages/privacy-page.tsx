import { ACTIVITY_DAYS } from "@shared/constants/activity";
import { EMPTY_ACCOUNT_DAYS } from "@shared/constants/verification";
import { KEPT_DAYS } from "@shared/offline/kept-answers";
import { PageHeader } from "@/components/page-header";
import { ReadingList, ReadingPart } from "@/components/reading";
import { BRAND } from "@/lib/brand";
import { t } from "@/words";

const name = BRAND.name;

/** What is kept about people, in plain words. docs/privacy.md says it table by table. */
export default function PrivacyPage() {
  return (
    <article className="w-full max-w-[42rem] leading-relaxed">
      <PageHeader
        title={t("Privacy")}
        subtitle={t("What {name} keeps about you, how long, and who else gets to see it.", { name })}
      />
      <div className="space-y-9 md:space-y-11">
        <ReadingPart title={t("What is kept")}>
          <ReadingList
            points={[
              t("Your account: your address, your names if you give them, and your settings."),
              t(
                "What you and your colleagues write: profiles, applications, notes, pitch decks and their files.",
              ),
              t("What you saved, hid, searched for or opened, so that your matches and news suit you."),
              t(
                "Where you are signed in, by what your browser says of itself. Of the place at most the country is kept.",
              ),
            ]}
          />
        </ReadingPart>
        <ReadingPart title={t("How long")}>
          <ReadingList
            points={[
              t(
                "Your account and what is yours alone: until you delete it in Settings. It then goes at once.",
              ),
              t("What belongs to an entity: until an owner deletes it, or the last member's account goes."),
              t(
                "When you leave an entity, your access, your tasks there and its dates in your calendar go at once. What you wrote there stays with your name, until your account is deleted.",
              ),
              t("Who did what in an entity: {days} days.", { days: ACTIVITY_DAYS }),
              t("News: half a year. To whom mails went: 30 days."),
              t("A sign-in: 7 days without use, 30 days at most."),
              t(
                "In your browser, so that it opens without a connection: what you read here for {days} days, and what you typed and did not save for 30. Both go when you sign out.",
                { days: KEPT_DAYS },
              ),
              t(
                "An account whose address was never confirmed, and with which nothing was made: {days} days.",
                {
                  days: EMPTY_ACCOUNT_DAYS,
                },
              ),
            ]}
          />
        </ReadingPart>
        <ReadingPart title={t("Who else gets it")}>
          <ReadingList
            points={[
              t("The members of an entity see what is written there. Nobody else does."),
              t(
                "A search that you share with an entity is seen by its members, with your name, until you or an owner stops sharing it.",
              ),
              t(
                "OpenAI and Anthropic get something of an entity only where this installation uses them and an owner of the entity has agreed, for each use by itself and until it is withdrawn in Settings: the profile and the opportunity for a draft, the words of a pitch deck for its review, the profile for matching.",
              ),
              t(
                "Where this installation compares by OpenAI, it also gets the words that are typed into the search, without a name.",
              ),
              t(
                "Where this installation uses OpenAI or Anthropic, one of them also gets the title and the public texts of an opportunity when a member asks for their translation. Nothing of you is in them.",
              ),
              t("A service that you sign in with learns that you sign in here."),
              t(
                "Where you turn notices on, your browser’s push service learns when one comes, and not what it says.",
              ),
              t("Nothing is sold, no advertising is shown, and no page loads anything from others."),
            ]}
          />
        </ReadingPart>
        <ReadingPart title={t("What you can do")}>
          <ReadingList
            points={[
              t("Download everything that is kept about you: Settings, “Your data”."),
              t(
                "Before you leave an entity, take a copy: as an owner by this download, otherwise by exporting its applications. Afterwards the download holds only your comments of it.",
              ),
              t("Correct it where you wrote it, or delete it."),
              t(
                "Ask the operator of this installation: the people who gave you its address and in whose name its mails are sent. They also decide how long backups are kept.",
              ),
            ]}
          />
        </ReadingPart>
      </div>
    </article>
  );
}
