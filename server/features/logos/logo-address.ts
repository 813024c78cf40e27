/** Returns the address of our copy of a logo. */
export const logoAddress = (hash: string): string => `/api/logos/${hash}.webp`;
