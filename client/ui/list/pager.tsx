import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/editing/fields/select-field';
import styles from './admin-list.module.css';
import { pageSizes } from './list-address';

type Props = {
  /** The place of the first row shown, from 1, and how many are. */
  from: number;
  count: number;
  total: number;
  /** Each goes to the page beside; absent where there is none. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** What keys do in it. */
  keys?: ReactNode;
  /** How many rows a page has, where that is chosen. */
  size?: { rows: number; onChange: (rows: number) => void };
  /** Whether the list is a part of a page, so that its foot does not stay in sight. */
  isPart?: boolean;
};

/** How many rows a page has. */
function PageSize({ rows, onChange }: NonNullable<Props['size']>) {
  const intl = useIntl();
  const choices = pageSizes.map((size) => ({
    value: String(size),
    label: intl.formatMessage({ id: 'admin.list.rows' }, { count: size }),
  }));
  return (
    <SelectField
      className={`desk-only ${styles.size}`}
      size="sm"
      aria-label={intl.formatMessage({ id: 'admin.list.rowsOfPage' })}
      value={String(rows)}
      choices={choices}
      onChange={(size) => onChange(Number(size))}
    />
  );
}

/** The foot of a list: which of its rows are shown, and the pages beside this one. */
export function Pager({ from, count, total, onNext, onPrevious, keys, size, isPart }: Props) {
  const intl = useIntl();
  const to = from + count - 1;
  return (
    <nav
      className={styles.pager}
      data-part={isPart || undefined}
      aria-label={intl.formatMessage({ id: 'admin.list.pages' })}
    >
      <span className="sm dim" role="status">
        <FormattedMessage id="admin.list.place" values={{ from, to, total }} />
      </span>
      {keys}
      {size && total > pageSizes[0] && <PageSize {...size} />}
      {(onNext ?? onPrevious) && (
        <span className={styles.pages}>
          <Button
            size="sm"
            square
            disabled={!onPrevious}
            aria-label={intl.formatMessage({ id: 'admin.list.previous' })}
            onClick={onPrevious}
          >
            <IconChevronLeft size={16} stroke={1.9} aria-hidden />
          </Button>
          <Button
            size="sm"
            square
            disabled={!onNext}
            aria-label={intl.formatMessage({ id: 'admin.list.next' })}
            onClick={onNext}
          >
            <IconChevronRight size={16} stroke={1.9} aria-hidden />
          </Button>
        </span>
      )}
    </nav>
  );
}
