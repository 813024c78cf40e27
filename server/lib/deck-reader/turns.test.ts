import { expect, test } from "vitest";
import { createTurns } from "./turns";

const never = new AbortController().signal;

test("so many go at once, the others follow in their order", async () => {
  const turns = createTurns(2, 5);
  const [first, second] = [await turns.take(never), await turns.take(never)];
  const order: string[] = [];
  const third = turns.take(never).then((handBack) => (order.push("third"), handBack));
  const fourth = turns.take(never).then((handBack) => (order.push("fourth"), handBack));
  await Promise.resolve();
  expect(order).toEqual([]);
  second!();
  await third;
  first!();
  await fourth;
  expect(order).toEqual(["third", "fourth"]);
});

test("who finds the line full is told at once", async () => {
  const turns = createTurns(1, 1);
  const handBack = await turns.take(never);
  const waiting = turns.take(never);
  expect(await turns.take(never)).toBeNull();
  handBack!();
  expect(await waiting).toBeTypeOf("function");
  // One goes, nobody waits: there is room in the line again.
  const next = turns.take(never);
  expect(await turns.take(never)).toBeNull();
  (await waiting)!();
  await next;
});

test("who stops waiting leaves the line, and the others keep their place", async () => {
  const turns = createTurns(1, 2);
  const handBack = await turns.take(never);
  const leaving = new AbortController();
  const left = turns.take(leaving.signal);
  const stays = turns.take(never);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  handBack!();
  expect(await stays).toBeTypeOf("function");
  await expect(turns.take(AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
});
