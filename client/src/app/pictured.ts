import type { FirstReads } from "@/lib/first-reads";
import { shell } from "./lazy-shell";
import { landing, SCREENS } from "./routes";

/** As what the server has the front door drawn; other screens go by their paths. */
const LANDING = "landing";

/** Fetches the code of a screen that the server draws, and says what it shows first. */
export async function loadPictured(name: string): Promise<FirstReads> {
  const isForMembers = name !== LANDING;
  const screen = isForMembers ? SCREENS.find(({ path }) => path === name) : landing;
  if (!screen) throw new Error(`There is no screen ${name}`);
  const [{ firstReads = () => [] }] = await Promise.all([screen.load(), isForMembers && shell.load()]);
  return firstReads;
}
