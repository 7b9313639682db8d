import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from './button';
import { ErrorNote } from './feedback/messages';

type Props = {
  /** Loads the next page. Undefined on the last page. */
  onMore: (() => Promise<unknown>) | undefined;
  /** The text of the button. "Show more" by default. */
  children?: ReactNode;
  className?: string;
};

/** Loads the next page of a list, and shows the error if that fails. */
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
