const DAY_MS = 86_400_000;

export const instantFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
export const dayFrom = (now: Date, days: number): string => instantFrom(now, days).toISOString().slice(0, 10);
