import { useState } from "react";

export const getRowId = (id: string) => `opportunity-${id}`;
export const LIST_HEADING_ID = "admin-list";

/** Keeps the current row of a list by its id, so that reading the list again does not move it. */
export function useRowCursor(ids: readonly string[]) {
  const [wanted, setWanted] = useState<string>();
  const current = wanted !== undefined && ids.includes(wanted) ? wanted : undefined;

  const focusRow = (id: string | undefined) => {
    setWanted(id);
    const row = id && document.getElementById(getRowId(id));
    (row || document.getElementById(LIST_HEADING_ID))?.focus({ preventScroll: true });
    if (row) row.scrollIntoView({ block: "nearest" });
  };
  return {
    current,
    setCurrent: setWanted,
    /** Moves to the next or previous row; to the first when there is no current one. */
    move: (by: 1 | -1) => {
      const at = current === undefined ? -1 : ids.indexOf(current);
      const to = at < 0 ? 0 : Math.min(ids.length - 1, Math.max(0, at + by));
      if (ids[to] !== undefined) focusRow(ids[to]);
    },
    /** Called before rows are removed: moves to the row that takes their place, or to the heading when none is left. */
    leave: (gone: readonly string[]) => {
      const at = ids.findIndex((id) => gone.includes(id));
      const stays = (id: string) => !gone.includes(id);
      focusRow(ids.slice(Math.max(0, at)).find(stays) ?? ids.slice(0, Math.max(0, at)).findLast(stays));
    },
  };
}
