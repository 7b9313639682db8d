import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/feedback/states';
import { useFilterText } from './filter-text';
import { selectedIn, type ListView } from './list-address';
import type { ListFilter, NothingHere } from './list-parts';
import { useWayOut } from './use-way-out';

/** The empty state of a list without search and filters. */
export function NothingYet({ title, help, actions }: NothingHere) {
  return (
    <EmptyState title={title} actions={actions}>
      {help}
    </EmptyState>
  );
}

type Props = {
  view: ListView;
  filters: readonly ListFilter[];
  noneFor: ((search: string) => ReactNode) | undefined;
  /** True if the rows are people. */
  ofPeople: boolean;
  /** Returns the number of rows of another view. */
  totalOf: (view: ListView) => Promise<number>;
  /** Formats that number. */
  count: (total: number) => ReactNode;
  onChange: (part: Partial<ListView>) => void;
  onClear: () => void;
};

function Title({
  view: { search, filters, conditions },
  noneFor,
  ofPeople,
}: Pick<Props, 'view' | 'noneFor' | 'ofPeople'>) {
  const count = Object.keys({ ...filters, ...conditions }).length;
  if (count === 0 && noneFor) return noneFor(search);
  if (search) return <FormattedMessage id={ofPeople ? 'admin.list.nobodyFound' : 'admin.list.noneFound'} />;
  const id = ofPeople ? 'admin.list.nobodyFiltered' : 'admin.list.noneFiltered';
  return <FormattedMessage id={id} values={{ count }} />;
}

/** The empty state of a filtered list, which suggests removing the filter that hides the most rows. */
export function NothingFound({ view, filters, noneFor, ofPeople, totalOf, count, onChange, onClear }: Props) {
  const textOf = useFilterText();
  const way = useWayOut(view, filters, totalOf);
  const name = way && (way.filter ? textOf(way.filter, selectedIn(view, way.filter)).whole : view.search);
  return (
    <EmptyState
      title={<Title view={view} noneFor={noneFor} ofPeople={ofPeople} />}
      actions={
        <>
          {way && (
            <Button variant="strong" onClick={() => onChange(way.part)}>
              <FormattedMessage id={way.filter ? 'admin.list.removeThat' : 'admin.list.clearSearch'} />
            </Button>
          )}
          <Button variant={way ? 'text' : 'strong'} onClick={onClear}>
            <FormattedMessage id="admin.list.clear" />
          </Button>
        </>
      }
    >
      {way && <FormattedMessage id="admin.list.without" values={{ name, found: count(way.total) }} />}
    </EmptyState>
  );
}
