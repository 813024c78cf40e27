import type pg from "pg";
import type { Database } from "../database";

/** A server that statements can be sent to. */
export type DatabaseServer = { readonly pool: pg.Pool; readonly db: Database };
