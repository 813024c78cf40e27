import type { Deps } from "./deps";
import { makeMark } from "../platform/security/mark";

const MARK_CHARACTERS = 16;

/**
 * How a log line names an account, also one that there may not be: by a mark that is the same on every line about the same address,
 * and never by the address.
 */
export const accountInLog = (
  { keys }: Pick<Deps, "keys">,
  { id, email }: { id?: string; email: string },
) => ({
  userId: id,
  account: makeMark(keys.mark, `account ${email}`).slice(0, MARK_CHARACTERS),
});
