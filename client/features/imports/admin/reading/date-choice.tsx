import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportDateOrder } from '#client/platform/generated/schema';
import type { SlashDates } from './open-questions';
import { ReadingChoice } from './reading-choice';

type Props = {
  dates: SlashDates;
  selected: ImportDateOrder | null;
  onChange: (order: ImportDateOrder) => void;
};

/** Asks whether dates such as 03/09/2025 begin with the day or the month. */
export function DateChoice({ dates, selected, onChange }: Props) {
  const intl = useIntl();
  const { count, dayMonthCount, monthDayCount, sample, sampleLine, onlyOrder } = dates;
  const [first = 1, second = 1, year = 1] = (sample ?? '').split(/[/-]/).map(Number);
  const day = (month: number, date: number) =>
    intl.formatDate(new Date(Date.UTC(year, month - 1, date)), { dateStyle: 'long', timeZone: 'UTC' });
  const order = (value: ImportDateOrder, id: string, visible: string, valid: number) => ({
    value,
    title: sample === null ? <FormattedMessage id={id} /> : visible,
    help: (
      <>
        {sample !== null && <FormattedMessage id={id} />}{' '}
        <FormattedMessage id="imports.reading.fits" values={{ valid, count }} />
      </>
    ),
  });
  return (
    <ReadingChoice
      title={
        sample === null ? (
          <FormattedMessage id="imports.reading.dates" />
        ) : (
          <FormattedMessage id="imports.reading.dateIs" values={{ date: sample, line: sampleLine }} />
        )
      }
      value={selected ?? onlyOrder}
      choices={[
        order('month_day', 'imports.reading.monthDay', day(first, second), monthDayCount),
        order('day_month', 'imports.reading.dayMonth', day(second, first), dayMonthCount),
      ]}
      onChange={onChange}
    />
  );
}
