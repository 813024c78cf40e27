import { type Command, EXIT, readArgs } from "../command";
import { checkDatabase } from "./check-database";
import { checkMail } from "./check-mail";
import { checkNode, checkServer } from "./check-server";
import { checkSecret, checkSettings } from "./check-settings";
import { checkDisk, checkStore } from "./check-store";
import type { Finding, Patient } from "./finding";

const CHECKS: [string, (patient: Patient) => Promise<Finding[]>][] = [
  ["Settings", checkSettings],
  ["Session secret", checkSecret],
  ["Database", checkDatabase],
  ["Mail", checkMail],
  ["Stored files", checkStore],
  ["Disk", checkDisk],
  ["Server", checkServer],
  ["Node", checkNode],
];

const WIDTH = 8;

export const doctorCommand: Command = {
  summary: "tries everything that the settings name, and says what is wrong with it",
  help: `doctor

Tries the database with its extensions, the mail server, the store of files, the disk and the clock, and says in a sentence each
what it found: fine, note (it works, and somebody should know) or broken. It sends no mail, changes nothing, and can run beside
the server.

Ends with 0 when nothing is broken, with 1 otherwise.`,

  async run(args, { config, log, say }) {
    readArgs(args, {});
    let isBroken = false;
    for (const [about, check] of CHECKS) {
      const findings = await check({ config, log }).catch((error: unknown): Finding[] => [
        { verdict: "broken", about, text: error instanceof Error ? error.message : String(error) },
      ]);
      for (const { verdict, about, text } of findings) {
        say(`${verdict.padEnd(WIDTH)}${about}: ${text}`);
        isBroken ||= verdict === "broken";
      }
    }
    return isBroken ? EXIT.failed : EXIT.done;
  },
};
