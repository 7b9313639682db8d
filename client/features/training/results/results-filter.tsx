import { FormattedMessage, useIntl } from 'react-intl';
import type { ResultFilter } from '#client/platform/generated/schema';
import { startOfDay } from '#client/platform/formats/site-calendar';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { SaveMenu } from '#client/ui/files/save-menu';
import { useSavingAs } from '#client/ui/files/use-saving';
import styles from './results-filter.module.css';

/** Inclusive days such as `2026-11-23`. An empty string means no limit. */
export interface Days {
  from: string;
  to: string;
}

export const anyDay: Days = { from: '', to: '' };

/** Returns the start of a typed day in the site's time zone, plus `later` days. Null until the year is complete. */
const beginning = (day: string, later = 0): string | null =>
  /^[1-9]\d{3}-/.test(day) ? startOfDay(day, later) : null;

/** Returns the filter for a range of days, or null without limits. */
export function filterOf({ from, to }: Days): ResultFilter | null {
  const closedFrom = beginning(from);
  const closedBefore = beginning(to, 1);
  if (closedFrom === null && closedBefore === null) return null;
  return { ...(closedFrom && { closedFrom }), ...(closedBefore && { closedBefore }) };
}

type Props = { days: Days; onChange: (days: Days) => void };

/** Filters the results by days and downloads them as a file. */
export function ResultsFilter({ days, onChange }: Props) {
  const filter = filterOf(days);
  const intl = useIntl();
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  const { busy, problem, saveAs } = useSavingAs((format) => `/api/results.${format}${query}`);
  return (
    <>
      <div className={styles.filter}>
        <TextField
          type="date"
          label={<FormattedMessage id="results.from" />}
          max={days.to || undefined}
          value={days.from}
          onChange={(event) => onChange({ ...days, from: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={<FormattedMessage id="results.to" />}
          min={days.from || undefined}
          value={days.to}
          onChange={(event) => onChange({ ...days, to: event.currentTarget.value })}
        />
        <SaveMenu
          label={intl.formatMessage({ id: 'results.save' })}
          busyLabel={<FormattedMessage id="results.saving" />}
          busy={busy}
          saveAs={saveAs}
        >
          <FormattedMessage id="results.save" />
        </SaveMenu>
      </div>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </>
  );
}
