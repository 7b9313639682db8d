import { FormattedMessage, useIntl } from 'react-intl';
import { SaveMenu } from '#client/ui/save-menu';
import type { FileAddress, SavingAs } from '#client/ui/use-saving';

/** What a list of the server is asked for, by the names of its query. */
type Asked = {
  search?: string | null;
  filter?: object | null;
  where?: object | null;
  orderBy?: object | null;
};

/** Where the server gives all that a list finds as a file; `query` is the list's name in the API. */
export function listFile(query: string, { search, filter, where, orderBy }: Asked = {}): FileAddress {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (filter) params.set('filter', JSON.stringify(filter));
  if (where) params.set('where', JSON.stringify(where));
  if (orderBy) params.set('orderBy', JSON.stringify(orderBy));
  const asked = params.toString();
  return (format) => `/api/${query}.${format}${asked && `?${asked}`}`;
}

/** Saves everything that a list finds as a file; on a phone an icon says so. */
export function SaveList({ busy, saveAs }: Pick<SavingAs, 'busy' | 'saveAs'>) {
  const intl = useIntl();
  const word = (
    <span className="desk-only">
      <FormattedMessage id="admin.list.save" />
    </span>
  );
  const label = intl.formatMessage({ id: busy ? 'admin.list.savingAll' : 'admin.list.saveAll' });
  return (
    <SaveMenu size="sm" label={label} busyLabel={word} busy={busy} saveAs={saveAs}>
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
