import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import styles from './admin-list.module.css';
import type { ListView } from './list-address';
import type { Page } from './list-parts';

type Props = {
  page: Page<unknown>;
  view: ListView;
  /** Goes to the page after a cursor, whose first row has the place given. */
  onNext: (after: string, from: number) => void;
  onPrevious: () => void;
};

/** The foot of a list: which of its rows are shown, and the pages beside this one. */
export function Pager({ page: { nodes, pageInfo, totalCount }, view, onNext, onPrevious }: Props) {
  const intl = useIntl();
  const { from } = view;
  const to = from + nodes.length - 1;
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: 'admin.list.pages' })}>
      <span className="sm dim" role="status">
        <FormattedMessage id="admin.list.place" values={{ from, to, total: totalCount }} />
      </span>
      {(hasNextPage || view.after !== null) && (
        <span className={styles.pages}>
          <Button
            size="sm"
            square
            disabled={view.after === null}
            aria-label={intl.formatMessage({ id: 'admin.list.previous' })}
            onClick={onPrevious}
          >
            <IconChevronLeft size={16} stroke={1.9} aria-hidden />
          </Button>
          <Button
            size="sm"
            square
            disabled={!hasNextPage || !endCursor}
            aria-label={intl.formatMessage({ id: 'admin.list.next' })}
            onClick={() => endCursor && onNext(endCursor, to + 1)}
          >
            <IconChevronRight size={16} stroke={1.9} aria-hidden />
          </Button>
        </span>
      )}
    </nav>
  );
}
