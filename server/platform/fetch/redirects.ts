const STATUSES = new Set([301, 302, 303, 307, 308]);

export const isRedirect = (status: number) => STATUSES.has(status);
