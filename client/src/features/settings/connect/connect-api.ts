import { queryOptions, useMutation } from "@tanstack/react-query";
import type { ConnectedView, ConnectInput, ConnectionAskView } from "@shared/validators/oauth";
import { apiRequest } from "@/lib/api/api-client";
import { withConfirmation } from "../second-factor/confirmation";

/** Which program asks, by the address that it led the person to. */
export function askQuery(packed: string) {
  return queryOptions({
    queryKey: ["/api/oauth/ask", packed],
    queryFn: ({ signal }) =>
      apiRequest<ConnectionAskView>("GET", `/api/oauth/ask?ask=${encodeURIComponent(packed)}`, undefined, {
        signal,
      }),
    staleTime: Infinity,
    retry: false,
  });
}

/** Lets the program in, and goes back to it with the code that it takes its tokens with. */
export function useConnect() {
  return useMutation({
    gcTime: 0,
    mutationFn: (input: ConnectInput) =>
      withConfirmation(() => apiRequest<ConnectedView>("POST", "/api/oauth/connections", input)),
    onSuccess: ({ redirectTo }) => location.assign(redirectTo),
  });
}
