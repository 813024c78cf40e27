import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canOwnPostgres, type OwnPostgres, startOwnPostgres } from "../../test/processes/own-postgres";
import { readConfig } from "../config/config";
import { createLogger } from "../logger";
import { openDatabase } from "./database";

const folder = mkdtempSync(join(tmpdir(), "amberway-db-tls-"));
const at = (name: string) => join(folder, name);
const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
const NEW_KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/** Makes an authority that signs its own certificate. */
const makeAuthority = (name: string) =>
  openssl(
    ...["req", "-x509", ...NEW_KEY, "-days", "2", "-subj", `/CN=${name}`],
    ...["-keyout", `${name}.key`, "-out", `${name}.pem`],
  );

/** Makes a certificate for a host or a role of the database. */
function makeCertificate(name: string, authority: string) {
  writeFileSync(at(`${name}.ext`), `subjectAltName=DNS:${name}`);
  openssl("req", ...NEW_KEY, "-subj", `/CN=${name}`, "-keyout", `${name}.key`, "-out", `${name}.csr`);
  openssl(
    ...["x509", "-req", "-in", `${name}.csr`, "-days", "2", "-extfile", `${name}.ext`, "-out", `${name}.pem`],
    ...["-CA", `${authority}.pem`, "-CAkey", `${authority}.key`, "-CAcreateserial"],
  );
}

describe.skipIf(!canOwnPostgres())(
  "a database that wants encryption and a certificate of each client",
  () => {
    let postgres: OwnPostgres;

    beforeAll(async () => {
      for (const authority of ["authority", "stranger"]) makeAuthority(authority);
      for (const name of ["localhost", "postgres"]) makeCertificate(name, "authority");
      postgres = await startOwnPostgres();
      // The server writes the files itself: only then are they its own, and closed to others.
      const keep = (name: string, content: string | Buffer) =>
        postgres.query(
          `copy (select '${Buffer.from(content).toString("base64")}')
         to program 'umask 077; base64 -d > ${postgres.folder}/${name}'`,
        );
      await keep("server.crt", readFileSync(at("localhost.pem")));
      await keep("server.key", readFileSync(at("localhost.key")));
      await keep("authority.crt", readFileSync(at("authority.pem")));
      await postgres.query("alter system set ssl = on");
      await postgres.query("alter system set ssl_ca_file = 'authority.crt'");
      await keep("pg_hba.conf", "hostssl all all 127.0.0.1/32 cert\n");
      await postgres.restart("fast");
    });
    afterAll(() => postgres.destroy());

    const open = async (options: Record<string, string>) => {
      const query = new URLSearchParams(options).toString();
      const env = { DATABASE_URL: `postgres://postgres@localhost:${postgres.port}/postgres?${query}` };
      const database = await openDatabase(readConfig(env), createLogger("silent"));
      try {
        const { rows } = await database.db.execute(
          sql`select version, client_dn from pg_stat_ssl where pid = pg_backend_pid()`,
        );
        return rows[0];
      } finally {
        await database.close();
      }
    };
    const client = { sslcert: at("postgres.pem"), sslkey: at("postgres.key") };

    it("is used with a certificate in place of a password", async () => {
      expect(
        await open({ sslmode: "verify-full", sslrootcert: at("authority.pem"), ...client }),
      ).toMatchObject({ version: "TLSv1.3", client_dn: "/CN=postgres" });
    });

    it("is not spoken to when its certificate is from a stranger", async () => {
      await expect(
        open({ sslmode: "verify-full", sslrootcert: at("stranger.pem"), ...client }),
      ).rejects.toThrow();
    });

    it("does not take a client without a certificate or without encryption", async () => {
      await expect(open({ sslmode: "verify-full", sslrootcert: at("authority.pem") })).rejects.toThrow();
      await expect(open({ sslmode: "disable" })).rejects.toThrow();
    });
  },
);
