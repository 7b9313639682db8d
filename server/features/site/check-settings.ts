import { checkHref } from '#server/features/editing/check-href';
import { checkLine, checkOptionalText } from '#server/features/editing/check-text';
import { checkImageId } from '#server/features/editing/fields/take-image';
import { throwFieldError } from '#server/platform/errors';
import { languages, type LocalizedText, emptyText } from '#server/platform/language/i18n';
import type { UpdateSettingsInput } from './site.types';

type Sent = Omit<UpdateSettingsInput, 'updatedAt'>;

function line(sent: string, field: string, maxLength: number): string {
  const text = checkLine(sent, field, 'The text', maxLength);
  if (text === '') throwFieldError(field, 'The text is missing.');
  return text;
}

function number(sent: number, field: string, min: number, max: number): number {
  if (sent < min || sent > max) throwFieldError(field, `The number is from ${min} to ${max}.`);
  return sent;
}

function color(sent: string, field: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(sent.trim())) throwFieldError(field, 'A colour is written as #rrggbb.');
  return sent.trim().toLowerCase();
}

function email(sent: string, field: string): string {
  const address = checkLine(sent, field, 'An address', 300);
  if (address !== '') checkHref(`mailto:${address}`, field);
  return address;
}

/** Returns the listed name of a time zone, which can be an alias; null if the server doesn't know it. */
function listedZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : null;
  } catch {
    return null;
  }
}

/**
 * Returns the name under which the server and PostgreSQL know the zone. Browsers send Asia/Kolkata for Asia/Calcutta.
 */
function timezone(sent: string, field: string): string {
  if (sent === 'UTC') return sent;
  const known = /^[A-Z]\w+\/\w/.test(sent) ? listedZone(sent) : null;
  if (known === null) throwFieldError(field, 'There is no such time zone.');
  return known;
}

function message(sent: NonNullable<Sent['maintenanceMessage']>, field: string): LocalizedText {
  const text = { ...emptyText };
  for (const lang of languages) text[lang] = checkLine(sent[lang] ?? '', `${field}.${lang}`, 'The text', 300);
  return text;
}

const asSent = <T>(sent: T): T => sent;

/** Converts each sent field to its stored value. Null is handled separately. */
const checks: { [Name in keyof Required<Sent>]: (sent: NonNullable<Sent[Name]>, field: string) => unknown } =
  {
    productName: (sent, field) => line(sent, field, 60),
    brandColor: color,
    logoId: checkImageId,
    loginLine: (sent, field) => line(sent, field, 120),
    supportEmail: email,
    timezone,
    maintenanceMode: asSent,
    maintenanceEndsAt: asSent,
    maintenanceMessage: message,
    goldDistributorModulesEnabled: asSent,
    goldRetailerModulesEnabled: asSent,
    goldModalCopy: (sent, field) => checkOptionalText(sent, field) ?? emptyText,
    standardTestsRequired: (sent, field) => number(sent, field, 0, 100),
    standardTestsOnlyPassed: asSent,
    sessionIdleSeconds: (sent, field) => number(sent, field, 60, 86_400),
    sessionCountdownSeconds: (sent, field) => number(sent, field, 10, 600),
  };

/** The stored values for null. Other fields reject null. */
const empty: Partial<Record<keyof Sent, unknown>> = {
  logoId: null,
  supportEmail: '',
  maintenanceEndsAt: null,
  maintenanceMessage: emptyText,
  goldModalCopy: emptyText,
};

/** Returns the stored values of the sent fields. Throws BAD_USER_INPUT with the name of an invalid field. */
export function checkedSettings(sent: Sent): Record<string, unknown> {
  const names = (Object.keys(checks) as (keyof Sent)[]).filter((name) => sent[name] !== undefined);
  return Object.fromEntries(
    names.map((name) => {
      const value = sent[name];
      if (value !== null) return [name, checks[name](value as never, name)];
      if (!(name in empty)) throwFieldError(name, 'A value is missing.');
      return [name, empty[name]];
    }),
  );
}
