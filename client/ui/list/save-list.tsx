import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveMenu } from '#client/ui/files/save-menu';
import type { FileAddress, SavingAs } from '#client/ui/files/use-saving';

/** What a list of the server is asked for, by the names of its query. */
export type ListParams = {
  search?: string | null;
  filter?: object | null;
  where?: object | null;
  orderBy?: object | null;
};

/**
 * Where the server gives all that a list finds as a file; `query` is the list's name in the API, `columns` the file's names of
 * those that are shown.
 */
export function listFile(
  query: string,
  { search, filter, where, orderBy }: ListParams = {},
  columns: readonly string[] = [],
): FileAddress {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (filter) params.set('filter', JSON.stringify(filter));
  if (where) params.set('where', JSON.stringify(where));
  if (orderBy) params.set('orderBy', JSON.stringify(orderBy));
  return (format, isWhole = false) => {
    const urlParams = new URLSearchParams(params);
    if (!isWhole && columns.length > 0) urlParams.set('columns', columns.join(','));
    const text = urlParams.toString();
    return `/api/${query}.${format}${text && `?${text}`}`;
  };
}

type Props = Pick<SavingAs, 'busy' | 'saveAs'> & {
  /** How many columns are shown, which are saved alone unless all are asked for; left out where there is no choice. */
  visible?: number;
  /** How many rows are found, in words; unknown while they are on their way. */
  found?: ReactNode;
  /** How many are saved where it is not all that the list finds. */
  selected?: number;
};

/** Saves everything that a list finds as a file, or what is chosen of it; on a phone an icon says so. */
export function SaveList({ busy, saveAs, visible, found, selected }: Props) {
  const intl = useIntl();
  const ofSelected =
    selected !== undefined && intl.formatMessage({ id: 'admin.list.saveSelected' }, { count: selected });
  const word = <span className="desk-only">{ofSelected || <FormattedMessage id="admin.list.save" />}</span>;
  const words = (format: string, isWhole: boolean) => (
    <FormattedMessage
      id={isWhole ? 'admin.list.saveWhole' : 'admin.list.saveVisible'}
      values={{ format, count: visible ?? 0 }}
    />
  );
  const ofAll = intl.formatMessage({ id: busy ? 'admin.list.savingAll' : 'admin.list.saveAll' });
  return (
    <SaveMenu
      size="sm"
      label={ofSelected || ofAll}
      busyLabel={word}
      busy={busy}
      saveAs={saveAs}
      about={found}
      words={visible === undefined ? undefined : words}
    >
      {word}
    </SaveMenu>
  );
}

/** Says of a file that was saved how old what it holds is. */
export const SavedAge = ({ age }: { age: number }) => (
  <p role="status" className="dim">
    <FormattedMessage id="admin.list.savedAge" values={{ age }} />
  </p>
);
