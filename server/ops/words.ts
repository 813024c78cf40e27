const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

export function describeSize(bytes: number): string {
  const unit = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** unit).toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit]}`;
}

const HOUR_MS = 60 * 60 * 1000;

export function describeAge(milliseconds: number): string {
  const hours = milliseconds / HOUR_MS;
  if (hours < 1) return `${Math.round(hours * 60)} minutes`;
  return hours < 48 ? `${Math.round(hours)} hours` : `${Math.round(hours / 24)} days`;
}
