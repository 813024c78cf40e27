import { OAUTH_ASK_MAX } from "@shared/constants/oauth";
import { type ConnectionAsk, connectionAskSchema, NOT_COMPLETE } from "@shared/validators/oauth";
import { AppError } from "../../platform/errors/app-error";

/** Packs what a program asks for into one word for the address of the screen. Undefined where it asks for too much. */
export function packAsk(ask: ConnectionAsk): string | undefined {
  const packed = Buffer.from(JSON.stringify(ask)).toString("base64url");
  return connectionAskSchema.safeParse(ask).success && packed.length <= OAUTH_ASK_MAX ? packed : undefined;
}

/** @throws AppError validation_failed for anything that `packAsk` does not make */
export function unpackAsk(packed: string): ConnectionAsk {
  const { success, data } = connectionAskSchema.safeParse(
    parseJson(Buffer.from(packed, "base64url").toString()),
  );
  if (!success) throw new AppError("validation_failed", NOT_COMPLETE, { ask: [NOT_COMPLETE] });
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
