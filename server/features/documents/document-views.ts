import type { DocumentView } from "@shared/validators/documents";
import { documentAddress, type ListedDocument } from "./documents.queries";

/** @param today the caller's day, `YYYY-MM-DD` */
export function toDocumentView(row: ListedDocument, today: string): DocumentView {
  return {
    id: row.id,
    entityId: row.entityId,
    entityName: row.entityName,
    kind: row.kind,
    name: row.name,
    year: row.year,
    expiresOn: row.expiresOn,
    isExpired: row.expiresOn !== null && row.expiresOn < today,
    mayBeSentToAi: row.mayBeSentToAi,
    fileName: row.fileName,
    fileUrl: documentAddress(row.id),
    format: row.format,
    size: row.size,
    pages: row.pages,
    unreadReason: row.unreadReason,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    uploadedAt: row.uploadedAt.toISOString(),
  };
}
