import { spawnSync } from "node:child_process";
import { findBrowser } from "./browser";

/** Finds a browser for the tests, or installs Chromium through the system's package manager. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

if (!findBrowser() && process.getuid?.() === 0 && run("apt-get", "--version")) {
  process.stdout.write("Installing Chromium for the browser tests …\n");
  const install = (name: string) => run("apt-get", "install", "-y", "-qq", "--no-install-recommends", name);
  // The headless build is not packaged everywhere.
  if (run("apt-get", "update", "-qq") && !install("chromium-headless-shell")) install("chromium");
}
if (!findBrowser()) {
  process.stderr.write(
    "The browser tests need Chromium or Chrome. Install it with your package manager, or set CHROMIUM_PATH to one.\n",
  );
  process.exit(1);
}
