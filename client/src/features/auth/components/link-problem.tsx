import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { ApiError, userMessage } from "@/lib/api/api-client";
import { AuthMessage } from "./auth-message";
import { t } from "@/words";

/** Whether the server has refused a link, now or ever. A failed connection says nothing about it. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "invalid_token" || error.code === "conflict");

/** Says that a mailed link does not work, with the server's reason if there is one. */
export function LinkProblem({
  error,
  actions,
  children,
}: {
  error: unknown;
  actions: ReactNode;
  children: ReactNode;
}) {
  return (
    <AuthMessage icon={CircleX} tone="destructive" title={t("This link does not work")} actions={actions}>
      {error !== null && <p>{userMessage(error, t("Invalid or expired link"))}</p>}
      {children}
    </AuthMessage>
  );
}
