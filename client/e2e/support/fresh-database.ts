import pg from "pg";

/** Creates the database that E2E_DATABASE_URL names, and empties an existing one. The embedded database is new in each run. */
const given = process.env.E2E_DATABASE_URL;
if (given) {
  const server = new URL(given);
  const name = server.pathname.slice(1);
  server.pathname = "/postgres";
  const admin = new pg.Client(server.href);
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
}
