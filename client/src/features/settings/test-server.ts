import type { AiConsentsView } from "@shared/validators/ai-consents";
import type { EntityView } from "@shared/validators/entities";
import type { MembersView } from "@shared/validators/members";
import type { PushDevicesView } from "@shared/validators/push-notices";
import { fakeFetch, type FakeCall } from "@/test/fake-fetch";
import { testUser } from "@/test/render";

/** Builds an entity as the server sends it. */
export const buildEntityView = (over: Partial<EntityView> = {}): EntityView => ({
  id: "22222222-2222-4222-8222-222222222222",
  name: "AgroLink",
  type: "Startup",
  stage: "MVP",
  description: "Sells harvests",
  mission: null,
  industry: [],
  country: "GH",
  profileCompletionScore: 34,
  layer1Complete: true,
  layer2Complete: false,
  layer3Complete: false,
  lastProfileUpdate: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...over,
});

const NO_MEMBERS = { body: { role: "owner", members: [], invitations: [] } satisfies MembersView };

const NO_PROVIDERS = { body: { mayChange: true, consents: [] } satisfies AiConsentsView };

const NO_NOTICES = {
  body: {
    publicKey: "",
    sessionId: "session",
    userId: testUser.id,
    devices: [],
  } satisfies PushDevicesView,
};

/** Serves these entities and everything else that the settings screen reads; other routes can be added or changed. */
export function serveSettings(entities: EntityView[], routes: Parameters<typeof fakeFetch>[0] = {}) {
  return fakeFetch({
    "GET /api/entities": { body: entities },
    "GET /api/auth/user": { body: testUser },
    "GET /api/auth/factors": {
      body: {
        isRequired: false,
        methods: [],
        totpSince: null,
        recoveryCodesLeft: 0,
        canAddPasskeys: false,
        passkeys: [],
        removalDueAt: null,
      },
    },
    "GET /api/auth/user/preferences": { body: { notifyNewOpportunities: false, notifyDeadlines: true } },
    "GET /api/auth/change-email": { body: null },
    "GET /api/invitations": { body: [] },
    "GET /api/saved-searches": { body: [] },
    "GET /api/auth/sessions": { body: [] },
    "GET /api/auth/api-keys": { body: [] },
    "GET /api/auth/webhooks": { body: [] },
    "GET /api/push-notices": NO_NOTICES,
    "GET /api/calendar": { body: { url: null, webcalUrl: null, withSaved: true } },
    ...Object.fromEntries(entities.map(({ id }) => [`GET /api/entities/${id}/members`, NO_MEMBERS])),
    ...Object.fromEntries(entities.map(({ id }) => [`GET /api/entities/${id}/ai-consents`, NO_PROVIDERS])),
    ...routes,
  });
}

/** Returns the requests that change something. */
export const listChanges = (calls: FakeCall[]) => calls.filter(({ method }) => method !== "GET");
