import { parseArgs } from "node:util";
import { importJudgements, formatUnjudged } from "./judging";
import { type Measure, measureInMemory } from "./measure";
import { SETS } from "./set";
import { toJson, summaryText, worstText } from "./report";

/** A mistake that the user can correct. The message is meant for the user. */
export class EvalRefusal extends Error {}

const USAGE =
  "Usage: npm run eval:matching -- [--set starter|choose|report] [--worst N] [--json] [--unjudged] [--judge FILE]";

/**
 * Evaluates matching with the built-in embedder, and also with OpenAI's if the environment has
 * `OPENAI_API_KEY`.
 * @returns whether each of them reaches every goal
 * @throws EvalRefusal for wrong arguments
 * @throws AppError upstream_failed or upstream_timeout from OpenAI
 */
export async function runEvalCommand(
  args: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<boolean> {
  const options = readOptions(args);
  const set = SETS[options.set];
  const builtin = await measureInMemory(set);
  if (options.judge !== undefined) {
    say(`${await importJudgements(options.judge, builtin)} judgements taken.`);
    return true;
  }
  if (options.unjudged) {
    say(formatUnjudged(builtin));
    return true;
  }
  const measures: Measure[] = [builtin];
  if (env.OPENAI_API_KEY && env.EMBEDDING_MODEL !== "builtin")
    measures.push(await measureInMemory(set, openAiSettings(env)));
  if (options.json) say(JSON.stringify(measures.map(toJson), null, 1));
  else
    for (const measure of measures) {
      say(summaryText(measure));
      if (options.worst > 0) say(worstText(measure, options.worst));
    }
  return measures.every(({ missed }) => missed.length === 0);
}

function openAiSettings(env: Record<string, string | undefined>): Record<string, string> {
  const names = ["OPENAI_API_KEY", "OPENAI_BASE_URL", "EMBEDDING_MODEL"];
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

type Options = {
  set: keyof typeof SETS;
  worst: number;
  json: boolean;
  unjudged: boolean;
  judge: string | undefined;
};

const isSetName = (name: string): name is keyof typeof SETS => Object.hasOwn(SETS, name);

function readOptions(args: string[]): Options {
  let values: { set?: string; worst?: string; json?: boolean; unjudged?: boolean; judge?: string };
  try {
    values = parseArgs({
      args,
      options: {
        set: { type: "string" },
        worst: { type: "string" },
        json: { type: "boolean" },
        unjudged: { type: "boolean" },
        judge: { type: "string" },
      },
    }).values;
  } catch {
    throw new EvalRefusal(USAGE);
  }
  const worst = Number(values.worst ?? 0);
  if (!Number.isInteger(worst) || worst < 0) throw new EvalRefusal(USAGE);
  const set = values.set ?? "starter";
  if (!isSetName(set)) throw new EvalRefusal(USAGE);
  if (values.judge !== undefined && set !== "starter")
    throw new EvalRefusal("Only the starter set takes single judgements: the others have two readers.");
  return { set, worst, json: values.json === true, unjudged: values.unjudged === true, judge: values.judge };
}
