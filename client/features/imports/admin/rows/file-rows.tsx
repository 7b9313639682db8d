import { type ReactNode, Suspense } from 'react';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import type { SheetKind } from '../import-words';
import type { ImportFieldsFragment } from '../imports.generated';
import { type Row, useRowColumns } from './row-columns';
import { RowList } from './row-list';

// Separate, because only translations need these messages.
const TextRows = lazyScreen(() => import('../texts/text-rows'), 'translations');

type Props = {
  data: ImportFieldsFragment;
  actions: ReactNode;
  /** Undefined if rows can't be corrected. */
  onCorrect?: (row: Row) => void;
};

function SheetRows({ data, actions, onCorrect, kind }: Props & { kind: SheetKind }) {
  return <RowList data={data} actions={actions} columns={useRowColumns(kind, onCorrect)} />;
}

/** The rows of a file, each with its outcome and reason. */
export function FileRows(props: Props) {
  const { data, actions } = props;
  const { kind } = data;
  if (kind !== 'translations') return <SheetRows {...props} kind={kind} />;
  return (
    <Suspense>
      <TextRows data={data} actions={actions} />
    </Suspense>
  );
}
