import { newPasswordField } from "@shared/validators/auth";
import { emailField } from "@shared/validators/fields";
import type { OpenDatabase } from "../../platform/db/database";
import {
  createAdmin,
  listAdmins,
  raiseToAdmin,
  removeAdmin,
  signEverybodyOut,
  signOut,
} from "../../features/auth/admins.service";
import { createLogger } from "../../platform/logger";
import { createBreachedPasswords } from "../../platform/security/breached-passwords";
import { createPasswordHasher } from "../../platform/security/password-hasher";
import { removeLostFactors } from "../../features/second-factor/lost-factors.service";
import { AppError } from "../../platform/errors/app-error";
import { PlainError } from "../../platform/errors/plain-error";
import { type Command, type Context, EXIT, Misunderstood, readArgs } from "../command";
import { openForCommands, withClient } from "../open-database";
import { listMigrations, readSchemaVersion } from "../snapshot/make-schema";
import { askNewPassword } from "./ask-password";

export const adminCommand: Command = {
  summary: "lists, makes and removes administrators",
  help: `admin list
admin create EMAIL [--first-name NAME] [--last-name NAME]
admin remove EMAIL
admin remove-factors EMAIL
admin sign-out EMAIL
admin sign-out --everybody

create makes an administrator of the account with that address, if the address was confirmed. Where there is no account it
makes one and asks for its password, unseen; where no terminal is, the password is the first line of standard input.
remove takes the right away, at the next request; the account stays. The only administrator cannot be removed.
remove-factors is for people who have lost their second factor and their recovery codes, administrators or not: it removes
all of them, so that the password alone signs in, and a mail tells the person. Make sure first that it is them who ask.
sign-out ends all sessions and API keys of one account, or of everybody, at their next request.

All of it can be done while the server runs.`,

  async run([action = "", ...args], context) {
    const runAction = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!runAction)
      throw new Misunderstood(
        action
          ? `admin does not know "${action}".`
          : "Say what to do: list, create, remove, remove-factors or sign-out.",
      );
    return runAction(args, context);
  },
};

type Action = (args: string[], context: Context) => Promise<number>;

const ACTIONS: Record<string, Action> = {
  async list(args, context) {
    readArgs(args, {});
    return inDatabase(context, async ({ db }) => {
      const admins = await listAdmins(db);
      for (const { email, firstName, lastName, emailVerified } of admins) {
        const name = [firstName, lastName].filter(Boolean).join(" ");
        context.say([email, name, emailVerified ? "" : "address not confirmed"].filter(Boolean).join("  "));
      }
      if (admins.length === 0) context.say("There is not an administrator. Make one: admin create EMAIL");
      return EXIT.done;
    });
  },

  async create(args, context) {
    const { values, positionals } = readArgs(
      args,
      { "first-name": { type: "string" }, "last-name": { type: "string" } },
      ["EMAIL"],
    );
    const email = readEmail(positionals[0]!);
    return inDatabase(context, async ({ db }) => {
      const outcome = await raiseToAdmin(db, email, new Date());
      if (outcome === "unknown") {
        const password = readPassword(await askNewPassword());
        const log = createLogger(context.config.LOG_LEVEL);
        const breached = createBreachedPasswords(context.config.BREACHED_PASSWORDS_URL, log);
        await createAdmin(
          db,
          { email, password, firstName: values["first-name"], lastName: values["last-name"] },
          createPasswordHasher(context.config.PASSWORD_COST, breached),
          new Date(),
        ).catch((error: unknown) => {
          throw error instanceof AppError ? new PlainError(`${error.message}.`) : error;
        });
        context.say(`${email} has an account now, and is an administrator.`);
      } else if (outcome === "raised") context.say(`${email} is an administrator now.`);
      else context.say(`${email} is an administrator already.`);
      return EXIT.done;
    });
  },

  async remove(args, context) {
    const email = readEmail(readArgs(args, {}, ["EMAIL"]).positionals[0]!);
    return inDatabase(context, async ({ db }) => {
      await removeAdmin(db, email, new Date());
      context.say(`${email} is no longer an administrator.`);
      return EXIT.done;
    });
  },

  async "remove-factors"(args, context) {
    const email = readEmail(readArgs(args, {}, ["EMAIL"]).positionals[0]!);
    return inDatabase(context, async ({ db }) => {
      await removeLostFactors(db, context.config, email, new Date());
      context.say(`${email} has no second factor any more: the password alone signs in.`);
      return EXIT.done;
    });
  },

  async "sign-out"(args, context) {
    const isForAll = args.includes("--everybody");
    const { positionals } = readArgs(args, { everybody: { type: "boolean" } }, isForAll ? [] : ["EMAIL"]);
    const email = isForAll ? null : readEmail(positionals[0]!);
    return inDatabase(context, async ({ db }) => {
      if (email === null) context.say(`Ended sessions: ${await signEverybodyOut(db)}.`);
      else {
        await signOut(db, email);
        context.say(`${email} is signed out everywhere.`);
      }
      return EXIT.done;
    });
  },
};

function readEmail(text: string): string {
  const parsed = emailField.safeParse(text);
  if (!parsed.success) throw new Misunderstood(`"${text}" is not an e-mail address.`);
  return parsed.data;
}

function readPassword(text: string): string {
  const parsed = newPasswordField.safeParse(text);
  if (!parsed.success) throw new PlainError(`${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

async function inDatabase<T>(
  { config, log }: Context,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openForCommands(config, log);
  try {
    const { migrations } = await withClient(database, readSchemaVersion);
    if (migrations.length !== listMigrations().length)
      throw new PlainError(
        "The tables are those of another release. Start the server once: it brings them up to date.",
      );
    return await work(database);
  } finally {
    await database.close();
  }
}
