import { existsSync } from "node:fs";
import { EvalRefusal, runEvalCommand } from "./matching/evaluation/command";

/**
 * Prints how well matching ranks, compared with labels and simple baselines. Exits with 1 when a goal is
 * missed.
 */
try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const isGood = await runEvalCommand(process.argv.slice(2), process.env, (line) => console.log(line));
  process.exitCode = isGood ? 0 : 1;
} catch (error) {
  // A mistake that the user can correct is printed as one sentence. Any other error needs its stack.
  console.error(error instanceof EvalRefusal ? error.message : error);
  process.exitCode = 1;
}
