/**
 * The text that was read from one page, or from one slide. `isUnread` is set when it is only a picture. Numbers start
 * at 1.
 */
export type DocumentPage = {
  number: number;
  title: string | null;
  text: string;
  /** What a presenter says beside a slide. */
  notes: string | null;
  isUnread: boolean;
};

export type DocumentFormat = "pdf" | "pptx" | "ppt";
/**
 * A document has at least one page. Text, titles and notes are limited in length. The text of a page contains its title
 * as well.
 */
export type DocumentText = { format: DocumentFormat; pages: DocumentPage[] };

export type DocumentReader = {
  /**
   * Reads the text of a document in a process of its own, with limits on time, memory and unpacked size. Only some
   * reads run at once, one for each user; the others wait in turn. The format is detected by the content.
   * @param bytes must not be used afterwards by the caller
   * @param options `userId` is the user who waits, or null. A guest waits behind other users.
   * @throws DocumentProblem, which each feature puts into its own words; AppError unavailable if too many wait, of this
   * user or of all
   */
  read(
    bytes: Uint8Array,
    options: { userId: string | null; isGuest?: boolean; signal?: AbortSignal },
  ): Promise<DocumentText>;
  stop(): Promise<void>;
};
