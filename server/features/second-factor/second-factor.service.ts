import { CONFIRMED_MINUTES } from "@shared/constants/limits";
import type { FactorMethod } from "@shared/constants/second-factor";
import type {
  ConfirmInput,
  FactorsView,
  PasskeyView,
  SecondStepInput,
} from "@shared/validators/second-factor";
import type { Actor, Deps, Proof, ServiceContext } from "../../context/deps";
import { inTransaction } from "../../platform/db/database";
import type { Db } from "../../platform/db/database";
import { AppError } from "../../platform/errors/app-error";
import { queueMail } from "../../platform/mail/outbox";
import { createRecoveryCodeUsedMail } from "../../platform/mail/second-factor-templates";
import { openSealedText } from "../../platform/security/sealed-text";
import { checkPassword } from "../auth/auth.service";
import { type PasskeyRow, selectPasskeys } from "./passkeys.queries";
import { checkPasskey } from "./passkeys.service";
import { hashRecoveryCode } from "./recovery-codes";
import { hasPasskeys } from "./relying-party";
import { findRemoval } from "./removal.queries";
import {
  type Factors,
  findFactors,
  findTotpSecret,
  spendRecoveryCode,
  spendTotpStep,
} from "./second-factor.queries";
import { findTotpStep, isTotpCode } from "./totp";

const hasFactor = ({ totpSince, passkeys }: Factors) => totpSince !== null || passkeys > 0;

const toMethods = (factors: Factors): FactorMethod[] =>
  hasFactor(factors)
    ? [
        ...(factors.passkeys > 0 ? (["passkey"] as const) : []),
        ...(factors.totpSince !== null ? (["totp"] as const) : []),
        ...(factors.recoveryCodes > 0 ? (["recovery"] as const) : []),
      ]
    : [];

/** Lists how an account can do the second step of a sign-in. Empty without a second factor. */
export const listMethods = async (db: Db, userId: string): Promise<FactorMethod[]> =>
  toMethods(await findFactors(db, userId));

/** Says which factors the caller has. */
export async function getFactors(ctx: ServiceContext<"clock" | "config">): Promise<FactorsView> {
  const factors = await findFactors(ctx.db, ctx.actor.id);
  const keys = await selectPasskeys(ctx.db, ctx.actor.id);
  // Nothing is removed from administrators, even if they asked before they became one.
  const removal = ctx.actor.isAdmin ? null : await findRemoval(ctx.db, ctx.actor.id, ctx.deps.clock.now());
  return {
    isRequired: mustHaveFactor(ctx),
    methods: toMethods(factors),
    totpSince: factors.totpSince?.toISOString() ?? null,
    recoveryCodesLeft: factors.recoveryCodes,
    canAddPasskeys: hasPasskeys(ctx.deps.config),
    passkeys: keys.map(toPasskeyView),
    removalDueAt: removal?.dueAt.toISOString() ?? null,
  };
}

const toPasskeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  ...{ id, name },
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

type CheckNeeds = "clock" | "config" | "keys" | "log" | "mail";

/**
 * Checks what somebody gives as the second factor of an account, and uses it up. A mail tells the person about a used
 * recovery code.
 * @param takeChallenge returns what the answer of a passkey has to have signed
 * @throws AppError wrong_code, on `code` for a code; code_not_current on `code` for a right one of the half minute
 * before or after
 */
export async function checkFactor(
  ctx: ServiceContext<CheckNeeds>,
  { code, passkey }: SecondStepInput,
  takeChallenge: () => string,
): Promise<void> {
  if (passkey) await checkPasskey(ctx, passkey, takeChallenge());
  else await checkCode(ctx, code ?? "");
}

async function checkCode({ deps, db, actor }: ServiceContext<CheckNeeds>, code: string): Promise<void> {
  const isRight = isTotpCode(code)
    ? await spendTotpCode(deps, db, actor.id, code)
    : await spendCodeForLoss(deps, db, actor, code);
  if (!isRight) throw wrongCode();
}

async function spendTotpCode(
  { clock, keys, log }: Pick<Deps, CheckNeeds>,
  db: Db,
  userId: string,
  code: string,
): Promise<boolean> {
  const stored = await findTotpSecret(db, userId);
  if (!stored?.isConfirmed) return false;
  const secret = openSealedText(keys.totp, userId, stored.sealedSecret);
  if (secret === null) {
    // Only a change of the session secret does this.
    log.warn({ userId }, "the secret of an authenticator app cannot be read");
    return false;
  }
  const found = findTotpStep(secret, code, clock.now());
  if (!found) return false;
  const { step, distance } = found;
  if (distance === 0) return spendTotpStep(db, userId, step);
  const isUsed = stored.lastUsedStep !== null && stored.lastUsedStep >= step;
  if (isUsed) return false;
  throw codeNotCurrent(distance);
}

/**
 * Refuses a code of the half minute before or after. It has a code of its own, for it is not a wrong guess: whoever
 * gives it has the app. Guesses are no easier for that, because every one that misses is counted.
 */
function codeNotCurrent(distance: number): AppError {
  const message = distance < 0 ? CODE_ENDED : CODE_TOO_EARLY;
  return new AppError("code_not_current", message, { code: [message] });
}

const CODE_ENDED =
  "This code has just ended. Type the one that the app shows now. If this happens again, let your phone set its time by itself.";
const CODE_TOO_EARLY =
  "The clock of your phone is ahead, so this code does not count yet. Let your phone set its time by itself, then type the code that the app shows.";

async function spendCodeForLoss(
  { clock, config, mail }: Pick<Deps, CheckNeeds>,
  db: Db,
  actor: Actor,
  code: string,
): Promise<boolean> {
  const now = clock.now();
  const isRight = await inTransaction(db, async (tx) => {
    if (!(await spendRecoveryCode(tx, actor.id, hashRecoveryCode(code), now))) return false;
    const { recoveryCodes: left } = await findFactors(tx, actor.id);
    const letter = createRecoveryCodeUsedMail(actor, config.PUBLIC_URL, left);
    await queueMail(tx, { userId: actor.id, kind: "recovery_code_used", mail: letter }, now);
    return true;
  });
  if (isRight) mail.nudge();
  return isRight;
}

export function wrongCode(): AppError {
  const message = "This code is wrong, or was used already";
  return new AppError("wrong_code", message, { code: [message] });
}

/**
 * Checks what a person gives to show that it is still them: the second factor where the account has one, otherwise
 * the password.
 * @throws AppError wrong_code on `code`; wrong_password on `password`; confirmation_required for a password that is
 * not enough
 */
export async function confirm(
  ctx: ServiceContext<CheckNeeds | "passwords">,
  { password, ...factor }: ConfirmInput,
  takeChallenge: () => string,
): Promise<Proof> {
  const { deps, db, actor } = ctx;
  const now = deps.clock.now().getTime();
  if (password === undefined) {
    await checkFactor(ctx, factor, takeChallenge);
    return { factorAt: now };
  }
  if (hasFactor(await findFactors(db, actor.id))) throw notConfirmed();
  if ((await checkPassword(ctx, password)) === null) throw notConfirmed();
  return { passwordAt: now };
}

const notConfirmed = () =>
  new AppError("confirmation_required", "Please show once more that it is you, then this is done.");

const isRecent = (at: number | undefined, now: Date) =>
  at !== undefined && now.getTime() - at < CONFIRMED_MINUTES * 60_000;

/**
 * Refuses an act unless the caller has shown in the last ten minutes that it is them. Accounts without a second factor
 * pass, unless `always` is set.
 * @throws AppError confirmation_required
 */
export async function requireProof(
  { deps, db, actor }: ServiceContext<"clock">,
  proof: Proof | undefined,
  { always = false } = {},
): Promise<void> {
  const now = deps.clock.now();
  if (isRecent(proof?.factorAt, now)) return;
  const isEnough = hasFactor(await findFactors(db, actor.id))
    ? false
    : !always || isRecent(proof?.passwordAt, now);
  if (!isEnough) throw notConfirmed();
}

/** Whether the installation wants a second factor of this user: of everybody, or of who changes the catalogue. */
const mustHaveFactor = ({ deps: { config }, actor }: ServiceContext<"config">) =>
  config.SECOND_FACTOR === "required" || (actor.isAdmin && config.ADMIN_SECOND_FACTOR === "required");

/** Whether this session has shown a second factor that the account still has. */
const hasShownFactor = async ({ db, actor }: ServiceContext, proof: Proof | undefined): Promise<boolean> =>
  proof?.factorAt !== undefined && hasFactor(await findFactors(db, actor.id));

/** Whether SECOND_FACTOR keeps the caller out: the session has shown no second factor that the account still has. */
export const lacksNeededFactor = async (
  ctx: ServiceContext<"config">,
  proof: Proof | undefined,
): Promise<boolean> => ctx.deps.config.SECOND_FACTOR === "required" && !(await hasShownFactor(ctx, proof));

/**
 * Refuses an administrator whose session has not shown a second factor that the account still has.
 * @throws AppError second_factor_required
 */
export async function requireFactorOfAdmin(
  ctx: ServiceContext<"config">,
  proof: Proof | undefined,
): Promise<void> {
  if (!mustHaveFactor(ctx) || (await hasShownFactor(ctx, proof))) return;
  throw new AppError(
    "second_factor_required",
    "Administrators here need a second factor to change anything. Set one up in Settings, or sign in again with it.",
  );
}
