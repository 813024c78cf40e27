import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "playwright/test";
import { ADMIN } from "./client/e2e/support/admin-account";
import { findBrowser, PHONE_AGENT } from "./client/e2e/support/browser";
import { METRICS_TOKEN } from "./client/e2e/support/metrics-token";

// One data folder per run; workers read this file again and must find the same one.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "amberway-e2e-"));
const port = Number(process.env.E2E_PORT ?? 5179);
// Browsers bind passkeys to a name, never to a number.
const baseURL = `http://localhost:${port}`;
// The sites that the server reads opportunities from; tests find them here.
process.env.E2E_SITES_URL ??= `http://127.0.0.1:${port + 1}`;
const sitesURL = process.env.E2E_SITES_URL;

// As the server's tests, these use a PostgreSQL server where one is named.
const database = process.env.TEST_DATABASE_URL ? new URL(process.env.TEST_DATABASE_URL) : undefined;
if (database) database.pathname = `/amberway_e2e_${port}`;
const databaseURL = database?.href ?? "";

/** Browser tests against the built server with its real database and the starter catalogue, as a new user meets it. */
export default defineConfig({
  testDir: "client/e2e",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // In CI a second try tells a flaky test, which the report names as such, from one that fails. Both fail the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: Boolean(process.env.CI),
  // CI runs several suites beside each other: there a slow test is no failed one.
  timeout: process.env.CI ? 180_000 : 60_000,
  expect: { timeout: process.env.CI ? 30_000 : 10_000 },
  reporter: [["list"]],
  globalSetup: "./client/e2e/support/wait-until-ranked.ts",
  globalTeardown: "./client/e2e/support/teardown.ts",
  use: {
    baseURL,
    // A worker would answer in place of the routes that tests set up. Its own tests allow it.
    serviceWorkers: "block",
    // A trace of every test costs a third of the time; E2E_TRACE=1 records what fails once more.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testMatch: "**/*.e2e.ts",
      // What only a narrow screen has.
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: "phone",
      testMatch: "**/*.e2e.ts",
      // What only keyboards and the rail have, and what is the same on every screen.
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        userAgent: PHONE_AGENT,
      },
    },
    // Not a test: pictures of every screen, to be looked at.
    { name: "gallery", testMatch: "**/*.gallery.ts" },
  ],
  webServer: [
    {
      command: "node --import tsx client/e2e/support/fake-sites.ts",
      url: `${sitesURL}/ready`,
      env: { PORT: new URL(sitesURL).port },
    },
    {
      command: "node --import tsx client/e2e/support/fresh-database.ts && exec node dist/server/index.js",
      url: `${baseURL}/api/health/ready`,
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
      env: {
        PORT: String(port),
        PUBLIC_URL: baseURL,
        DATA_DIR: process.env.E2E_DATA_DIR,
        // Never the one that whoever runs the tests works with.
        DATABASE_URL: databaseURL,
        E2E_DATABASE_URL: databaseURL,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        METRICS_TOKEN,
        GRANTS_GOV_URL: `${sitesURL}/v1/api`,
        SCRAPE_ALLOW_PRIVATE: "1",
        RATE_LIMIT_SCALE: "0",
        // Nearly every test signs somebody up.
        PASSWORD_COST: "10",
        // A busy machine shall render too, where tests ask for rendered pages.
        RENDER_TIMEOUT_MS: "60000",
        LOG_LEVEL: "error",
      },
    },
  ],
});
