import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { saveFile } from '#client/platform/save-file';
import { Button } from '#client/ui/button';

/** What a list of the server is asked for, by the names of its query. */
type Asked = { search?: string | null; filter?: object | null; orderBy?: object | null };

/** Where the server gives all that a list finds as CSV; `query` is the list's name in the API. */
export function csvAddress(query: string, { search, filter, orderBy }: Asked): string {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (filter) params.set('filter', JSON.stringify(filter));
  if (orderBy) params.set('orderBy', JSON.stringify(orderBy));
  const asked = params.toString();
  return `/api/${query}.csv${asked && `?${asked}`}`;
}

/** Saving of what is at an address: the deed, whether it runs, and why it did not work. */
export function useSaving(address: string) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await saveFile(address);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, save };
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
