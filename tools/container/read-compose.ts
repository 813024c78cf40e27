import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { ROOT } from "./read-dockerfile";

export type Service = {
  image: string;
  profiles?: string[];
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  /** Each as `volume:/folder` or `volume:/folder:ro`. */
  volumes: string[];
  restart: string;
  stop_grace_period: string;
  depends_on?: Record<string, { condition: string }>;
};

type Compose = { services: Record<"database" | "app" | "backup" | "restore", Service>; volumes: object };

/** Reads compose.yaml, with what services take over from others. */
export const readCompose = (): Compose =>
  parse(readFileSync(`${ROOT}compose.yaml`, "utf8"), { merge: true }) as Compose;
