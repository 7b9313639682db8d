import type { IntlShape } from 'react-intl';
import type { TestDetailsFragment } from './module-card.generated';

const specialCategories: Partial<Record<TestDetailsFragment['category'], string>> = {
  pro: 'modules.categoryShort.pro',
  conti: 'modules.categoryShort.conti',
  motorcycle: 'modules.categoryShort.motorcycle',
};

/** Returns the estimated minutes for reading and answering, for example "about 6 min". */
export const aboutMinutes = (intl: IntlShape, minutes: number): string =>
  intl.formatMessage({ id: 'modules.aboutMinutes' }, { minutes });

/** Formats a time limit, for example "12 minutes" or "12 min", with seconds if it has any. */
export function limitText(intl: IntlShape, seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const part = (value: number, unit: 'minute' | 'second') =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay });
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [
    ...(minutes > 0 ? [part(minutes, 'minute')] : []),
    ...(rest > 0 ? [part(rest, 'second')] : []),
  ].join(' ');
}

/**
 * Returns the details of a test on one line: "10 questions · about 6 min · 12 min limit · 150 points". Tests of other
 * categories than standard end with it.
 */
export function testDetails(intl: IntlShape, test: TestDetailsFragment): string {
  const { category, questionCount, estimatedMinutes, timeLimitSeconds, points } = test;
  const kind = specialCategories[category];
  const limit =
    timeLimitSeconds !== null &&
    intl.formatMessage({ id: 'modules.limitMinutes' }, { time: limitText(intl, timeLimitSeconds, 'short') });
  return [
    intl.formatMessage({ id: 'modules.questionCount' }, { count: questionCount }),
    aboutMinutes(intl, estimatedMinutes),
    ...(limit ? [limit] : []),
    kind
      ? intl.formatMessage({ id: kind })
      : intl.formatMessage({ id: 'modules.pointCount' }, { count: points }),
  ].join(' · ');
}
