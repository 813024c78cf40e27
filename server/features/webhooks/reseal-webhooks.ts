import type { Deps } from "../../context/deps";
import { openSealedText, sealText } from "../../platform/security/sealed-text";
import { replaceSealedSecret, selectSealedSecrets } from "./webhooks.queries";

const BATCH = 500;

/**
 * Seals the secrets of all webhooks anew after a change of the session secret. It does nothing unless
 * SESSION_SECRET_BEFORE is set, and nothing to a secret that was sealed with the present key. One that neither key opens
 * stays as it is: its person makes a new one.
 */
export async function resealWebhooks({ db, keys }: Pick<Deps, "db" | "keys">): Promise<void> {
  if (keys.webhooksBefore === undefined) return;
  for (let after: string | null = ""; after !== null;) {
    const rows = await selectSealedSecrets(db, after, BATCH);
    for (const { id, sealedSecret } of rows) {
      if (openSealedText(keys.webhooks, id, sealedSecret) !== null) continue;
      const secret = openSealedText(keys.webhooksBefore, id, sealedSecret);
      if (secret === null) continue;
      await replaceSealedSecret(db, id, {
        before: sealedSecret,
        after: sealText(keys.webhooks, id, secret),
      });
    }
    after = rows.length < BATCH ? null : rows.at(-1)!.id;
  }
}
