import { Card, CardHeader } from "@/ui/card";
import { t } from "@/words";

/** The analysis in a few sentences. Renders nothing without one. */
export function SummaryCard({ summary }: { summary: unknown }) {
  if (typeof summary !== "string" || summary.trim() === "") return null;
  return (
    <Card>
      <CardHeader title={t("Summary")} level={3} className="mb-2" />
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {summary}
      </p>
    </Card>
  );
}
