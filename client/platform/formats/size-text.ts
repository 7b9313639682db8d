import type { IntlShape } from 'react-intl';

const units = [
  { unit: 'gigabyte', bytes: 1_000_000_000 },
  { unit: 'megabyte', bytes: 1_000_000 },
] as const;

/** Formats a size in bytes, for example "640 kB", "1.2 MB" or "2 GB". */
export function sizeText(intl: IntlShape, bytes: number): string {
  const { unit, bytes: one } = units.find((each) => bytes >= each.bytes) ?? { unit: 'kilobyte', bytes: 1000 };
  const value = unit === 'kilobyte' && bytes > 0 ? Math.max(1, bytes / one) : bytes / one;
  const maximumFractionDigits = unit !== 'kilobyte' && value < 100 ? 1 : 0;
  return intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
}
