import { rm } from "node:fs/promises";

/** Takes the run's data folder away. */
export default async function teardown(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) await rm(folder, { recursive: true, force: true });
}
