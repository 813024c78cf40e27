import type { Deps } from "../../context/deps";
import { openSealedText, sealText } from "../../platform/security/sealed-text";
import { replaceSealedSecret, selectSealedSecrets } from "./second-factor.queries";

const BATCH = 500;

/**
 * Seals the secrets of all authenticator apps anew after a change of the session secret. It does nothing unless
 * SESSION_SECRET_BEFORE is set, and nothing to a secret that was sealed with the present key. A secret that neither key
 * opens stays as it is.
 */
export async function resealSecrets({ db, keys, log }: Pick<Deps, "db" | "keys" | "log">): Promise<void> {
  if (keys.totpBefore === undefined) return;
  let resealed = 0;
  let unreadable = 0;
  for (let after: string | null = ""; after !== null;) {
    const rows = await selectSealedSecrets(db, after, BATCH);
    for (const { userId, sealedSecret } of rows) {
      if (openSealedText(keys.totp, userId, sealedSecret) !== null) continue;
      const secret = openSealedText(keys.totpBefore, userId, sealedSecret);
      if (secret === null) unreadable += 1;
      else if (
        await replaceSealedSecret(db, userId, {
          before: sealedSecret,
          after: sealText(keys.totp, userId, secret),
        })
      )
        resealed += 1;
    }
    after = rows.length < BATCH ? null : rows.at(-1)!.userId;
  }
  log.info({ resealed, unreadable }, "the secrets of authenticator apps are sealed with the present key");
}
