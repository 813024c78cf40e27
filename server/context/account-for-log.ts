import type { Deps } from "./deps";
import { createKeyedHash } from "../platform/security/keyed-hash";

const HASH_CHARACTERS = 16;

/**
 * Names an account in a log line without its address: by a keyed hash that is the same on every line about that
 * address, also where no such account exists.
 */
export const describeAccountForLog = (
  { keys }: Pick<Deps, "keys">,
  { id, email }: { id?: string; email: string },
) => ({
  userId: id,
  account: createKeyedHash(keys.mark, `account ${email}`).slice(0, HASH_CHARACTERS),
});
