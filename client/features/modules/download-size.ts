import type { IntlShape } from 'react-intl';

/** A size in bytes in words, for example "640 kB" or "1.2 MB". */
export function sizeText(intl: IntlShape, bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' && value < 100 ? 1 : 0;
  return intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
}
