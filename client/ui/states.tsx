import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { askNow, useConnection } from '#client/platform/connection';
import { isFinal, isSilence } from '#client/platform/error-code';
import { useErrorMessage } from '#client/platform/error-message';
import { FlatTread } from '#client/ui/art/flat-tread';
import { Button } from '#client/ui/button';
import { TraceReference } from '#client/ui/trace-reference';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import styles from './states.module.css';

type StateProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode };

/** Says that a list or a search holds nothing, and what to do about it. */
export function EmptyState({ title, children, actions }: StateProps) {
  return (
    <div className={styles.state}>
      <FlatTread />
      <h2>{title}</h2>
      {children && <p className="dim">{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

type PageStateProps = StateProps & {
  /** A large number such as 404, with a worn tread under it. */
  number?: string;
};

/** A whole page that says one thing: not found, not there yet, under maintenance, broken. */
export function PageState({ number, title, children, actions }: PageStateProps) {
  return (
    <div className={`${styles.state} ${styles.page}`}>
      {number && (
        <>
          <p className={`num ${styles.number}`}>{number}</p>
          <div className={styles.treadLine}>
            <TreadBar blocks={treadBlocks(5, 14)} size="lg" />
          </div>
        </>
      )}
      <h1 className={styles.big}>{title}</h1>
      {children && <div className="dim">{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

type ErrorProps = {
  message: ReactNode;
  onRetry?: (() => void) | undefined;
  /** What failed, for the reference that support can look up. */
  error?: unknown;
  children?: ReactNode;
};

/** Says in place that something could not be loaded; `onRetry` offers another try. */
export function ErrorState({ message, onRetry, error, children }: ErrorProps) {
  return (
    <div className={styles.state} role="alert">
      <h2>{message}</h2>
      {children && <p className="dim">{children}</p>}
      {onRetry && (
        <Button variant="strong" onClick={onRetry}>
          <FormattedMessage id="ui.tryAgain" />
        </Button>
      )}
      <TraceReference error={error} />
    </div>
  );
}

/** Stands for a page that is not there because the portal cannot be reached; it comes by itself. */
export function NoConnection({ onRetry = askNow, level = 2 }: { onRetry?: () => void; level?: 1 | 2 }) {
  const Heading = `h${level}` as const;
  const state = useConnection();
  const again = () => {
    askNow();
    onRetry();
  };
  return (
    <div className={styles.state}>
      <IconCloudOff size={28} stroke={1.9} aria-hidden />
      <Heading className={level === 1 ? styles.big : undefined}>
        <FormattedMessage id={state === 'offline' ? 'connection.offlineTitle' : 'connection.silentTitle'} />
      </Heading>
      <p className="dim">
        <FormattedMessage id="connection.stillWorks" />
      </p>
      <Button variant="strong" onClick={again}>
        <FormattedMessage id="ui.tryAgain" />
      </Button>
    </div>
  );
}

/** Holds the place of what is on its way; `lines` grey bars. */
export function Loading({ lines = 4 }: { lines?: number }) {
  return (
    <div className={styles.loading} role="status" data-waiting>
      <VisuallyHidden>
        <FormattedMessage id="ui.loading" />
      </VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={index === 0 ? 48 : 64} width={index === 0 ? '40%' : '100%'} />
      ))}
    </div>
  );
}

type WaitingProps = { error: unknown; onRetry: () => void; lines?: number };

/** Stands for what is being read: that it is on its way, or why it did not come, with another try where one may help. */
export function Waiting({ error, onRetry, lines }: WaitingProps) {
  const errorMessage = useErrorMessage();
  if (!error) return <Loading lines={lines} />;
  if (isSilence(error)) return <NoConnection onRetry={onRetry} />;
  return (
    <ErrorState message={errorMessage(error)} onRetry={isFinal(error) ? undefined : onRetry} error={error} />
  );
}
