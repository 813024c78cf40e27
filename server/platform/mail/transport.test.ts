import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseMail, startFakeSmtp } from "../../test/fakes/fake-smtp";
import { createKeptLog } from "../../test/kept-log";
import { createLogger, type Logger } from "../logger";
import { composeMail } from "./compose";
import { createTransport } from "./transport";

const LINK = `https://app.example.org/verify-email?token=${"t".repeat(43)}`;
const mail = composeMail({
  to: "ama@example.org",
  subject: "Confirm your e-mail address, Zoë",
  name: "Zoë",
  paragraphs: ["Please confirm. ".repeat(20).trim()],
  action: { label: "Confirm", url: LINK },
});
const silent = createLogger("silent");

describe("without a mail server", () => {
  let folder: string;
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "amberway-mail-"))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const settings = () => ({
    MAIL_FROM: "Amberway <no-reply@example.org>",
    DATA_DIR: folder,
    isHttps: false,
    UNENCRYPTED_HOSTS: [],
  });

  it("writes whole mails into the data folder, readable by the owner only", async () => {
    const transport = createTransport(settings(), silent);
    await transport.send(mail);
    await transport.send(mail);
    const files = await readdir(join(folder, "mail"));
    expect(files).toHaveLength(2);
    for (const file of files) {
      expect(file).toMatch(/\.eml$/);
      const path = join(folder, "mail", file);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      const raw = await readFile(path, "utf8");
      expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      const { headers, text, html } = parseMail(raw);
      expect(headers.get("to")).toBe("ama@example.org");
      expect(headers.get("from")).toBe("Amberway <no-reply@example.org>");
      expect(headers.get("subject")).toMatch(/^=\?UTF-8\?/);
      expect(headers.get("auto-submitted")).toBe("auto-generated");
      expect(Number.isNaN(Date.parse(headers.get("date") ?? ""))).toBe(false);
      expect(headers.get("message-id")).toMatch(/^<.+@example\.org>$/);
      expect(text).toContain(LINK);
      expect(text).toContain("Hello Zoë,");
      expect(html).toContain(`href="${LINK}"`);
    }
  });

  it("writes mails to the folder in MAIL_DIR", async () => {
    const MAIL_DIR = join(folder, "elsewhere");
    await createTransport({ ...settings(), MAIL_DIR }, silent).send(mail);
    expect(await readdir(MAIL_DIR)).toHaveLength(1);
  });

  it("logs the links of mails for people who try the product", async () => {
    const lines: unknown[] = [];
    const log = { info: (line: unknown) => lines.push(line) } as unknown as Logger;
    await createTransport(settings(), log).send(mail);
    expect(lines).toEqual([expect.objectContaining({ links: [LINK] })]);
  });

  it("logs no links with an https address, and warns at the start that no mail is sent", async () => {
    const { log, lines, text } = createKeptLog();
    const transport = createTransport({ ...settings(), isHttps: true, UNENCRYPTED_HOSTS: [] }, log);
    expect(lines()).toEqual([
      expect.objectContaining({
        level: 50,
        msg: expect.stringMatching(/^NO MAIL IS SENT: PUBLIC_URL is https/),
      }),
    ]);
    await transport.send(mail);
    expect(lines()[1]).toMatchObject({ msg: "mail written", subject: mail.subject });
    expect(text()).not.toContain("token=");
    expect(await readdir(join(folder, "mail"))).toHaveLength(1);
  });

  it("fails without leaving a partial file when it cannot write", async () => {
    const MAIL_DIR = join(folder, "file");
    await writeFile(MAIL_DIR, "");
    await expect(createTransport({ ...settings(), MAIL_DIR }, silent).send(mail)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(["file"]);
  });
});

describe("with a mail server", () => {
  it("hands mails over by SMTP and writes no file", async () => {
    const smtp = await startFakeSmtp();
    const folder = await mkdtemp(join(tmpdir(), "amberway-mail-"));
    const transport = createTransport(
      {
        SMTP_URL: smtp.url,
        MAIL_FROM: "Amberway <no-reply@example.org>",
        DATA_DIR: folder,
        isHttps: false,
        UNENCRYPTED_HOSTS: [],
      },
      silent,
    );
    await transport.send(mail);
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({ from: "no-reply@example.org", to: ["ama@example.org"] });
    expect(parseMail(smtp.received[0]!.raw).text).toContain(LINK);
    expect(await readdir(folder)).toEqual([]);
    transport.close();
    await smtp.close();
    await rm(folder, { recursive: true });
  });

  it("sends nothing to a mail server elsewhere that offers no encryption", async () => {
    const smtp = await startFakeSmtp();
    // This address leads here, but is none by which the server knows itself.
    const elsewhere = smtp.url.replace("127.0.0.1", "0.0.0.0");
    const send = (UNENCRYPTED_HOSTS: string[]) => {
      const transport = createTransport(
        {
          SMTP_URL: elsewhere,
          MAIL_FROM: "no-reply@example.org",
          DATA_DIR: tmpdir(),
          isHttps: true,
          UNENCRYPTED_HOSTS,
        },
        silent,
      );
      return transport.send(mail).finally(() => transport.close());
    };
    await expect(send([])).rejects.toThrow();
    expect(smtp.received).toEqual([]);
    await send(["0.0.0.0"]);
    expect(smtp.received).toHaveLength(1);
    await smtp.close();
  });

  it("uses one connection for many mails", async () => {
    const smtp = await startFakeSmtp();
    const transport = createTransport(
      {
        SMTP_URL: smtp.url,
        MAIL_FROM: "no-reply@example.org",
        DATA_DIR: tmpdir(),
        isHttps: false,
        UNENCRYPTED_HOSTS: [],
      },
      silent,
    );
    for (let n = 0; n < 5; n++) await transport.send(mail);
    expect(smtp.received).toHaveLength(5);
    expect(smtp.state.connections).toBe(1);
    transport.close();
    await smtp.close();
  });

  it("fails when the server refuses, and when there is none", async () => {
    const smtp = await startFakeSmtp();
    smtp.state.refusals = 1;
    const transport = createTransport(
      {
        SMTP_URL: smtp.url,
        MAIL_FROM: "no-reply@example.org",
        DATA_DIR: tmpdir(),
        isHttps: false,
        UNENCRYPTED_HOSTS: [],
      },
      silent,
    );
    await expect(transport.send(mail)).rejects.toThrow(/Try again later/);
    await transport.send(mail);
    expect(smtp.received).toHaveLength(1);
    await smtp.close();
    await expect(transport.send(mail)).rejects.toThrow();
  });
});
