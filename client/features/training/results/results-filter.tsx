import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ResultFilter } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/fields';
import { ErrorNote } from '#client/ui/messages';
import { useSaving } from '#client/ui/use-saving';
import styles from './results-filter.module.css';

/** Days as `2026-11-23`, both included; empty where open. */
export interface Days {
  from: string;
  to: string;
}

export const anyDay: Days = { from: '', to: '' };

/** A day's beginning on this device, some days later. */
function beginning(day: string, later = 0): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined || year < 1000) return null;
  return new Date(year, month - 1, date + later).toISOString();
}

/** What a list of results is narrowed to by days; null where all are asked for. */
export function filterOf({ from, to }: Days): ResultFilter | null {
  const closedFrom = beginning(from);
  const closedBefore = beginning(to, 1);
  if (closedFrom === null && closedBefore === null) return null;
  return { ...(closedFrom && { closedFrom }), ...(closedBefore && { closedBefore }) };
}

type Props = { days: Days; onChange: (days: Days) => void };

/** Narrows the results to some days, and saves those as CSV. */
export function ResultsFilter({ days, onChange }: Props) {
  const filter = filterOf(days);
  const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : '';
  const { busy, problem, save } = useSaving(`/api/results.csv${query}`);
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
        <Button
          onClick={() => void save()}
          busyLabel={busy ? <FormattedMessage id="results.savingCsv" /> : undefined}
        >
          <IconDownload size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="results.saveCsv" />
        </Button>
      </div>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </>
  );
}
