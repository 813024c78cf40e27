import { Columns3, List } from "lucide-react";
import { useSearchParam } from "@/hooks/use-search-param";
import { Button } from "@/ui/button";
import { t } from "@/words";

/** Whether the address asks for the board instead of the list. */
export const useIsBoard = (): boolean => useSearchParam("view")[0] === "board";

// Beside the filters there is no room for words.
const wordClass = "md:sr-only";

/** Switches between the list and the board, which the address keeps. */
export function ViewSwitch() {
  const [view, setView] = useSearchParam("view");
  const isBoard = view === "board";
  return (
    <div role="group" aria-label={t("Show as")} className="flex gap-1">
      <Button
        variant={isBoard ? "ghost" : "secondary"}
        size="sm"
        aria-pressed={!isBoard}
        onClick={() => setView("")}
      >
        <List aria-hidden="true" />
        <span className={wordClass}>{t("List")}</span>
      </Button>
      <Button
        variant={isBoard ? "secondary" : "ghost"}
        size="sm"
        aria-pressed={isBoard}
        onClick={() => setView("board")}
      >
        <Columns3 aria-hidden="true" />
        <span className={wordClass}>{t("Board")}</span>
      </Button>
    </div>
  );
}
