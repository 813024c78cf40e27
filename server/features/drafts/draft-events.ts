import type { Request, Response } from "express";
import type { DraftView } from "@shared/validators/applications";
import { getDeps } from "../../context/deps";
import { toAppError } from "../../http/errors";
import { AppError } from "../../platform/errors/app-error";
import type { DraftListener } from "./draft-runs";

/** How often a silent stream says that it is alive, in milliseconds: proxies close what is silent for a minute. */
export const HEARTBEAT_MS = 15_000;

/** Whether the caller would rather have events than JSON. One who names neither, or takes anything, gets JSON. */
export const wantsEvents = (req: Request): boolean =>
  req.accepts(["application/json", "text/event-stream"]) === "text/event-stream";

/**
 * Answers with a draft as it is written. Events: `text` `{ text, aiProvider }`, a piece; `restart` `{}`, what came before does
 * not hold; `done` with the whole draft, which takes the place of the pieces; `error` with the body of an error.
 * The answer begins with the first of them, or with a heartbeat: what fails before that is thrown, and answered with its own status.
 * @param leaving aborted when the caller goes away
 */
export async function sendDraftEvents(
  req: Request,
  res: Response,
  leaving: AbortSignal,
  generate: (listener: DraftListener) => Promise<DraftView>,
): Promise<void> {
  const write = (text: string) => {
    if (leaving.aborted) return;
    if (!res.headersSent) {
      res.writeHead(200, {
        "Content-Type": "text/event-stream; charset=utf-8",
        // Compression would hold the pieces back, and so would a proxy that buffers.
        "Cache-Control": "no-store, no-transform",
        "X-Accel-Buffering": "no",
      });
      res.flushHeaders();
    }
    res.write(text);
  };
  const send = (event: string, data: object) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const heartbeat = setInterval(() => write(": still writing\n\n"), HEARTBEAT_MS);
  try {
    const draft = await generate({
      onText: (text, aiProvider) => send("text", { text, aiProvider }),
      onRestart: () => send("restart", {}),
    });
    send("done", draft);
  } catch (error) {
    if (!res.headersSent) throw error;
    send("error", bodyOf(req, error));
  } finally {
    clearInterval(heartbeat);
  }
  res.end();
}

function bodyOf(req: Request, error: unknown) {
  const { log } = getDeps(req);
  const known = toAppError(error);
  if (!known) {
    log.error({ err: error, requestId: req.id }, "request failed");
    return new AppError("internal", "Something went wrong on our side. Please try again.").toBody();
  }
  if (known.status >= 500) log.warn({ err: known.cause ?? known, requestId: req.id }, known.message);
  return known.toBody();
}
