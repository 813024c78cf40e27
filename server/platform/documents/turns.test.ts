import { expect, test } from "vitest";
import { createTurns, type TurnTaker } from "./turns";

const never = new AbortController().signal;
const limits = (atOnce: number, users: number, { user = users, server = users } = {}) => ({
  atOnce: { all: atOnce, guests: atOnce },
  waitingMax: { users, guests: users, user, server },
});
const by = (owner: string | null) => ({ owner, isGuest: false });
const guest = (owner: string) => ({ owner, isGuest: true });

test("so many go at once, the others follow in their order", async () => {
  const turns = createTurns(limits(2, 5));
  const [first, second] = [await turns.take(by("a"), never), await turns.take(by("b"), never)];
  const order: string[] = [];
  const third = turns.take(by("c"), never).then((handBack) => (order.push("third"), handBack));
  const fourth = turns.take(by("d"), never).then((handBack) => (order.push("fourth"), handBack));
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
  const handBack = await turns.take(by("a"), never);
  const waiting = turns.take(by("b"), never);
  expect(await turns.take(by("c"), never)).toBeNull();
  handBack!();
  expect(await waiting).toBeTypeOf("function");
  // One goes, nobody waits: there is room in the line again.
  const next = turns.take(by("c"), never);
  expect(await turns.take(by("d"), never)).toBeNull();
  (await waiting)!();
  await next;
});

test("who stops waiting leaves the line, and the others keep their place", async () => {
  const turns = createTurns(limits(1, 2));
  const handBack = await turns.take(by("a"), never);
  const leaving = new AbortController();
  const left = turns.take(by("b"), leaving.signal);
  const stays = turns.take(by("c"), never);
  leaving.abort(new Error("gone"));
  await expect(left).rejects.toThrow("gone");
  handBack!();
  expect(await stays).toBeTypeOf("function");
  await expect(turns.take(by("d"), AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
});

test("one user has one turn at a time and so many places in line, whatever room there is", async () => {
  const turns = createTurns(limits(2, 20, { user: 2 }));
  const mine = await turns.take(by("me"), never);
  const waiting = [turns.take(by("me"), never), turns.take(by("me"), never)];
  expect(await turns.take(by("me"), never)).toBeNull();
  // Another one goes at once, before those who came first.
  expect(await turns.take(by("you"), never)).toBeTypeOf("function");
  mine!();
  (await waiting[0])!();
  expect(await waiting[1]).toBeTypeOf("function");
});

test("who had a turn goes behind all others that wait", async () => {
  const turns = createTurns(limits(1, 20));
  const first = await turns.take(by("me"), never);
  const order: (string | null)[] = [];
  const waits = ["me", "me", "you", "them", "you"].map(async (owner) => {
    const handBack = await turns.take(by(owner), never);
    order.push(owner);
    handBack!();
  });
  first!();
  await Promise.all(waits);
  expect(order).toEqual(["you", "them", "me", "you", "me"]);
});

test("the server's own work has places of its own, which users neither take nor lose", async () => {
  const turns = createTurns(limits(1, 1, { server: 1 }));
  await turns.take(by("a"), never);
  void turns.take(by("b"), never);
  expect(await turns.take(by("c"), never)).toBeNull();
  void turns.take(by(null), never);
  expect(await turns.take(by(null), never)).toBeNull();

  const others = createTurns(limits(1, 1, { server: 1 }));
  await others.take(by(null), never);
  void others.take(by(null), never);
  const user = others.take(by("a"), never);
  expect(await Promise.race([user, Promise.resolve("waits")])).toBe("waits");
});

test("guests leave a place to others, and wait behind them", async () => {
  const turns = createTurns({
    atOnce: { all: 2, guests: 1 },
    waitingMax: { users: 20, guests: 20, user: 20, server: 20 },
  });
  const first = await turns.take(guest("a"), never);
  const order: (string | null)[] = [];
  const wait = async (who: TurnTaker) => {
    const handBack = await turns.take(who, never);
    order.push(who.owner);
    return handBack!;
  };
  const [b, c] = [wait(guest("b")), wait(guest("c"))];
  // There is room, but not for a second guest.
  const member = await turns.take(by("member"), never);
  expect(order).toEqual([]);
  const later = wait(by("later"));
  first!();
  await later;
  expect(order).toEqual(["later"]);
  member!();
  await b;
  expect(order).toEqual(["later", "b"]);
  (await later)();
  await Promise.resolve();
  expect(order).toEqual(["later", "b"]);
  (await b)();
  await c;
  expect(order).toEqual(["later", "b", "c"]);
});

test("guests cannot fill the line for others", async () => {
  const turns = createTurns({
    atOnce: { all: 1, guests: 1 },
    waitingMax: { users: 3, guests: 2, user: 3, server: 3 },
  });
  await turns.take(guest("a"), never);
  void turns.take(guest("b"), never);
  void turns.take(guest("c"), never);
  expect(await turns.take(guest("d"), never)).toBeNull();
  const member = turns.take(by("member"), never);
  expect(await Promise.race([member, Promise.resolve("waits")])).toBe("waits");
  expect(await turns.take(by("another"), never)).toBeNull();
});
