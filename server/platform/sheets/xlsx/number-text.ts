import { format } from 'numfmt';
import type { CellFault } from '../sheet';
import { isPattern, type Look } from './number-formats';

const day = 86_400_000;

// The last day of year 9999, the maximum of spreadsheets.
const lastSerial = 2_958_465;

// From here on, workbooks lose the last digits of whole numbers.
const firstLongNumber = 1e15;

/** Returns the instant of a serial day number. Spreadsheets count February 29, 1900, which didn't exist. */
function momentOf(serial: number, since1904: boolean): Date {
  const days = since1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  return new Date(Date.UTC(1899, 11, 30) + Math.round(days * day));
}

// Spreadsheets show 15 digits. Further digits come from the binary representation.
const visible = (value: number): string => String(Number(value.toPrecision(15)));

/** The text of a cell, and its fault if it can't be read exactly. */
export interface NumberText {
  text: string;
  fault?: CellFault;
}

function textOf(value: number, look: Look | null, since1904: boolean): string {
  if (look === 'percent') return `${visible(value * 100)}%`;
  if (isPattern(look)) return format(look.code, value).trim();
  if (look === null || value < 0 || value > lastSerial) return visible(value);
  const iso = momentOf(value, since1904).toISOString();
  if (look === 'day') return iso.slice(0, 10);
  return look === 'time' && value < 1 ? iso.slice(11, 19) : iso.slice(0, -1);
}

/**
 * Returns the text of a stored number as people see it: days as 2026-01-31, moments, which have no zone in a workbook, as
 * 2026-01-31T08:30:00.000, times of a day as 08:30:00, percentages as 85%, and numbers whose format shows leading zeros or
 * other characters as the sheet shows them, as 00771.
 */
export function readNumber(stored: string, look: Look | null, since1904: boolean): NumberText {
  const value = Number(stored);
  if (stored === '' || !Number.isFinite(value)) return { text: stored };
  if (Math.abs(value) >= firstLongNumber) return { text: stored, fault: 'LONG_NUMBER' };
  const text = textOf(value, look, since1904);
  const isRounded = isPattern(look) && Number(value.toFixed(look.decimals)) !== Number(visible(value));
  return isRounded ? { text, fault: 'ROUNDED_NUMBER' } : { text };
}
