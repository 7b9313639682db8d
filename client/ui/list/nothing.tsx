import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/states';
import type { ListView } from './list-address';
import type { NothingHere } from './list-parts';

/** A list in which nothing is yet. */
export function NothingYet({ title, help, actions }: NothingHere) {
  return (
    <EmptyState title={title} actions={actions}>
      {help}
    </EmptyState>
  );
}

type Props = { view: ListView; noneFor?: (search: string) => ReactNode; onClear: () => void };

/** A list of which search and filters leave nothing over. */
export function NothingFound({ view: { search, filters, conditions }, noneFor, onClear }: Props) {
  const bySearch = Object.keys({ ...filters, ...conditions }).length === 0 && noneFor;
  return (
    <EmptyState
      title={bySearch ? noneFor(search) : <FormattedMessage id="admin.list.noneFound" />}
      actions={
        <Button variant="strong" onClick={onClear}>
          <FormattedMessage id="admin.list.clear" />
        </Button>
      }
    />
  );
}
