import { callFiles } from "../features/call-sheets/call-files";
import { guestFiles } from "../features/guests/guest-files";
import { profileSourceFiles } from "../features/profile-proposals/profile-source-files";
import type { FileUse } from "../features/objects/file-use";
import { documentFiles, formerDocumentFiles } from "../features/documents/document-files";
import { sentFiles } from "../features/submissions/submission-files";
import { deckFiles } from "../features/pitch-decks/deck-files";

/** What the features keep files for. A file that none of them uses is removed. */
export const FILE_USES: readonly FileUse[] = [
  callFiles,
  deckFiles,
  documentFiles,
  formerDocumentFiles,
  guestFiles,
  profileSourceFiles,
  sentFiles,
];
