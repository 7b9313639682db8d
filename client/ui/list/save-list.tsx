import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveMenu } from '#client/ui/files/save-menu';
import type { FileAddress, SavingAs } from '#client/ui/files/use-saving';

/** The variables of a list's query. */
export type ListParams = {
  search?: string | null;
  filter?: object | null;
  where?: object | null;
  orderBy?: object | null;
};

/**
 * Returns the address of a list's file. `query` is the list's name in the API, and `columns` are the names of the
 * visible columns in the file.
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
  /** The number of visible columns, to offer a download of them or of all. Omitted if columns can't be hidden. */
  visible?: number;
  /** The number of found rows as text. Undefined while they load. */
  found?: ReactNode;
  /** The number of downloaded rows, if not all found ones. */
  selected?: number;
};

/** The button that downloads the found or selected rows. Phones show only its icon. */
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

/** Shows the age of the data in a downloaded file. */
export const SavedAge = ({ age }: { age: number }) => (
  <p role="status" className="dim">
    <FormattedMessage id="admin.list.savedAge" values={{ age }} />
  </p>
);
