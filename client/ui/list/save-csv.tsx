import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import type { useSaving } from '#client/ui/use-saving';

/** What a list of the server is asked for, by the names of its query. */
type Asked = {
  search?: string | null;
  filter?: object | null;
  where?: object | null;
  orderBy?: object | null;
};

/** Where the server gives all that a list finds as CSV; `query` is the list's name in the API. */
export function csvAddress(query: string, { search, filter, where, orderBy }: Asked): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (filter) params.set('filter', JSON.stringify(filter));
  if (where) params.set('where', JSON.stringify(where));
  if (orderBy) params.set('orderBy', JSON.stringify(orderBy));
  const asked = params.toString();
  return `/api/${query}.csv${asked && `?${asked}`}`;
}

type Props = Pick<ReturnType<typeof useSaving>, 'busy' | 'save'>;

const word = (
  <span className="desk-only">
    <FormattedMessage id="admin.list.csv" />
  </span>
);

/** Saves everything that a list finds as CSV; on a phone an icon says so. */
export function SaveCsv({ busy, save }: Props) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: busy ? 'admin.list.savingCsv' : 'admin.list.saveCsv' });
  return (
    <Button aria-label={label} title={label} busyLabel={busy ? word : undefined} onClick={() => void save()}>
      <IconDownload size={16} stroke={1.9} aria-hidden />
      {word}
    </Button>
  );
}

/** Says of a file that was saved how old what it holds is. */
export const SavedAge = ({ age }: { age: number }) => (
  <p role="status" className="dim">
    <FormattedMessage id="admin.list.savedAge" values={{ age }} />
  </p>
);
