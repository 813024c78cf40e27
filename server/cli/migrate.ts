import { existsSync } from "node:fs";
import { readConfig } from "../platform/config/config";
import { openDatabase } from "../platform/db/database";
import { migrateDatabase } from "../platform/db/migrate";
import { createLogger } from "../platform/logger";

/** Migrates the database to the newest schema. The server does the same at every start. */
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const database = await openDatabase(config, createLogger("warn"));
await migrateDatabase(database);
await database.close();
console.log("The database has the newest schema.");
