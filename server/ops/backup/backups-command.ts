import { type Command, EXIT, readArgs, readNumber } from "../command";
import { describeAge } from "../words";
import { describeContent } from "./backup-command";
import { listBackups } from "./names";

const HOUR_MS = 60 * 60 * 1000;

export const backupsCommand: Command = {
  summary: "lists the backups, and says whether the newest is too old",
  help: `backups [--in FOLDER] [--max-age HOURS]

  --in FOLDER       where they are (backups)
  --max-age HOURS   exits with 1 when the newest backup is older or there is none, for monitoring`,

  async run(args, { say }) {
    const { values } = readArgs(args, {
      in: { type: "string", default: "backups" },
      "max-age": { type: "string" },
    });
    const maxAge =
      values["max-age"] === undefined ? null : readNumber("max-age", values["max-age"], 1, 100_000);
    const backups = await listBackups(values.in);
    for (const { name, manifest } of backups) say(`${name}: ${describeContent(manifest)}`);
    const newest = backups.at(-1);
    if (!newest) say(`There is no backup in ${values.in}.`);
    if (maxAge === null) return EXIT.done;
    const age = newest ? Date.now() - Date.parse(newest.manifest.madeAt) : Infinity;
    if (age <= maxAge * HOUR_MS) return EXIT.done;
    if (newest) say(`The newest is ${describeAge(age)} old.`);
    return EXIT.failed;
  },
};
