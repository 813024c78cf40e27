/** What a program may do with a key. A key has one or more of these. */
export const API_SCOPES = [
  "catalogue:read",
  "matches:read",
  "applications:read",
  "applications:write",
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const API_SCOPE_LABELS: Record<ApiScope, string> = {
  "catalogue:read": "Read the catalogue",
  "matches:read": "Read my matches and saved searches",
  "applications:read": "Read applications",
  "applications:write": "Start and change applications, save opportunities",
};

/** Scopes that need an entity: a key for the person alone cannot have them. */
export const isEntityScope = (scope: ApiScope): boolean => scope.startsWith("applications:");

export const API_KEY_DAYS = [30, 90, 365] as const;

export const API_KEYS_PER_USER = 20;
/** Keys of other members that an owner is shown, the newest. */
export const API_KEYS_SHOWN = 200;
export const API_KEY_NAME_MAX = 60;
/** Begins every key, so that programs which look for secrets in files recognise it. */
export const API_KEY_PREFIX = "amb_";
