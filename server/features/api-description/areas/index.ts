import type { Area } from "../describe";
import { apiKeys } from "./api-keys";
import { oauth } from "./oauth";
import { webhooks } from "./webhooks";
import { account, signIn, unsubscribe } from "./account";
import { curation, duplicates, scraping } from "./administration";
import { calls } from "./calls";
import { files } from "./files";
import { directory, events, interactions } from "./directory";
import { applications, opportunities } from "./funding";
import { calendar, exports, news, savedSearches } from "./keeping-track";
import { openCatalogue, publicCatalogue, service } from "./open";
import { entities, members, profiles } from "./organisations";
import { guests } from "./guests";
import { pitchDecks } from "./pitch-decks";
import { documents } from "./documents";
import { pushNotices } from "./push-notices";
import { questions } from "./questions";
import { budgets } from "./budgets";
import { after } from "./after";
import { readiness } from "./readiness";
import { profileProposals } from "./profile-proposals";
import { shortlists } from "./shortlists";
import { trackers } from "./trackers";
import { tasks } from "./tasks";
import { secondFactor } from "./second-factor";

/** Every route that the server answers, in the order of the page. One that is missing fails the test of this feature. */
export const AREAS: readonly Area[] = [
  openCatalogue,
  publicCatalogue,
  signIn,
  account,
  secondFactor,
  apiKeys,
  oauth,
  webhooks,
  entities,
  members,
  profiles,
  profileProposals,
  opportunities,
  savedSearches,
  shortlists,
  news,
  pushNotices,
  applications,
  calls,
  questions,
  budgets,
  readiness,
  tasks,
  after,
  guests,
  documents,
  trackers,
  pitchDecks,
  files,
  directory,
  interactions,
  calendar,
  exports,
  events,
  unsubscribe,
  curation,
  duplicates,
  scraping,
  service,
];
