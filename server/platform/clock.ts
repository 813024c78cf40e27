/** Where the server gets the time from, so that tests can say what day it is. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
