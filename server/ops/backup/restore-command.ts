import { describeDatabase } from "../../platform/db/explain-failure";
import { type Command, EXIT, readArgs } from "../command";
import { describeContent } from "./backup-command";
import { checkBackup, restoreBackup } from "./restore-backup";

export const restoreCommand: Command = {
  summary: "puts a backup into an empty database and an empty store",
  help: `restore FOLDER [--check]

Puts the backup in FOLDER where the settings say that everything is kept: the server that DATABASE_URL names, or the embedded
database in DATA_DIR; the S3 store, or DATA_DIR. Whatever is there already is never touched: the command refuses then. A backup
of either database can be restored into the other. The next start of the server brings the tables up to date.

  --check   only reads the backup and says whether it is whole

Ends with 0 when all is there, with 3 when something is missing that was missing in the backup as well, with 1 when nothing
was restored.`,

  async run(args, { config, log, say }) {
    const { values, positionals } = readArgs(args, { check: { type: "boolean", default: false } }, [
      "FOLDER",
    ]);
    const folder = positionals[0]!;
    if (values.check) {
      const manifest = await checkBackup(folder);
      say(`The backup of ${manifest.madeAt} is whole: ${describeContent(manifest)}.`);
      return EXIT.done;
    }
    const remarks = await restoreBackup({ folder, config, log }, say);
    say(`Restored into ${describeDatabase(config)}. Start the server: it brings the tables up to date.`);
    for (const remark of remarks) say(remark);
    return remarks.length === 0 ? EXIT.done : EXIT.incomplete;
  },
};
