import { useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { ApiError } from "@/lib/api/api-client";
import { isUnknownCall } from "@/lib/api/normalise";
import { paths } from "@/lib/paths";

/**
 * Sends visitors to sign in where the catalogue is closed to them.
 * @param error the error of a public query
 * @returns whether it is closed
 */
export function useClosedCatalogue(error: unknown): boolean {
  const [path, navigate] = useLocation();
  const search = useSearch();
  // Another server may have no pages for visitors.
  const isClosed = (error instanceof ApiError && error.status === 401) || isUnknownCall(error);
  useEffect(() => {
    if (isClosed) navigate(paths.login(search ? `${path}?${search}` : path), { replace: true });
  }, [isClosed, navigate, path, search]);
  return isClosed;
}
