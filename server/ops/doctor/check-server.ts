import { fine, type Finding, note, type Patient } from "./finding";

const OUT_OF_SUPPORT = 20;

/** Checks whether a server runs at the address of the settings, and whether it says that it is ready. */
export async function checkServer({ config }: Patient): Promise<Finding[]> {
  const host = config.HOST === "0.0.0.0" || config.HOST === "::" ? "127.0.0.1" : config.HOST;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${config.PORT}`;
  const status = await fetch(`${address}/api/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    (answer) => answer.status,
    () => null,
  );
  if (status === 200) return [fine("Server", `It answers at ${address} and is ready.`)];
  if (status === null) return [note("Server", `None answers at ${address}.`)];
  return [note("Server", `It answers at ${address}, and is not ready (${status}).`)];
}

export function checkNode(): Promise<Finding[]> {
  const major = Number(process.versions.node.split(".")[0]);
  return Promise.resolve([
    major > OUT_OF_SUPPORT
      ? fine("Node", `Version ${process.versions.node}.`)
      : note("Node", `Version ${process.versions.node} no longer gets security updates: use 22 or 24.`),
  ]);
}
