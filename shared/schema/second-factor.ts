import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, textList } from "./columns";
import { users } from "./users";

/** The secret that a person's authenticator app shares with the server, one for each account. */
export const totpSecrets = pgTable("totp_secrets", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with a key of this installation, so that the database alone gives no codes. */
  sealedSecret: text().notNull(),
  /** Null until a first code has shown that the app has the secret. Until then it counts for nothing. */
  confirmedAt: instant(),
  /** The number of the half minute whose code was used last. Codes up to it are refused. */
  lastUsedStep: integer(),
  createdAt: instant().notNull().defaultNow(),
});

/** Codes for the day when the other factors are lost. Each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the code. */
    codeHash: text().notNull(),
    usedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [uniqueIndex("recovery_codes_user_code_unique").on(t.userId, t.codeHash)],
);

/**
 * A removal of all factors of an account, which its owner has asked for after they were lost. The first sign-in after
 * `dueAt` and before `expiresAt` does it.
 */
export const factorRemovals = pgTable(
  "factor_removals",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the mailed token that stops it. */
    cancelHash: text().notNull(),
    dueAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex("factor_removals_cancel_unique").on(t.cancelHash),
    index("factor_removals_expires_idx").on(t.expiresAt),
  ],
);

/** The public halves of the keys that a person's devices hold. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The device's own name for the key, in base64url. */
    credentialId: text().notNull(),
    /** In COSE form, in base64url. */
    publicKey: text().notNull(),
    /** How often the device says it has used the key; 0 for devices that do not count. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: textList().notNull(),
    name: text().notNull(),
    lastUsedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("passkeys_credential_unique").on(t.credentialId),
    index("passkeys_user_idx").on(t.userId, t.createdAt),
  ],
);
