import { rm } from "node:fs/promises";

/** Deletes the run's data folder. */
export default async function teardown(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) await rm(folder, { recursive: true, force: true });
}
