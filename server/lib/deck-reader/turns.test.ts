import { expect, test } from "vitest";
import { createTurns } from "./turns";

const never = new AbortController().signal;
const limits = (atOnce: number, users: number, { user = users, server = users } = {}) => ({
  atOnce,
  waitingMax: { users, user, server },
});

test("so many go at once, the others follow in their order", async () => {
  const turns = createTurns(limits(2, 5));
  const [first, second] = [await turns.take("a", never), await turns.take("b", never)];
  const order: string[] = [];
  const third = turns.take("c", never).then((handBack) => (order.push("third"), handBack));
  const fourth = turns.take("d", never).then((handBack) => (order.push("fourth"), handBack));
  await Promise.resolve();
  expect(order).toEqual([]);
  second!();
  await third;
  first!();
  await fourth;
  expect(order).toEqual(["third", "fourth"]);
});

test("who finds the line full is told at once", async () => {
  const turns = createTurns(limits(1, 1));
  const handBack = await turns.take("a", never);
  const waiting = turns.take("b", never);
  expect(await turns.take("c", never)).toBeNull();
  handBack!();
  expect(await waiting).toBeTypeOf("function");
  // One goes, nobody waits: there is room in the line again.
  const next = turns.take("c", never);
  expect(await turns.take("d", never)).toBeNull();
  (await waiting)!();
  await next;
});

test("who stops waiting leaves the line, and the others keep their place", async () => {
  const turns = createTurns(limits(1, 2));
  const handBack = await turns.take("a", never);
  const leaving = new AbortController();
  const left = turns.take("b", leaving.signal);
  const stays = turns.take("c", never);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  handBack!();
  expect(await stays).toBeTypeOf("function");
  await expect(turns.take("d", AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
});

test("one user has one turn at a time and so many places in line, whatever room there is", async () => {
  const turns = createTurns(limits(2, 20, { user: 2 }));
  const mine = await turns.take("me", never);
  const waiting = [turns.take("me", never), turns.take("me", never)];
  expect(await turns.take("me", never)).toBeNull();
  // Another one goes at once, before those who came first.
  expect(await turns.take("you", never)).toBeTypeOf("function");
  mine!();
  (await waiting[0])!();
  expect(await waiting[1]).toBeTypeOf("function");
});

test("who had a turn goes behind all others that wait", async () => {
  const turns = createTurns(limits(1, 20));
  const first = await turns.take("me", never);
  const order: string[] = [];
  const waits = ["me", "me", "you", "them", "you"].map(async (owner) => {
    const handBack = await turns.take(owner, never);
    order.push(owner);
    handBack!();
  });
  first!();
  await Promise.all(waits);
  expect(order).toEqual(["you", "them", "me", "you", "me"]);
});

test("the server's own work has places of its own, which users neither take nor lose", async () => {
  const turns = createTurns(limits(1, 1, { server: 1 }));
  await turns.take("a", never);
  void turns.take("b", never);
  expect(await turns.take("c", never)).toBeNull();
  void turns.take(null, never);
  expect(await turns.take(null, never)).toBeNull();

  const others = createTurns(limits(1, 1, { server: 1 }));
  await others.take(null, never);
  void others.take(null, never);
  const user = others.take("a", never);
  expect(await Promise.race([user, Promise.resolve("waits")])).toBe("waits");
});
