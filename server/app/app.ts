import { constants } from "node:zlib";
import compression from "compression";
import express, { type Express, type RequestHandler, type Router } from "express";
import type { Deps } from "../context/deps";
import { activityRouter } from "../features/activity/activity.routes";
import { aiConsentsRouter } from "../features/ai-consents/ai-consents.routes";
import { apiKeysRouter } from "../features/api-keys/api-keys.routes";
import { confineKey, loadKey } from "../features/api-keys/load-key";
import { apiDocsRouter, openApiRouter } from "../features/api-description/api-description.routes";
import { applicationsRouter } from "../features/applications/applications.routes";
import { authPublicRouter, accountRouter } from "../features/auth/auth.routes";
import { callsRouter } from "../features/call-sheets/calls.routes";
import { comparisonsRouter } from "../features/comparisons/comparisons.routes";
import { commentsRouter } from "../features/comments/comments.routes";
import { devicesRouter } from "../features/auth/devices/devices.routes";
import {
  calendarFeedRouter,
  calendarRouter,
  opportunityCalendarRouter,
} from "../features/calendar/calendar.routes";
import { commonGrantsRouter } from "../features/common-grants/common-grants.routes";
import { duplicatesRouter } from "../features/catalogue/duplicates/duplicates.routes";
import { adminActivityRouter } from "../features/catalogue/curation/admin-activity.routes";
import { curationRouter } from "../features/catalogue/curation/curation.routes";
import { checklistRouter, documentsRouter } from "../features/documents/documents.routes";
import { entitiesRouter } from "../features/entities/entities.routes";
import { exchangeRatesRouter } from "../features/exchange-rates/exchange-rates.routes";
import { eventsRouter } from "../features/events/events.routes";
import {
  accountExportsRouter,
  applicationExportsRouter,
  opportunityExportsRouter,
} from "../features/exports/exports.routes";
import { fundersRouter } from "../features/funders/funders.routes";
import { applicationGuestsRouter, guestRouter } from "../features/guests/guests.routes";
import { interactionsRouter } from "../features/interactions/interactions.routes";
import { logosRouter } from "../features/logos/logos.routes";
import { companionRouter } from "../features/objects/companion.routes";
import { invitationPublicRouter, invitationRouter, membersRouter } from "../features/members/members.routes";
import { guardMcp, mcpRouter } from "../features/mcp/mcp.routes";
import { connectRouter, keepOpener, oauthServerRouter } from "../features/oauth/oauth.routes";
import { newsRouter } from "../features/news/news.routes";
import { objectsRouter, uploadRouter } from "../features/objects/objects.routes";
import { unsubscribeRouter } from "../features/notifications/notifications.routes";
import { opportunitiesRouter } from "../features/opportunities/opportunities.routes";
import { embedRouter } from "../features/public-catalogue/embed/embed.routes";
import { publicCatalogueRouter } from "../features/public-catalogue/public-catalogue.routes";
import { searchEnginesRouter } from "../features/public-catalogue/search-engines.routes";
import { pitchDecksRouter } from "../features/pitch-decks/pitch-decks.routes";
import { profileProposalsRouter } from "../features/profile-proposals/profile-proposals.routes";
import { profileRouter, questionnaireRouter } from "../features/profiles/profiles.routes";
import { pushNoticesRouter } from "../features/push-notices/push-notices.routes";
import { resourcesRouter } from "../features/resources/resources.routes";
import { searchFeedRouter } from "../features/saved-searches/feed/feed.routes";
import { savedSearchesRouter } from "../features/saved-searches/saved-searches.routes";
import { requireFactorOfAdmins, requireFactorOfAll } from "../features/second-factor/require-confirmation";
import { factorsRouter, secondStepRouter } from "../features/second-factor/second-factor.routes";
import { budgetsRouter } from "../features/budgets/budgets.routes";
import { afterRouter, obligationsRouter } from "../features/obligations/after.routes";
import { readinessRouter } from "../features/readiness/readiness.routes";
import { pastAnswersRouter } from "../features/questions/past-answers/past-answers.routes";
import { applicationQuestionsRouter, questionsRouter } from "../features/questions/questions.routes";
import { applicationTasksRouter, tasksRouter } from "../features/tasks/tasks.routes";
import { sharedShortlistRouter, shortlistsRouter } from "../features/shortlists/shortlists.routes";
import { sourceListRouter } from "../features/catalogue/source-list/source-list.routes";
import { scrapingRouter } from "../features/catalogue/scraping/scraping.routes";
import { trackersRouter } from "../features/trackers/trackers.routes";
import { webhooksRouter } from "../features/webhooks/webhooks.routes";
import { requireActor, requireAdmin } from "../http/context";
import { apiNotFound, errorHandler } from "../http/errors";
import { healthRouter, refuseUntilReady } from "../http/health";
import { jsonBody } from "../http/json-body";
import { setRequestLanguage } from "../http/language";
import { POLICY_REPORTS, policyReportsRouter } from "../http/policy-reports";
import { warnAboutProxy } from "../http/proxy-warning";
import { recordWrites } from "../http/record-writes";
import { createRequestLimits, limitPerAddress, limitPerKey, limitPerUser } from "../http/rate-limits";
import { requestLog } from "../http/request-log";
import { refuseCrossSite, securityHeaders } from "../http/security";
import { identitiesPublicRouter, identitiesRouter } from "../features/auth/identities/identities.routes";
import { createSessionMiddleware, loadActor, loadSession } from "../features/auth/session";
import { requireHttps } from "../http/require-https";
import { wellKnownRouter } from "../http/well-known";
import { countRequests, noteBase } from "../features/metrics/count-requests";
import { BROTLI_WINDOW } from "../platform/text/packed-json";
import { hasToken, isMeasured, metricsRouter } from "../features/metrics/metrics.routes";

export type MountedRouter = { base: string; router: Router };

/** Open to everybody and without a session: no cookie is read or set, so caches may keep the answers. */
export const openRouters = (deps: Deps): MountedRouter[] => [
  { base: "/api/openapi.json", router: openApiRouter(deps) },
  { base: "/api/docs", router: apiDocsRouter(deps) },
  { base: "/common-grants", router: commonGrantsRouter(deps) },
  { base: "/api/logos", router: logosRouter() },
  { base: "/api/sources", router: sourceListRouter() },
  { base: "/api/public", router: publicCatalogueRouter(deps) },
  { base: "/api/exchange-rates", router: exchangeRatesRouter() },
];

/** Open to visitors: the calls for signing up and signing in, and links from mails and calendars. */
export const publicRouters = (deps: Deps): MountedRouter[] => [
  { base: "/api/auth", router: authPublicRouter(deps) },
  { base: "/api/auth", router: secondStepRouter(deps) },
  { base: "/api/auth", router: identitiesPublicRouter(deps) },
  { base: "/api/unsubscribe", router: unsubscribeRouter() },
  { base: "/api/calendar", router: calendarFeedRouter() },
  { base: "/api/feeds", router: searchFeedRouter() },
  { base: "/api/invitations", router: invitationPublicRouter(deps) },
  { base: "/api/guest", router: guestRouter(deps) },
  { base: "/api/shared", router: sharedShortlistRouter() },
];

/** Behind the session; these routers read bodies that are not JSON. */
export const rawBodyRouters = (): MountedRouter[] => [{ base: "/api/objects", router: uploadRouter() }];

/** Behind the session. */
export const memberRouters = (deps: Deps): MountedRouter[] => [
  // These come first: the `/:id` of a later router would take the file name for an id.
  { base: "/api/auth", router: accountExportsRouter(deps) },
  { base: "/api/applications", router: applicationExportsRouter(deps) },
  { base: "/api/opportunities", router: opportunityExportsRouter(deps) },
  { base: "/api/opportunities", router: comparisonsRouter() },
  { base: "/api/auth/sessions", router: devicesRouter(deps) },
  { base: "/api/auth/api-keys", router: apiKeysRouter(deps) },
  { base: "/api/oauth", router: connectRouter(deps) },
  { base: "/api/auth/webhooks", router: webhooksRouter(deps) },
  { base: "/api/auth", router: accountRouter(deps) },
  { base: "/api/auth", router: factorsRouter(deps) },
  { base: "/api/auth", router: identitiesRouter(deps) },
  { base: "/api/entities", router: entitiesRouter() },
  { base: "/api/entities", router: membersRouter(deps) },
  { base: "/api/entities", router: activityRouter(deps) },
  { base: "/api/entities", router: aiConsentsRouter() },
  { base: "/api/invitations", router: invitationRouter() },
  { base: "/api/questionnaire", router: questionnaireRouter() },
  { base: "/api/profile", router: profileRouter() },
  { base: "/api/profile-proposals", router: profileProposalsRouter() },
  { base: "/api/opportunities", router: opportunitiesRouter() },
  { base: "/api/opportunities", router: opportunityCalendarRouter() },
  { base: "/api/calendar", router: calendarRouter() },
  { base: "/api/news", router: newsRouter() },
  { base: "/api/push-notices", router: pushNoticesRouter(deps) },
  { base: "/api/saved-searches", router: savedSearchesRouter() },
  { base: "/api/shortlists", router: shortlistsRouter() },
  { base: "/api/applications", router: applicationsRouter() },
  { base: "/api/applications", router: commentsRouter() },
  { base: "/api/applications", router: applicationTasksRouter() },
  { base: "/api/applications", router: applicationGuestsRouter(deps) },
  { base: "/api/applications", router: applicationQuestionsRouter() },
  { base: "/api/applications", router: callsRouter() },
  { base: "/api/applications", router: budgetsRouter() },
  { base: "/api/applications", router: afterRouter() },
  { base: "/api/obligations", router: obligationsRouter() },
  { base: "/api/applications", router: readinessRouter() },
  { base: "/api/questions", router: questionsRouter() },
  { base: "/api/tasks", router: tasksRouter() },
  { base: "/api/applications", router: checklistRouter() },
  { base: "/api/documents", router: pastAnswersRouter() },
  { base: "/api/documents", router: documentsRouter() },
  { base: "/api/trackers", router: trackersRouter() },
  { base: "/api/pitch-decks", router: pitchDecksRouter() },
  { base: "/api/events", router: eventsRouter() },
  { base: "/api/objects", router: objectsRouter() },
  { base: "/api/s3", router: companionRouter() },
  { base: "/api/funders", router: fundersRouter() },
  { base: "/api/interactions", router: interactionsRouter() },
  { base: "/api/resources", router: resourcesRouter() },
  { base: "/api/admin", router: adminActivityRouter(deps) },
  { base: "/api/admin/opportunities", router: curationRouter() },
  { base: "/api/admin/duplicates", router: duplicatesRouter() },
  { base: "/api/admin/scrape", router: scrapingRouter() },
];

/**
 * Node warns of a leak beyond ten. A stream that is piped into an answer adds seven of them for its close, however long it
 * is, and what is built below up to five.
 */
const ANSWER_LISTENERS_MAX = 16;

/**
 * Builds the whole server without listening.
 * @param page answers every address outside the API; without it only the API answers
 */
export function createApp(deps: Deps, page?: RequestHandler): Express {
  const { config, log } = deps;
  const app = express();
  Object.assign(app.locals, {
    deps,
    limits: createRequestLimits(deps),
    session: createSessionMiddleware(deps),
  });
  app.disable("x-powered-by");
  app.set("trust proxy", config.TRUST_PROXY ?? false);
  app.use((_req, res, next) => {
    res.setMaxListeners(ANSWER_LISTENERS_MAX);
    next();
  });
  if (isMeasured(config)) app.use(countRequests(deps.metrics));
  app.use(requestLog(log));
  if (config.TRUST_PROXY === undefined) app.use(warnAboutProxy(log));
  app.use(securityHeaders(config), requireHttps(config));
  app.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW } } }));

  app.use(["/api", "/mcp"], (_req, res, next) => {
    res.setHeader("Cache-Control", "no-store");
    next();
  });
  const mount = ({ base, router }: MountedRouter) => app.use(base, noteBase(base), router);
  mount({ base: "/api/health", router: healthRouter() });
  openRouters(deps).forEach(mount);
  app.use(
    "/api",
    refuseUntilReady,
    limitPerAddress,
    // A key stands in place of the session. What it may not call is refused here, before any router.
    loadKey,
    limitPerKey,
    confineKey,
    refuseCrossSite(config),
    loadSession,
    loadActor,
    recordWrites(deps),
    setRequestLanguage,
  );
  publicRouters(deps).forEach(mount);
  // From here on 401 comes before 404, 405 and 415, so a visitor cannot find out which routes exist.
  app.use("/api", requireActor, limitPerUser, requireFactorOfAll);
  // Likewise, people who are not administrators get 403 before anything else.
  app.use("/api/admin", requireAdmin, requireFactorOfAdmins);
  rawBodyRouters().forEach(mount);
  app.use("/api", jsonBody);
  memberRouters(deps).forEach(mount);
  app.use("/api", apiNotFound);

  app.use("/mcp", ...guardMcp(deps));
  mount({ base: "/mcp", router: mcpRouter() });
  app.use("/mcp", apiNotFound);

  app.use(oauthServerRouter(deps));
  app.use("/oauth", apiNotFound);
  mount({ base: "/.well-known", router: wellKnownRouter(deps) });
  app.use(searchEnginesRouter(deps));
  mount({ base: "/embed", router: embedRouter(deps) });
  mount({ base: POLICY_REPORTS, router: policyReportsRouter(deps) });
  // When the metrics have a port of their own, this route answers as if it did not exist.
  mount({
    base: "/metrics",
    router: metricsRouter(config.METRICS_PORT === undefined ? hasToken(config) : () => false),
  });
  app.use("/connect", keepOpener);
  if (page) app.use(page);
  app.use(errorHandler);
  return app;
}
