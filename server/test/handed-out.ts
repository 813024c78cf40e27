/** Gives pieces to an async iterator one at a time, when the test calls `hand`. */
export function createHandedIterator() {
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
