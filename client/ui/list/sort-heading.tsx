import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './admin-list.module.css';
import type { ListSort, SortBy } from './list-address';

/** Returns the next sort order of a heading: ascending, descending, none. */
function turned(field: string, sort: SortBy | null | undefined): SortBy | null {
  if (sort?.field !== field) return { field, descending: false };
  return sort.descending ? null : { field, descending: true };
}

/** Returns the order with a second sort field, or with the first one reversed. */
function turnedWithin(field: string, sort: ListSort | null): ListSort | null {
  if (!sort) return turned(field, sort);
  const { second, ...first } = sort;
  if (first.field === field) return { ...sort, descending: !sort.descending };
  const within = turned(field, second);
  return within ? { ...first, second: within } : first;
}

type HeadingProps = {
  title: string;
  field: string;
  sort: ListSort | null;
  onSort: (sort: ListSort | null) => void;
};

/** A sortable heading: ascending, descending, none. With Shift, it sorts within the first field. */
export function SortHeading({ title, field, sort, onSort }: HeadingProps) {
  const intl = useIntl();
  const isSecond = sort?.second?.field === field;
  const by = isSecond ? sort.second : sort;
  const Arrow = by?.descending ? IconArrowDown : IconArrowUp;
  return (
    <UnstyledButton
      className={styles.heading}
      title={sort && sort.field !== field ? intl.formatMessage({ id: 'admin.list.sortWithin' }) : undefined}
      onClick={({ shiftKey }) => onSort(shiftKey ? turnedWithin(field, sort) : turned(field, sort))}
    >
      {title}
      {by?.field === field && <Arrow size={16} stroke={1.9} aria-hidden />}
      {by?.field === field && sort?.second && (
        <span className={styles.place}>
          <VisuallyHidden>
            <FormattedMessage id={isSecond ? 'admin.list.sortedSecond' : 'admin.list.sortedFirst'} />
          </VisuallyHidden>
          <span aria-hidden>{isSecond ? 2 : 1}</span>
        </span>
      )}
    </UnstyledButton>
  );
}
