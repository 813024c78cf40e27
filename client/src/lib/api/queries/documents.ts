import { queryOptions } from "@tanstack/react-query";
import type { ChecklistView, DocumentDetailView, DocumentsView } from "@shared/validators/documents";
import { readOr } from "../normalise";
import { applicationsKey } from "./applications";

/** The prefix of all lists and details of documents. */
export const documentsKey = ["/api/documents"] as const;

export type DocumentFilters = { entityId?: string; kind?: string; search?: string; page?: number };

/** A page of the documents of the user's organisations, newest first. */
export function documentsQuery(filters: DocumentFilters) {
  return queryOptions<DocumentsView>({ queryKey: [...documentsKey, filters] });
}

export function documentQuery(id: string) {
  return queryOptions<DocumentDetailView>({ queryKey: [...documentsKey, id] });
}

/** What an application needs and names. Null where the server has no library. */
export function checklistQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...applicationsKey, applicationId, "documents"],
    queryFn: readOr<ChecklistView | null>(null),
  });
}
