/** What a guest may send as a document. */
export const GUEST_FILE_MB = 25;
export const GUEST_FILE_BYTES_MAX = GUEST_FILE_MB * 1_048_576;
export const GUEST_FILE_ENDINGS = [".pdf", ".docx", ".pptx", ".xlsx", ".png", ".jpg", ".jpeg"];
