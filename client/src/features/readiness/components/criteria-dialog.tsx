import { useId, useState } from "react";
import { Trash2 } from "lucide-react";
import { CRITERIA_MAX, CRITERION_WEIGHT_MAX } from "@shared/constants/mock-review";
import { type ParsedCriterion, parseCriteria } from "@shared/questions/parse-criteria";
import type { MockReviewView } from "@shared/validators/readiness";
import { Button, IconButton } from "@/ui/button";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "@/ui/dialog";
import { Input } from "@/ui/input";
import { Textarea } from "@/ui/textarea";
import { useReportDirty } from "@/hooks/use-report-dirty";
import { t } from "@/words";
import { useSaveCriteria } from "../readiness-api";

type Props = { applicationId: string; view: MockReviewView; isOpen: boolean; onClose: () => void };

/** Takes a pasted list of award criteria with weights, shows what was understood, and saves the list. */
export default function CriteriaDialog({ applicationId, view, isOpen, onClose }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} dirty={isDirty}>
      <DialogContent
        size="lg"
        title={t("Award criteria")}
        description={t(
          "Paste the list of the call as it is. Weights such as “40 points” or “30 %” are understood.",
        )}
      >
        <Criteria {...{ applicationId, view }} onDirtyChange={setDirty} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

/** Mounted anew with each opening, so that it begins from the saved list, and keeps to it while others save another one. */
function Criteria({
  applicationId,
  view,
  onDirtyChange,
  onDone,
}: Omit<Props, "isOpen" | "onClose"> & {
  onDirtyChange: (isDirty: boolean) => void;
  onDone: () => void;
}) {
  const id = useId();
  const [start] = useState(view);
  const [pasted, setPasted] = useState("");
  const [lines, setLines] = useState<ParsedCriterion[]>(start.criteria);
  const [isPasting, setPasting] = useState(start.criteria.length === 0);
  const save = useSaveCriteria(applicationId);
  useReportDirty(lines !== start.criteria || pasted.trim() !== "", onDirtyChange);
  const ready = lines.filter(({ title }) => title.trim() !== "").slice(0, CRITERIA_MAX);
  const change = (index: number, changed: Partial<ParsedCriterion>) =>
    setLines(lines.map((line, i) => (i === index ? { ...line, ...changed } : line)));
  const submit = () =>
    save.mutate(
      {
        criteria: ready.map(({ title, description, weight }) => ({ title, description, weight })),
        basis: start.basis,
      },
      { onSuccess: onDone },
    );
  return isPasting ? (
    <>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {t("The call’s criteria")}
      </label>
      <Textarea
        id={id}
        rows={8}
        className="mt-1.5"
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <DialogFooter>
        <DialogClose>{t("Cancel")}</DialogClose>
        <Button
          disabled={pasted.trim() === ""}
          onClick={() => {
            setLines([...lines, ...parseCriteria(pasted)].slice(0, CRITERIA_MAX));
            setPasting(false);
          }}
        >
          {t("Show what was understood")}
        </Button>
      </DialogFooter>
    </>
  ) : (
    <>
      <ol className="space-y-3">
        {lines.map((line, index) => (
          <li key={index} className="flex flex-wrap items-center gap-2 rounded-card border border-line p-3">
            <div className="min-w-40 flex-1">
              <Input
                aria-label={t("Criterion {n}", { n: index + 1 })}
                value={line.title}
                onChange={({ target }) => change(index, { title: target.value })}
              />
            </div>
            <div className="w-20">
              <Input
                type="number"
                min={1}
                max={CRITERION_WEIGHT_MAX}
                aria-label={t("Weight of criterion {n}", { n: index + 1 })}
                value={line.weight}
                onChange={({ target }) =>
                  change(index, { weight: Math.max(1, Math.floor(Number(target.value)) || 1) })
                }
              />
            </div>
            <IconButton
              label={t("Leave out criterion {n}", { n: index + 1 })}
              onClick={() => setLines(lines.filter((_, i) => i !== index))}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
            <Textarea
              rows={2}
              className="min-h-16 basis-full"
              aria-label={t("What criterion {n} asks", { n: index + 1 })}
              value={line.description ?? ""}
              onChange={({ target }) => change(index, { description: target.value || null })}
            />
          </li>
        ))}
      </ol>
      <DialogFooter>
        <Button variant="outline" onClick={() => setPasting(true)}>
          {t("Paste more")}
        </Button>
        <Button pending={save.isPending} onClick={submit}>
          {t("Save criteria")}
        </Button>
      </DialogFooter>
    </>
  );
}
