import { useQueryClient } from "@tanstack/react-query";
import type { CallSheetView } from "@shared/validators/calls";
import { StopButton } from "@/components/stop-button";
import { callQuery, pathOf } from "../call-api";

/** Stops the reading of a call. What was read of it before stays. */
export function StopReading({ applicationId }: { applicationId: string }) {
  const client = useQueryClient();
  return (
    <StopButton<CallSheetView>
      path={pathOf(applicationId, "/reading")}
      onStopped={(sheet) => void client.setQueryData(callQuery(applicationId).queryKey, sheet)}
      className="max-sm:w-full"
    />
  );
}
