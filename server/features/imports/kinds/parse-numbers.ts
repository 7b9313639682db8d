import { maxBalance } from '#server/features/points/check-adjustment';
import { instantOf } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { isCalendarDay } from '#server/platform/validation';
import type { DateOrder } from '../reading/date-order.enum';
import type { ReasonCode } from '../checking/reasons';
import { readSlashDate } from './slash-dates';

/** The parsed value of a cell, or why it is invalid. */
export type Parsed = { value: string } | { code: ReasonCode };

/** Parses a whole number of points other than 0, with or without a sign. */
export function parsePoints(text: string): Parsed {
  const plain = text.replace(/\s/g, '').replace('−', '-');
  const amount = Number(plain);
  if (/^[+-]?\d{1,10}[.,]\d+$/.test(plain)) return { code: 'NOT_WHOLE' };
  const isInRange = /^[+-]?\d{1,10}$/.test(plain) && amount !== 0 && Math.abs(amount) <= maxBalance;
  return isInRange ? { value: String(amount) } : { code: 'INVALID' };
}

/** Parses a score in whole percent, with or without the percent sign. */
export function parseScore(text: string): Parsed {
  if (/^\d{1,3}[.,]\d*[1-9]\d*\s*%?$/.test(text)) return { code: 'NOT_WHOLE' };
  const plain = /^(\d{1,3})(?:[.,]0+)?\s*%?$/.exec(text)?.[1];
  return plain !== undefined && Number(plain) <= 100 ? { value: String(Number(plain)) } : { code: 'INVALID' };
}

/**
 * Parses a day or an instant in ISO 8601, or a day as `31.12.2025` or `31/12/2025` in the given order. An instant
 * without an offset is in `timezone`. Rejects times in the future.
 */
export function parseDate(text: string, timezone: string, order: DateOrder | null = null): Parsed {
  const slashes = readSlashDate(text);
  if (slashes) return parseIsoDate((order && slashes[order]) ?? '', timezone);
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const plain = dotted
    ? `${dotted[3]}-${dotted[2]!.padStart(2, '0')}-${dotted[1]!.padStart(2, '0')}`
    : text.replaceAll('/', '-');
  return parseIsoDate(plain, timezone);
}

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

function parseIsoDate(plain: string, timezone: string): Parsed {
  const [, day, time, offset] = isoDate.exec(plain) ?? [];
  if (!day || !isCalendarDay(day)) return { code: 'INVALID' };
  const clock = Date.parse(`${day}T${time ?? '00:00'}${offset ?? 'Z'}`);
  if (Number.isNaN(clock)) return { code: 'INVALID' };
  const moment = offset ? new Date(clock) : instantOf(clock, timezone);
  if (moment > now() || day < '1990') return { code: 'INVALID' };
  return { value: time && !/^00:00(:00(\.0+)?)?$/.test(time) ? moment.toISOString() : day };
}
