import type { IntlShape } from 'react-intl';
import type { TestFactsFragment } from '#client/platform/generated/graphql';

const specialCategories: Partial<Record<TestFactsFragment['category'], string>> = {
  pro: 'modules.categoryShort.pro',
  conti: 'modules.categoryShort.conti',
  motorcycle: 'modules.categoryShort.motorcycle',
};

/** A number of minutes as people write it, for example "12 min". */
export function minutesText(intl: IntlShape, minutes: number): string {
  return intl.formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'short' });
}

/** A test in one line: "10 questions · 12 min · 150 points"; other than standard tests name their kind last. */
export function testFacts(intl: IntlShape, test: TestFactsFragment): string {
  const category = specialCategories[test.category];
  return [
    intl.formatMessage({ id: 'modules.questionCount' }, { count: test.questionCount }),
    minutesText(intl, test.estimatedMinutes),
    category
      ? intl.formatMessage({ id: category })
      : intl.formatMessage({ id: 'modules.pointCount' }, { count: test.points }),
  ].join(' · ');
}
