import { DEFAULT_CURRENCY } from "@shared/constants/money";
import type { ServiceContext } from "../../context/deps";
import { getLocalToday } from "../../context/local-day";
import { t } from "../../platform/text/words";
import { logActivity } from "../activity/log-activity";
import { getApplication } from "../applications/applications.service";
import { toSafeFileName } from "../exports/file-name";
import { readBudget } from "./budgets.service";
import { buildBudgetSheets } from "./budget-sheets";
import { writeXlsx } from "./write-xlsx";

/**
 * The budget of an application as an Excel workbook.
 * @throws AppError not_found unless the caller may read the application
 */
export async function buildBudgetSheet(
  ctx: ServiceContext<"clock" | "db">,
  applicationId: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const application = await getApplication(ctx, applicationId);
  const { budget, lines } = await readBudget(ctx.db, applicationId);
  const { actor, deps } = ctx;
  // A request that reads has no database that can be written to.
  await logActivity({ actor, db: deps.db, deps }, application.entityId, "application_exported", {
    subject: application.title,
  });
  const title = application.title ?? application.opportunity?.name ?? t("Untitled Application");
  const settings = budget ?? {
    ...{ currency: application.askingCurrency || DEFAULT_CURRENCY, years: 1 },
    ...{ overheadCap: null, overheadBase: "direct" as const },
  };
  const { sheets, decimals } = buildBudgetSheets({ ...settings, title, lines });
  return {
    bytes: await writeXlsx(sheets, decimals, deps.clock.now()),
    fileName: `${toSafeFileName(`${t("Budget")} ${title}`, "budget")}-${getLocalToday(ctx)}.xlsx`,
  };
}
