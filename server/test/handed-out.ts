/** Pieces that a test hands out one by one, for whoever iterates over them. */
export function handedOut() {
  const waiting: string[] = [];
  let wake = () => {};
  let isOver = false;
  const pieces = (async function* () {
    for (;;) {
      while (waiting.length > 0) yield waiting.shift()!;
      if (isOver) return;
      await new Promise<void>((resolve) => (wake = resolve));
    }
  })();
  return {
    pieces,
    hand: (piece: string) => {
      waiting.push(piece);
      wake();
    },
    end: () => {
      isOver = true;
      wake();
    },
  };
}
