import { PageHeader } from "@/components/page-header";
import { ReadingList, ReadingPart } from "@/components/reading";
import { BRAND } from "@/lib/brand";
import { formatDate } from "@/lib/format/dates";
import { t } from "@/words";

/** Update this whenever the statement is checked against the product again. */
const CHECKED_ON = "2026-11-22";

const name = BRAND.name;

/** The accessibility statement: what is promised, known gaps, and a contact. */
export default function AccessibilityPage() {
  return (
    <article className="w-full max-w-[42rem] leading-relaxed">
      <PageHeader
        title={t("Accessibility")}
        subtitle={t(
          "{name} is for everybody who looks for funding, however they see, hear, move, read or think.",
          { name },
        )}
      />
      <div className="space-y-9 md:space-y-11">
        <ReadingPart title={t("What we aim at")}>
          <p>
            {t(
              "Every screen is to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in each of its languages, in the light and the dark theme, on a telephone as on a desktop.",
            )}
          </p>
          <p>
            {t(
              "By our own tests they do, apart from the limits named below. Nobody from outside has examined them yet.",
            )}
          </p>
        </ReadingPart>
        <ReadingPart title={t("What you can count on")}>
          <ReadingList
            points={[
              t("Everything works with the keyboard alone, and you always see where you are."),
              t(
                "Screen readers are told where a link has led, what a field wants and what has just happened.",
              ),
              t(
                "Text can be enlarged to 200 %, and nothing needs to be scrolled sideways on a screen that is 320 pixels wide.",
              ),
              t("Nothing is told by colour alone, and the contrast themes of your system are followed."),
              t("If your system asks for less motion, nothing moves."),
              t("Passwords can be pasted, and what you typed is kept when a session ends or a save fails."),
            ]}
          />
        </ReadingPart>
        <ReadingPart title={t("How it is tested")}>
          <ReadingList
            points={[
              t(
                "A program (axe) examines every screen in both themes, with its dialogs, empty states and error messages.",
              ),
              t("A whole application, from signing up to saving it, is made with the keyboard alone."),
              t(
                "The main screens are opened 320 pixels wide, at 200 % zoom, in a contrast theme, with reduced motion and with names in Arabic, and the size of everything that can be pressed is measured.",
              ),
            ]}
          />
          <p>
            {t(
              "Such tests find only some of the barriers. People who use assistive technology every day have not tested it yet.",
            )}
          </p>
        </ReadingPart>
        <ReadingPart title={t("Known limits")}>
          <ReadingList
            points={[
              t(
                "Names and descriptions of funders and opportunities are shown as their sources wrote them. They can be long, hard to read, or in a language that a screen reader is not told.",
              ),
              t("Pages of funders that we link to, and their application forms, are not ours to mend."),
              t(
                "A pitch deck is downloaded as the very file that somebody uploaded. Its review here is plain text.",
              ),
              t(
                "Word documents, spreadsheets and calendars that you download have not been tested with screen readers.",
              ),
              t("Drafts come from an AI or from fixed rules: they may be wordy and need to be made simpler."),
            ]}
          />
        </ReadingPart>
        <ReadingPart title={t("Something stands in your way?")}>
          <p>
            {t(
              "Tell the operator of this installation: the people who gave you its address and in whose name its mails are sent. They can help you at once, and have the barrier removed.",
            )}
          </p>
          <p>
            {t(
              "Say on which page it was, what you wanted to do, and which browser and aids you use. No more is needed.",
            )}
          </p>
        </ReadingPart>
        <p className="border-t border-line pt-5 text-quiet">
          {t.rich("Last checked on {date}.", {
            date: <time dateTime={CHECKED_ON}>{formatDate(CHECKED_ON)}</time>,
          })}
        </p>
      </div>
    </article>
  );
}
