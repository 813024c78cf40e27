import { timingSafeEqual } from "node:crypto";
import type { Deps } from "../../context/deps";
import { AppError } from "../../platform/errors/app-error";
import { createKeyedHash } from "../../platform/security/keyed-hash";

/** One change that a program asks for: which key, which tool, its arguments, and what the change was made of. */
type Asked = { by: string; tool: string; input: unknown; state: unknown };

/** Long enough for a person to read what would change. */
const VALID_MS = 10 * 60_000;

const FORM = /^(\d{13})\.([\w-]{43})\.([\w-]{43})$/;

/** Two marks, so that another change can be told from the same one of something that has changed meanwhile. */
function markOf(
  keys: Deps["keys"],
  until: string,
  { state, ...change }: Asked,
): [change: string, state: string] {
  const mark = (value: unknown) => createKeyedHash(keys.confirm, JSON.stringify(value));
  const ofChange = mark([until, change]);
  return [ofChange, mark([ofChange, state])];
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Makes what a program sends back to have a change done. Nothing is stored. */
export function makeConfirmation({ keys, clock }: Pick<Deps, "keys" | "clock">, asked: Asked) {
  const until = clock.now().getTime() + VALID_MS;
  const marks = markOf(keys, String(until), asked);
  return { confirm: [until, ...marks].join("."), confirmUntil: new Date(until).toISOString() };
}

/**
 * Checks that a confirmation is of this very change. What it was made of is part of it, so that a change which was made
 * already, or of something that somebody else has changed, is refused.
 * @throws AppError validation_failed for another change; conflict when it is too late, or something has changed
 */
export function checkConfirmation(
  { keys, clock }: Pick<Deps, "keys" | "clock">,
  asked: Asked,
  confirmation: string,
): void {
  const [, until = "", ofChange = "", ofState = ""] = FORM.exec(confirmation) ?? [];
  const marks = markOf(keys, until, asked);
  if (until === "" || !isSame(ofChange, marks[0]))
    throw new AppError("validation_failed", "This confirmation is for another change", {
      confirm: ["This confirmation is for another change"],
    });
  if (Number(until) <= clock.now().getTime())
    throw new AppError("conflict", "This confirmation has expired. Ask for the change once more.");
  if (!isSame(ofState, marks[1]))
    throw new AppError(
      "conflict",
      "This was changed meanwhile. Read it again, and ask for the change once more.",
    );
}
