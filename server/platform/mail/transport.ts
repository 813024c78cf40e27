import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "../config/config";
import type { Logger } from "../logger";
import type { Mail, MailTransport } from "./types";

type Settings = Pick<Config, "SMTP_URL" | "MAIL_FROM" | "MAIL_DIR" | "DATA_DIR" | "isHttps">;

const SECOND = 1000;
/** However slowly the server talks: shorter than the outbox waits before it gives a mail to somebody else. */
const SEND_MS = 60 * SECOND;

/** Where mails go: to the mail server that `SMTP_URL` names, else into files, so that nothing is lost without one. */
export const createTransport = (settings: Settings, log: Logger): MailTransport =>
  settings.SMTP_URL ? smtpTransport(settings.SMTP_URL, settings.MAIL_FROM) : fileTransport(settings, log);

const message = (mail: Mail, from: string) => ({
  from,
  // As an object it is taken as it is: no text of a user is ever read as a list of addresses.
  to: { name: "", address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  headers: {
    "Auto-Submitted": "auto-generated",
    "X-Auto-Response-Suppress": "All",
    ...(mail.unsubscribeUrl && {
      "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtpTransport(url: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    // A connection serves many mails: with one for each, most of a morning goes into greetings.
    pool: true,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  });
  return {
    send: async (mail) => {
      let timer: NodeJS.Timeout | undefined;
      // It also ends the connection, which would be of no use to the next mail.
      const giveUp = new AbortController();
      const tooSlow = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          reject(new Error("The mail server took too long"));
          giveUp.abort();
        }, SEND_MS);
        timer.unref();
      });
      const sending = transporter.sendMail({ ...message(mail, from), signal: giveUp.signal });
      try {
        await Promise.race([sending, tooSlow]);
      } finally {
        clearTimeout(timer);
        // When it lost the race its own failure, later, has nobody to tell.
        sending.catch(() => {});
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * Complete mails, as a mail program opens them, one file each. Their links also go to the log for whoever tries the product, but not where
 * it runs for other people: whoever reads that log could use them.
 */
function fileTransport({ MAIL_FROM, MAIL_DIR, DATA_DIR, isHttps }: Settings, log: Logger): MailTransport {
  const folder = MAIL_DIR ?? join(DATA_DIR, "mail");
  if (isHttps)
    log.error(
      { folder },
      "NO MAIL IS SENT: PUBLIC_URL is https and SMTP_URL is not set. Nobody can confirm an address or reset a password; the mails are only written as files",
    );
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message: content } = await builder.sendMail(message(mail, MAIL_FROM));
      const time = new Date().toISOString().replace(/[:.]/g, "-");
      const file = join(folder, `${time}-${randomBytes(4).toString("hex")}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(file, content as Buffer);
      const links = isHttps ? undefined : (mail.text.match(/https?:\/\/\S+/g) ?? []);
      log.info({ subject: mail.subject, links, file }, "mail written");
    },
    close: () => {},
  };
}

/** Under its name a file is complete, also when the process ends in the middle. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.part`;
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
