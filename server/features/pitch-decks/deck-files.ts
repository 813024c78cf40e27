import { pitchDecks } from "@shared/schema/index";
import type { FileUse } from "../objects/file-use";

/** Each deck keeps the file that it was read from. */
export const deckFiles: FileUse = {
  objectId: pitchDecks.objectId,
  fileName: pitchDecks.fileName,
  entityId: pitchDecks.entityId,
};
