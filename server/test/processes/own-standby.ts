import { makeFolder, ownFolder, type OwnPostgres, runPostgres, SETTINGS } from "./own-postgres";

/**
 * Starts a standby that follows the primary server and accepts reads. Destroy it at the end, before the
 * primary server.
 */
export async function startStandby(
  primary: OwnPostgres,
  changed: Record<string, string> = {},
): Promise<OwnPostgres> {
  const folder = await makeFolder();
  // -R configures the copy as a standby of the server that it is copied from.
  await runPostgres("pg_basebackup", "-d", primary.url, "-D", folder, "-R", "-X", "stream", "-c", "fast");
  const standby = await ownFolder(folder, { ...SETTINGS, ...changed });
  await standby.start();
  return standby;
}
