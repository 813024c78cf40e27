import type { Request } from "express";
import { z } from "zod";
import type { Deps, ServiceContext } from "../../context/deps";
import { actForProgram } from "../api-keys/load-key";
import type { OpenRoute } from "../api-keys/open-routes";
import { checkConfirmation, makeConfirmation } from "./confirmation";

/** With the entity of the key: keys for applications have one. */
export type ToolContext = ServiceContext<keyof Deps> & { entityId: string | null };

/** What a tool answers: where it comes from, and the day as of which it is true; today if left out. */
export type Answer = { source: { page: string } & Record<string, unknown>; asOf?: string } & Record<
  string,
  unknown
>;

/** A change that is about to be made, in words that can be shown to a person. */
type Change<S> = {
  change: Record<string, unknown>;
  /** What the change was made of. When it is another by the time of the confirmation, nothing is changed. */
  state: S;
  page: string;
};

type Named = {
  name: string;
  title: string;
  description: string;
  /** The open routes whose work it does: they say which scopes it needs. */
  routes: readonly OpenRoute[];
};
type Hints = {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
};

const runAs = <T>(req: Request, { routes }: Named, work: (ctx: ToolContext) => Promise<T>): Promise<T> =>
  actForProgram(req, routes, (ctx) => work({ ...ctx, entityId: req.apiKey?.entityId ?? null }));

export type Tool = Named & {
  input: z.ZodObject;
  hints: Hints;
  /** @throws AppError as the routes do */
  run: (req: Request, given: unknown) => Promise<Answer>;
};

/** Makes a tool that changes nothing. */
export const readingTool = <I extends z.ZodObject>(
  tool: Named & { input: I; read: (ctx: ToolContext, input: z.output<I>) => Promise<Answer> },
): Tool => ({
  ...tool,
  hints: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run: (req, given) => {
    const input = tool.input.parse(given);
    return runAs(req, tool, (ctx) => tool.read(ctx, input));
  },
});

const confirm = z
  .string()
  .max(400)
  .optional()
  .describe("Leave out at first. The `confirm` of the answer, once the person has agreed to the change.");

type Writing<I extends z.ZodObject, S> = Named & {
  input: I;
  hints: Pick<Hints, "destructiveHint" | "idempotentHint"> & Partial<Pick<Hints, "openWorldHint">>;
  /** Says what would change, and refuses what the change itself would refuse. It changes nothing. */
  prepare: (ctx: ToolContext, input: z.output<I>) => Promise<Change<S>>;
  write: (ctx: ToolContext, input: z.output<I>, state: S) => Promise<Answer>;
};

/** Makes a tool that changes something, in two calls: the first says what would change, the second does it. */
export const writingTool = <I extends z.ZodObject, S>(tool: Writing<I, S>): Tool => ({
  ...tool,
  input: tool.input.extend({ confirm }),
  hints: { readOnlyHint: false, openWorldHint: false, ...tool.hints },
  run: (req, given) => {
    const { confirm: confirmation, ...fields } = z.looseObject({ confirm }).parse(given);
    const input = tool.input.parse(fields);
    return runAs(req, tool, async (ctx) => {
      const { change, state, page } = await tool.prepare(ctx, input);
      const asked = { by: req.apiKey!.id, tool: tool.name, input, state };
      if (confirmation === undefined)
        return {
          ...{ status: "needs confirmation", source: { page }, change, ...makeConfirmation(ctx.deps, asked) },
          next: `Nothing has changed yet. Show the change to the person. If they agree, call ${tool.name} again with the same arguments and this confirm.`,
        };
      checkConfirmation(ctx.deps, asked, confirmation);
      return { status: "done", ...(await tool.write(ctx, input, state)) };
    });
  },
});
