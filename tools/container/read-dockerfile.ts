import {
  type Copy,
  DockerfileParser,
  type Healthcheck,
  type JSONArgument,
  type Instruction,
} from "dockerfile-ast";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));

type Step =
  | { kind: "env"; values: Record<string, string> }
  | { kind: "workdir"; path: string }
  | { kind: "user"; name: string }
  | { kind: "copy"; from: string | null; sources: string[]; to: string }
  | { kind: "run"; command: string };

/** One `FROM` and the steps after it. */
export type Stage = { name: string | null; image: string; steps: Step[] };

export type Image = {
  stages: Stage[];
  /** The command of the last stage, without a shell. */
  command: string[];
  healthCheck: string[];
  volumes: string[];
};

const splitWords = (instruction: Instruction) =>
  instruction.getArguments().map((argument) => argument.getValue());

const isExec = (instruction: unknown): instruction is { getJSONStrings(): JSONArgument[] } =>
  typeof instruction === "object" && instruction !== null && "getJSONStrings" in instruction;

/**
 * @throws Error for the form that goes through a shell, because the shell would get the signals instead of
 * the program
 */
function readExec(instruction: unknown): string[] {
  const parts = isExec(instruction) ? instruction.getJSONStrings() : [];
  if (parts.length === 0)
    throw new Error("CMD and HEALTHCHECK must be lists of words: a shell passes no signals on");
  return parts.map((part) => part.getJSONValue());
}

function readStep(instruction: Instruction): Step | null {
  const words = splitWords(instruction);
  switch (instruction.getKeyword()) {
    case "ENV":
      return {
        kind: "env",
        values: Object.fromEntries(
          words.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]),
        ),
      };
    case "WORKDIR":
      return { kind: "workdir", path: words[0]! };
    case "USER":
      return { kind: "user", name: words[0]! };
    case "RUN":
      return { kind: "run", command: instruction.getArgumentsContent()! };
    case "COPY": {
      const from = (instruction as Copy).getFlags().find((flag) => flag.getName() === "from");
      return { kind: "copy", from: from?.getValue() ?? null, sources: words.slice(0, -1), to: words.at(-1)! };
    }
    case "FROM":
    case "VOLUME":
    case "EXPOSE":
    case "HEALTHCHECK":
    case "CMD":
      return null;
    default:
      throw new Error(`This reader does not know ${instruction.getKeyword()}.`);
  }
}

/** Reads the parts of this repository's Dockerfile that are needed to run it without an engine. */
export function readDockerfile(): Image {
  const file = DockerfileParser.parse(readFileSync(`${ROOT}Dockerfile`, "utf8"));
  const stages: Stage[] = [];
  for (const instruction of file.getInstructions()) {
    const words = splitWords(instruction);
    if (instruction.getKeyword() === "FROM")
      stages.push({ image: words[0]!, name: words[2] ?? null, steps: [] });
    const step = readStep(instruction);
    if (step) stages.at(-1)!.steps.push(step);
  }
  const check = file.getHEALTHCHECKs()[0];
  return {
    stages,
    command: readExec(file.getCMDs().at(-1)),
    healthCheck: check ? readHealthCheck(check) : [],
    volumes: file
      .getInstructions()
      .filter((instruction) => instruction.getKeyword() === "VOLUME")
      .flatMap(splitWords),
  };
}

/** The health check contains its own CMD, which the parser leaves as text. */
function readHealthCheck(check: Healthcheck): string[] {
  const text = check.getArgumentsContent() ?? "";
  const list = /CMD\s+(\[[\s\S]*\])\s*$/.exec(text)?.[1];
  if (!list) throw new Error("CMD and HEALTHCHECK must be lists of words: a shell passes no signals on");
  return JSON.parse(list) as string[];
}
