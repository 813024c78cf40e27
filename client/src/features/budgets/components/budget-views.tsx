import { useState } from "react";
import { buildLumpSum, LUMP_SUM_CATEGORIES, type LumpSumCategory } from "@shared/budget/lump-sum";
import { buildSf424a } from "@shared/budget/sf424a";
import { type LineFigures, type Split, sumBudget } from "@shared/budget/sums";
import { BUDGET_KIND_LABELS, type BudgetKind } from "@shared/constants/budget";
import { translateLabel } from "@shared/words/labels";
import { Alert } from "@/ui/alert";
import { Tab, TabList, TabPanel, Tabs } from "@/ui/tabs";
import { t } from "@/words";
import { formatAmount, formatUnits } from "../format-units";
import { FigureTable } from "./figure-table";

type Props = { figures: readonly LineFigures[]; years: number; currency: string };

const FORM_NAME = "SF-424A";

const kindLabel = (kind: BudgetKind) => translateLabel(BUDGET_KIND_LABELS[kind]);

/** The sums of the budget in the forms that funders ask for. */
export default function BudgetViews(props: Props) {
  const [view, setView] = useState("plain");
  return (
    <Tabs value={view} onValueChange={setView}>
      <TabList label={t("Views of the budget")}>
        <Tab value="plain">{t("Years and kinds")}</Tab>
        <Tab value="form">{FORM_NAME}</Tab>
        <Tab value="lump">{t("EU lump sum")}</Tab>
      </TabList>
      <TabPanel value="plain">
        <PlainView {...props} />
      </TabPanel>
      <TabPanel value="form">
        <FormView {...props} />
      </TabPanel>
      <TabPanel value="lump">
        <LumpSumView {...props} />
      </TabPanel>
    </Tabs>
  );
}

function PlainView({ figures, years, currency }: Props) {
  const sums = sumBudget(figures, years);
  const write = (values: number[]) => values.map((value) => formatUnits(value, currency));
  const ends = ({ total, own, funder }: Split) => [total, own, funder];
  return (
    <FigureTable
      caption={t("By kind and year, in {currency}", { currency })}
      head={[
        t("Kind"),
        ...sums.years.map((_, index) => t("Year {n}", { n: index + 1 })),
        ...[t("Total"), t("Own share"), t("Funder’s share")],
      ]}
      rows={[
        ...sums.rows.map(({ kind, years: amounts, total }) => ({
          label: kindLabel(kind),
          figures: write([...amounts, ...ends(total)]),
        })),
        {
          label: t("Total"),
          isSum: true,
          figures: write([...sums.years.map(({ total }) => total), ...ends(sums.total)]),
        },
      ]}
    />
  );
}

function FormView({ figures, years, currency }: Props) {
  const form = buildSf424a(figures, years);
  const write = (values: number[]) => values.map((value) => formatUnits(value, currency));
  const split = ({ funder, own, total }: Split) => write([funder, own, total]);
  const head = [t("Federal"), t("Non-federal"), t("Total")];
  const { firstYear, later } = form;
  return (
    <>
      <FigureTable
        caption={t("Section A: summary")}
        head={[t("Funds"), ...head]}
        rows={[{ label: t("New funds"), figures: split(form.summary) }]}
      />
      <FigureTable
        caption={t("Section B: categories")}
        head={[t("Kind"), ...head]}
        rows={[
          ...form.classes.map(({ kind, split: amounts }) => ({
            label: kindLabel(kind),
            figures: split(amounts),
          })),
          { label: t("Total direct charges"), figures: split(form.direct), isSum: true },
          { label: kindLabel("indirect"), figures: split(form.indirect) },
          { label: t("Totals"), figures: split(form.total), isSum: true },
        ]}
      />
      <FigureTable
        caption={t("Section C: non-federal resources")}
        head={[t("Funds"), t("Applicant")]}
        rows={[{ label: t("All lines"), figures: write([form.nonFederal]) }]}
      />
      <FigureTable
        caption={t("Section D: cash needs of the first year")}
        head={[t("Funds"), t("First year"), ...[1, 2, 3, 4].map((n) => t("Quarter {n}", { n }))]}
        rows={[
          { label: t("Federal"), figures: write([firstYear.total.funder, ...firstYear.federal]) },
          { label: t("Non-federal"), figures: write([firstYear.total.own, ...firstYear.nonFederal]) },
        ]}
      />
      <FigureTable
        caption={t("Section E: federal funds for later years")}
        head={[t("Funds"), ...later.years.map((_, index) => t("Year {n}", { n: index + 2 })), t("Later")]}
        rows={[{ label: t("All lines"), figures: write([...later.years, later.beyond]) }]}
      />
      <FigureTable
        caption={t("Section F: other information")}
        head={[t("Funds"), t("Direct"), t("Indirect")]}
        rows={[{ label: t("All lines"), figures: write([form.direct.total, form.indirect.total]) }]}
      />
    </>
  );
}

const categoryLabels = (): Record<LumpSumCategory, string> => ({
  A: t("A. Personnel"),
  B: t("B. Subcontracting"),
  C1: t("C.1 Travel and subsistence"),
  C2: t("C.2 Equipment"),
  C3: t("C.3 Other goods and services"),
  D: t("D. Other costs"),
  E: t("E. Indirect costs"),
});

function LumpSumView({ figures, currency }: Props) {
  const { packages, categories, total, flatRate } = buildLumpSum(figures);
  const labels = categoryLabels();
  const write = (amounts: Record<LumpSumCategory, number>, all: number) =>
    [...LUMP_SUM_CATEGORIES.map((category) => amounts[category]), all].map((value) =>
      formatUnits(value, currency),
    );
  return (
    <>
      <FigureTable
        caption={t("By work package, in {currency}", { currency })}
        head={[t("Work package"), ...LUMP_SUM_CATEGORIES.map((category) => labels[category]), t("Total")]}
        rows={[
          ...packages.map(({ workPackage, amounts, total: all }) => ({
            label: workPackage ?? t("Without a work package"),
            figures: write(amounts, all),
          })),
          { label: t("Total"), figures: write(categories, total.total), isSum: true },
        ]}
      />
      {categories.E !== flatRate && (
        <Alert tone="warning" title={t("The indirect costs are not the flat rate")}>
          {t("25 % of personnel and purchases are {rate}. Your indirect lines are {planned}.", {
            rate: formatAmount(flatRate, currency),
            planned: formatAmount(categories.E, currency),
          })}
        </Alert>
      )}
    </>
  );
}
