import { removeEmptyAccountsJob } from "../features/auth/remove-empty-accounts.job";
import { mendTextsJob } from "../features/catalogue/curation/mend-texts.job";
import { findDuplicatesJob } from "../features/catalogue/duplicates/find-duplicates.job";
import { readAwardsJob } from "../features/awards/read-awards.job";
import { clearExpiredJob } from "../features/auth/clear-expired.job";
import { refreshExchangeRatesJob } from "../features/exchange-rates/refresh-exchange-rates.job";
import { fetchLogosJob } from "../features/logos/fetch-logos.job";
import { embedEntityJob } from "../features/matching/retrieval/embed-entity.job";
import { embedOpportunitiesJob } from "../features/matching/retrieval/embed-opportunities.job";
import { remindGuestsJob } from "../features/guests/remind-guests.job";
import { pruneNewsJob } from "../features/news/prune-news.job";
import { sendPushNoticesJob } from "../features/push-notices/send-push-notices.job";
import { sendWebhooksJob } from "../features/webhooks/send-webhooks.job";
import { sendDigestsJob } from "../features/news/send-digests.job";
import { sweepObjectsJob } from "../features/objects/sweep-objects.job";
import { analyzeDeckJob } from "../features/pitch-decks/analyze-deck.job";
import { reviewApplicationJob } from "../features/readiness/review/review-application.job";
import { readProfileSourceJob } from "../features/profile-proposals/read-profile-source.job";
import { readCallJob } from "../features/call-sheets/read-call.job";
import { checkLinksJob } from "../features/catalogue/scraping/check-links.job";
import { refreshSourcesJob } from "../features/catalogue/scraping/refresh-sources.job";
import { scrapeJob } from "../features/catalogue/scraping/scrape.job";
import type { JobDefinitions } from "../jobs/types";

/** The handler and retry settings of every background job. */
export const jobDefinitions: JobDefinitions = {
  "analyze-deck": analyzeDeckJob,
  "read-call": readCallJob,
  "read-profile-source": readProfileSourceJob,
  "review-application": reviewApplicationJob,
  "sweep-objects": sweepObjectsJob,
  scrape: scrapeJob,
  "refresh-sources": refreshSourcesJob,
  "refresh-exchange-rates": refreshExchangeRatesJob,
  "check-links": checkLinksJob,
  "embed-opportunities": embedOpportunitiesJob,
  "embed-entity": embedEntityJob,
  "send-news": sendDigestsJob,
  "remind-guests": remindGuestsJob,
  "send-webhooks": sendWebhooksJob,
  "send-push-notices": sendPushNoticesJob,
  "prune-news": pruneNewsJob,
  "clear-expired": clearExpiredJob,
  "remove-empty-accounts": removeEmptyAccountsJob,
  "mend-texts": mendTextsJob,
  "fetch-logos": fetchLogosJob,
  "read-awards": readAwardsJob,
  "find-duplicates": findDuplicatesJob,
};
