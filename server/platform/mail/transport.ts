import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "../config/config";
import { isElsewhere } from "../config/unencrypted";
import type { Logger } from "../logger";
import type { Mail, MailTransport } from "./types";

type Settings = Pick<
  Config,
  "SMTP_URL" | "MAIL_FROM" | "MAIL_DIR" | "DATA_DIR" | "isHttps" | "UNENCRYPTED_HOSTS"
>;

const SECOND = 1000;
/**
 * The limit for sending one mail. It must be shorter than the time after which the outbox lets another process send it.
 */
const SEND_MS = 60 * SECOND;

/**
 * Creates the transport: the mail server that `SMTP_URL` names, otherwise files, so that no mail is lost without a
 * server.
 */
export const createTransport = (settings: Settings, log: Logger): MailTransport =>
  settings.SMTP_URL ? createSmtpTransport(settings.SMTP_URL, settings) : createFileTransport(settings, log);

const buildMessage = (mail: Mail, from: string) => ({
  from,
  // As an object the address is used as it is; a string could be parsed as a list of addresses.
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

function createSmtpTransport(
  url: string,
  { MAIL_FROM: from, isHttps, UNENCRYPTED_HOSTS }: Settings,
): MailTransport {
  const transporter = nodemailer.createTransport({
    url,
    // Otherwise somebody on the way could take the offer of encryption out of the greeting.
    requireTLS: isHttps && isElsewhere(new URL(url).hostname, UNENCRYPTED_HOSTS),
    // Connections are reused: otherwise most of the time for news mails goes into opening connections.
    pool: true,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    dnsTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  });
  return {
    send: async (mail) => {
      let timer: NodeJS.Timeout | undefined;
      // Aborting also closes the connection, which later mails could not use.
      const giveUp = new AbortController();
      const tooSlow = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          reject(new Error("The mail server took too long"));
          giveUp.abort();
        }, SEND_MS);
        timer.unref();
      });
      const sending = transporter.sendMail({ ...buildMessage(mail, from), signal: giveUp.signal });
      try {
        await Promise.race([sending, tooSlow]);
      } finally {
        clearTimeout(timer);
        // After the time-out nobody handles the failure of the send itself.
        sending.catch(() => {});
      }
    },
    close: () => transporter.close(),
  };
}

/**
 * Writes each mail to a file that mail programs can open. Its links also go to the log for people who try the product,
 * but not on a public installation, where readers of the log could use them.
 */
function createFileTransport(
  { MAIL_FROM, MAIL_DIR, DATA_DIR, isHttps }: Settings,
  log: Logger,
): MailTransport {
  const folder = MAIL_DIR ?? join(DATA_DIR, "mail");
  if (isHttps)
    log.error(
      { folder },
      "NO MAIL IS SENT: PUBLIC_URL is https and SMTP_URL is not set. Nobody can confirm an address or reset a password; the mails are only written as files",
    );
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message: content } = await builder.sendMail(buildMessage(mail, MAIL_FROM));
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

/** Writes a file that is complete under its name even if the process ends in the middle. */
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
