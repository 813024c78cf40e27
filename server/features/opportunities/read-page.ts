/** One part of a list: the number of its rows, and how to read some of them. */
export type Segment = {
  length: number;
  read: (offset: number, limit: number) => Promise<string[]> | string[];
};

/** Takes the first rows of a part, and all others, as two parts. */
export function splitSegment({ length, read }: Segment, at: number): [Segment, Segment] {
  const first = Math.min(at, length);
  return [
    { length: first, read },
    { length: length - first, read: (offset, limit) => read(first + offset, limit) },
  ];
}

/** Reads one page of a list made of several parts in a row, and only what the page shows. */
export async function readPage(
  segments: readonly Segment[],
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const page: string[] = [];
  let skip = offset;
  for (const { length, read } of segments) {
    const wanted = Math.min(limit - page.length, length - skip);
    if (wanted > 0) page.push(...(await read(skip, wanted)));
    skip = Math.max(0, skip - length);
    if (page.length >= limit) break;
  }
  return page;
}
