import { ERROR_STATUS, type ErrorCode } from "@shared/errors";
import type { Access, Operation } from "./describe";

export const CONFIRMATION =
  "The account has a second factor, and nothing has shown it in this session for ten minutes: call `/api/auth/confirm`, then this again.";

/** The default meaning of each code. */
const MEANING: Record<ErrorCode, string> = {
  validation_failed: "Something sent is not valid; `fieldErrors` says what.",
  invalid_json: "The body is not JSON or is incomplete.",
  invalid_token: "The link is wrong, used or expired.",
  wrong_password: "The current password is another one.",
  wrong_code: "The code is wrong, or was used already.",
  code_not_current: "The code is right, but of the half minute before or after.",
  unreadable_file: "The file cannot be read.",
  unauthenticated: "Nobody is signed in, or the API key is unknown or has ended.",
  invalid_credentials: "No account has this address and this password.",
  forbidden: "Only administrators may.",
  email_unverified: "There is a little before the address of the account is verified, and more afterwards.",
  confirmation_required: CONFIRMATION,
  second_factor_required: "Administrators here, or everybody, have to sign in with a second factor.",
  cross_site: "The request comes from another site.",
  not_found: "There is no such thing, or it is somebody else's.",
  method_not_allowed: "The address has other methods; `Allow` names them.",
  conflict: "It is there already, or was changed meanwhile.",
  already_decided: "Somebody has decided meanwhile.",
  already_running: "It is running just now.",
  too_large: "The body is larger than 100 kB.",
  unsupported_type: "The body is not `application/json`.",
  rate_limited: "Too many requests: wait as many seconds as `Retry-After` says.",
  internal: "A mistake of this server.",
  upstream_failed: "Another service refused, or its answer was of no use.",
  upstream_refused:
    "Another service refuses for good: its key, its quota or its model is no longer accepted.",
  upstream_timeout: "Another service did not answer in time.",
  unavailable: "The server is starting, stopping or busy: wait as many seconds as `Retry-After` says.",
  ai_unavailable: "AI is switched off here, or used up for today by all together.",
};

type RouteFacts = {
  method: string;
  path: string;
  access: Access;
  isJson: boolean;
  isOpenToKeys: boolean;
};

/** The codes that follow from method, path, access and body of a route. */
function listImpliedCodes({ method, path, access, isJson }: RouteFacts, operation: Operation): ErrorCode[] {
  const codes: ErrorCode[] = ["rate_limited", "unavailable"];
  if (operation.query || operation.body) codes.push("validation_failed");
  if (isJson) codes.push("invalid_json", "too_large", "unsupported_type");
  if (access !== "anyone") codes.push("unauthenticated", "second_factor_required");
  if (access === "admin") codes.push("forbidden");
  if (path.includes(":") && access !== "anyone") codes.push("not_found");
  if (method !== "GET") codes.push("cross_site");
  return codes;
}

/** The errors of a route by status, with their codes and meanings. */
export function describeErrorAnswers(route: RouteFacts, operation: Operation) {
  const meanings = new Map<ErrorCode, string>();
  for (const code of listImpliedCodes(route, operation)) meanings.set(code, MEANING[code]);
  for (const [code, meaning] of Object.entries(operation.errors ?? {}))
    meanings.set(code as ErrorCode, meaning);
  if (route.isOpenToKeys) {
    const other = operation.errors?.forbidden;
    meanings.set("forbidden", [other, "An API key lacks the scope."].filter(Boolean).join(" "));
  }
  const byStatus = new Map<number, { code: ErrorCode; meaning: string }[]>();
  for (const [code, meaning] of meanings) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), { code, meaning }]);
  }
  return [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => ({ status, codes }));
}
