import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { Button } from './button';
import { ErrorNote } from './messages';

type Props = {
  /** Reads the next page; there is no button on the last. */
  onMore: (() => Promise<unknown>) | undefined;
  /** What it says instead of Show more. */
  children?: ReactNode;
  className?: string;
};

/** Goes on in a list that comes in pages, and says where that failed. */
export function MoreButton({ onMore, children, className }: Props) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  if (!onMore) return null;
  const more = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await onMore();
    } catch (rejection) {
      setError(rejection);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {error !== undefined && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <Button
        className={className}
        busyLabel={busy ? <FormattedMessage id="ui.loading" /> : undefined}
        onClick={() => void more()}
      >
        {children ?? <FormattedMessage id="ui.showMore" />}
      </Button>
    </>
  );
}
