import nodemailer from "nodemailer";
import { getErrorCode } from "../../platform/storage/file-errors";
import { isElsewhere } from "../../platform/config/unencrypted";
import { parseUrl } from "@shared/parse-url";
import { broken, fine, type Finding, note, type Patient } from "./finding";

const TIMES = { connectionTimeout: 5_000, greetingTimeout: 5_000, dnsTimeout: 5_000, socketTimeout: 10_000 };

const WHY: Record<string, string> = {
  EDNS: "there is no host of that name",
  ENOTFOUND: "there is no host of that name",
  ECONNECTION: "it does not answer",
  ECONNREFUSED: "nothing listens there",
  ETIMEDOUT: "it did not answer in time",
  EAUTH: "it does not take that name and password",
  ETLS: "no encrypted connection could be made",
};

/** Connects and signs in as for a mail, but sends none. */
export async function checkMail({ config }: Patient): Promise<Finding[]> {
  const { SMTP_URL: url } = config;
  if (!url) {
    const text = "SMTP_URL is not set: mails are written to files and are not sent.";
    return [(config.isHttps ? broken : note)("Mail", text)];
  }
  const { hostname, port } = parseUrl(url)!;
  const server = port ? `${hostname}:${port}` : hostname;
  const encryptedError = await signIn(url, { requireTLS: true });
  if (encryptedError === null) return [fine("Mail", `${server} answers over TLS and takes the settings.`)];
  // A second attempt without TLS shows whether only the encryption is missing.
  const plainError = await signIn(url, {});
  if (plainError === null) {
    const isRefused = config.isHttps && isElsewhere(hostname, config.UNENCRYPTED_HOSTS);
    const text = isRefused
      ? "without encryption: no mail is sent. Name it in UNENCRYPTED_HOSTS if the network between is your own."
      : "without encryption: mails go over the network as they are.";
    return [(isRefused ? broken : note)("Mail", `${server} takes the settings, but ${text}`)];
  }
  // For a failed socket, only the message contains the code.
  const codes = [...(plainError.message.match(/\bE[A-Z]+\b/g) ?? []), getErrorCode(plainError)];
  const why = codes.map((code) => WHY[code]).find(Boolean) ?? plainError.message;
  return [broken("Mail", `SMTP_URL cannot be used: at ${server} ${why}.`)];
}

async function signIn(url: string, options: { requireTLS?: boolean }): Promise<Error | null> {
  const transport = nodemailer.createTransport({ url, ...TIMES, ...options });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    transport.close();
  }
}
