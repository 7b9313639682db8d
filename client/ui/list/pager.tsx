import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/editing/fields/select-field';
import styles from './admin-list.module.css';
import { pageSizes } from './list-address';

type Props = {
  /** The position of the first visible row, starting at 1, and the number of visible rows. */
  from: number;
  count: number;
  total: number;
  /** Open the next and previous page. Undefined if there is none. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  /** The shortcuts of the list. */
  keys?: ReactNode;
  /** The page size and its change handler, if it can be selected. */
  size?: { rows: number; onChange: (rows: number) => void };
  /** True if the list is inside a page, so that its foot isn't sticky. */
  isPart?: boolean;
};

/** A select of the page size. */
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

/** The foot of a list: visible rows, page buttons and page size. */
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
