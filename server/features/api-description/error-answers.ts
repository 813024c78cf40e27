import { ERROR_STATUS, type ErrorCode } from "@shared/errors";
import type { Access, Area, Operation } from "./describe";
import type { JsonSchema } from "./json-schema";
import type { Described, OpenApiDocument, OpenApiOperation } from "./openapi";

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
  const codes: ErrorCode[] = ["rate_limited", "internal", "unavailable"];
  if (operation.query || operation.body) codes.push("validation_failed");
  if (isJson) codes.push("invalid_json", "too_large", "unsupported_type");
  if (access !== "anyone") codes.push("unauthenticated", "second_factor_required");
  if (access === "admin") codes.push("forbidden");
  if (path.includes(":") && access !== "anyone") codes.push("not_found");
  if (method !== "GET") codes.push("cross_site");
  return codes;
}

const NO_SCOPE = "An API key lacks the scope.";

/** Whether the meaning is one that a code has on many routes, and not of one route alone. */
const isUsual = (code: ErrorCode, meaning: string) =>
  meaning === MEANING[code] || (code === "forbidden" && meaning === NO_SCOPE);

/** The errors of a route by status, with their codes and meanings. */
function listErrors(route: RouteFacts, operation: Operation) {
  const meanings = new Map<ErrorCode, string>();
  for (const code of listImpliedCodes(route, operation)) meanings.set(code, MEANING[code]);
  for (const [code, meaning] of Object.entries(operation.errors ?? {}))
    meanings.set(code as ErrorCode, meaning);
  if (route.isOpenToKeys) {
    const other = operation.errors?.forbidden;
    meanings.set("forbidden", [other, NO_SCOPE].filter(Boolean).join(" "));
  }
  const byStatus = new Map<number, { code: ErrorCode; meaning: string }[]>();
  for (const [code, meaning] of meanings) {
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), { code, meaning }]);
  }
  return [...byStatus].sort(([a], [b]) => a - b).map(([status, codes]) => ({ status, codes }));
}

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } },
};

/** `NotFoundOrForbidden` */
const nameAnswer = (codes: ErrorCode[]) =>
  codes
    .map((code) =>
      code
        .split("_")
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(""),
    )
    .join("Or");

/**
 * The error answers of a route by status. What many routes answer in the same words is put among `shared` answers and referred to.
 */
export function describeErrorAnswers(
  route: RouteFacts,
  operation: Operation,
  form: NonNullable<Area["errorForm"]> | "Error",
  shared: OpenApiDocument["components"]["responses"],
): OpenApiOperation["responses"] {
  return Object.fromEntries(
    listErrors(route, operation).map(({ status, codes }): [string, Described | { $ref: string }] => {
      const names = codes.map(({ code }) => code);
      const described: Described = {
        description: codes.map(({ code, meaning }) => `${code}: ${meaning}`).join(" "),
        ...(status === 429 || status === 503 ? { headers: RETRY_AFTER } : {}),
        content: { "application/json": { schema: describeErrorBody(form, names) } },
      };
      if (form !== "Error" || !codes.every(({ code, meaning }) => isUsual(code, meaning)))
        return [String(status), described];
      const name = nameAnswer(names);
      shared[name] ??= described;
      // Administrators are refused with `forbidden` for another reason than keys.
      if (shared[name].description !== described.description) return [String(status), described];
      return [String(status), { $ref: `#/components/responses/${name}` }];
    }),
  );
}

/** Not as a neighbour of `$ref`: the makers of clients read that alone. */
const describeErrorBody = (form: string, codes: ErrorCode[]): JsonSchema =>
  form === "Error"
    ? {
        allOf: [
          { $ref: "#/components/schemas/Error" },
          { type: "object", properties: { code: { enum: codes } }, required: ["code"] },
        ],
      }
    : { $ref: `#/components/schemas/${form}` };
