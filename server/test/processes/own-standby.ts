import { makeFolder, ownFolder, type OwnPostgres, runPostgres, SETTINGS } from "./own-postgres";

/** A copy of a server that follows it, and takes reads. Destroy it at the end, before the server that it follows. */
export async function startStandby(
  primary: OwnPostgres,
  changed: Record<string, string> = {},
): Promise<OwnPostgres> {
  const folder = await makeFolder();
  // -R has it follow the server from which it is copied.
  await runPostgres("pg_basebackup", "-d", primary.url, "-D", folder, "-R", "-X", "stream", "-c", "fast");
  const standby = await ownFolder(folder, { ...SETTINGS, ...changed });
  await standby.start();
  return standby;
}
