import type { ServiceContext } from "../../../context/deps";
import { type OwnedRow, selectOwned, selectSessions } from "./archive.queries";
import type { OwnFile } from "./own-files";
import { OWNED_TABLES, type OwnedName } from "./owned-tables";

/** Each file of the archive with its tables and its description. */
export const PARTS = [
  {
    name: "account.json",
    holds: ["account", "emailChange", "signInServices", "apiKeys", "connectedPrograms", "digests"],
    about:
      "Your account and settings, the address you want to change to, which services sign you in, your API keys without their secrets, which of them are of connected programs, where you are signed in, and up to when news was put together for you.",
  },
  {
    name: "webhooks.json",
    holds: ["webhooks", "webhookDeliveries"],
    about: "Your webhooks without their secrets, and what was sent to them in the last weeks.",
  },
  {
    name: "push-notices.json",
    holds: ["pushDevices", "pushNotices"],
    about: "The devices where you turned notices on, without their keys, and the notices that still wait.",
  },
  {
    name: "second-step.json",
    holds: ["authenticatorApp", "recoveryCodes", "passkeys", "factorRemoval"],
    about: "What you set up as the second step of your sign-in, without the secrets.",
  },
  {
    name: "entities.json",
    holds: [
      "entities",
      "memberships",
      "invitations",
      "activity",
      "aiConsents",
      "startupProfiles",
      "nonprofitProfiles",
      "socialEnterpriseProfiles",
      "individualProfiles",
      "researchProfiles",
      "schoolProfiles",
      "communityGroupProfiles",
      "governmentProfiles",
      "profileReadings",
    ],
    about:
      "The entities that you own with the answers of their profiles and what was done there, what AI providers may be sent of them, which entities you are a member of, and whom you invited.",
  },
  {
    name: "applications.json",
    holds: [
      "applications",
      "textVersions",
      "comments",
      "tasks",
      "calls",
      "callPages",
      "callLines",
      "callChanges",
      "questions",
      "budgets",
      "budgetLines",
      "guestRequests",
      "putAside",
      "awardCriteria",
      "mockReviews",
      "submissions",
      "submissionFiles",
      "obligations",
      "spendings",
      "outcomes",
    ],
    about:
      "Your applications with all that belongs to them: texts and their earlier versions, comments, tasks, calls with what was read from them, questions and answers, budgets, what was put aside before sending, award criteria and mock reviews, what was sent and what came after it, what was asked of others and answered; and what you commented elsewhere. applications.csv has them as a table.",
  },
  {
    name: "pitch-decks.json",
    holds: ["pitchDecks", "pitchDeckReviews", "files"],
    about: "Your pitch decks, what was read from them, their scores, and which file of files/ is whose.",
  },
  {
    name: "documents.json",
    holds: ["documents", "documentVersions"],
    about:
      "The documents in the libraries of your entities, what was read from them, and their earlier files.",
  },
  { name: "feedback.json", holds: ["feedback"], about: "Opportunities that you saved or hid." },
  {
    name: "moved-records.json",
    holds: ["movedRecords"],
    about: "Which of your records moved to another opportunity because both are the same call.",
  },
  { name: "saved-searches.json", holds: ["savedSearches"], about: "The searches that you keep." },
  {
    name: "shortlists.json",
    holds: ["shortlists"],
    about: "The shortlists of your entities, with their notes.",
  },
  { name: "news.json", holds: ["news"], about: "What you were told in the app." },
  {
    name: "seen-opportunities.json",
    holds: ["seenOpportunities"],
    about: "Opportunities that you opened, and when you did for the first time.",
  },
  { name: "interactions.json", holds: ["interactions"], about: "Your notes of contacts with funders." },
  { name: "reminders.json", holds: ["reminders"], about: "Reminders that were sent to you." },
  { name: "ai-usage.json", holds: ["aiUsage"], about: "How much AI you used, by day." },
  {
    name: "calendar.json",
    holds: ["calendar"],
    about: "Whether you have a calendar address. The address itself is a key, and is only in Settings.",
  },
  {
    name: "mails.json",
    holds: ["mails"],
    about: "Which mails were sent to you in the last weeks. Their texts are not kept.",
  },
  {
    name: "curation.json",
    holds: ["curation", "scrapeRuns"],
    about: "What you did with the catalogue, if you are or were an administrator.",
  },
] as const satisfies readonly { name: string; holds: readonly OwnedName[]; about: string }[];

export type ArchivePart = { name: string; text: () => AsyncGenerator<string> };

/** The files of the archive that hold rows. A file is one object with a list for each table. */
export function createArchiveParts(ctx: ServiceContext, files: readonly OwnFile[]): ArchivePart[] {
  const fileOf = new Map(files.map(({ id, path, isThere }) => [id, isThere ? path : null]));
  // A deck refers to its file, and a file to its place in the archive.
  const withFile = (idColumn: string) => (row: OwnedRow) => ({
    ...row,
    file: fileOf.get(String(row[idColumn])) ?? null,
  });
  const told: Partial<Record<OwnedName, (row: OwnedRow) => OwnedRow>> = {
    pitchDecks: withFile("objectId"),
    guestRequests: withFile("objectId"),
    documents: withFile("objectId"),
    documentVersions: withFile("objectId"),
    submissionFiles: withFile("objectId"),
    calls: withFile("objectId"),
    profileReadings: withFile("objectId"),
    files: withFile("id"),
  };

  async function* lists(holds: readonly OwnedName[]): AsyncGenerator<[string, AsyncIterable<OwnedRow>]> {
    for (const name of holds) {
      async function* rows() {
        for await (const row of selectOwned(ctx.db, ctx.actor.id, OWNED_TABLES[name]))
          yield told[name]?.(row) ?? row;
      }
      yield [name, rows()];
    }
    async function* sessions() {
      yield* await selectSessions(ctx.db, ctx.actor.id);
    }
    if (holds.includes("account")) yield ["sessions", sessions()];
  }

  return PARTS.map(({ name, holds }) => ({ name, text: () => toJson(lists(holds)) }));
}

/** Streams one JSON object of lists row by row, so that it never has to fit into memory. */
async function* toJson(lists: AsyncIterable<[string, AsyncIterable<OwnedRow>]>): AsyncGenerator<string> {
  let isFirstList = true;
  for await (const [name, rows] of lists) {
    yield `${isFirstList ? "{" : ","}\n  ${JSON.stringify(name)}: [`;
    isFirstList = false;
    let isFirstRow = true;
    for await (const row of rows) {
      yield `${isFirstRow ? "" : ","}\n    ${JSON.stringify(row)}`;
      isFirstRow = false;
    }
    yield isFirstRow ? "]" : "\n  ]";
  }
  yield "\n}\n";
}
