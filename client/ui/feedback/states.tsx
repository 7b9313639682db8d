import { Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkNow, useConnection } from '#client/platform/requests/connection';
import { isFinal, isSilence } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { FlatTread } from '#client/ui/art/flat-tread';
import { Button } from '#client/ui/button';
import { TraceReference } from '#client/ui/feedback/trace-reference';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './states.module.css';

type StateProps = { title: ReactNode; children?: ReactNode; actions?: ReactNode };

/** The empty state of a list or search, with suggested actions. */
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
  /** A large number such as 404, above a worn tread. */
  number?: string;
};

/** A page with a single message: not found, not yet available, under maintenance or broken. */
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
  /** The error whose reference support can look up. */
  error?: unknown;
  children?: ReactNode;
};

/** Says that content couldn't be loaded. `onRetry` adds a retry button. */
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

/**
 * The placeholder of content that can't load without a connection. It loads automatically when the connection is back.
 */
export function NoConnection({ onRetry = checkNow, level = 2 }: { onRetry?: () => void; level?: 1 | 2 }) {
  const Heading = `h${level}` as const;
  const state = useConnection();
  const again = () => {
    checkNow();
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

/** The placeholder of loading content, with `lines` skeleton lines. */
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

/** Shows that data is loading, or its error with a retry button if a retry can help. */
export function Waiting({ error, onRetry, lines }: WaitingProps) {
  const errorMessage = useErrorMessage();
  if (!error) return <Loading lines={lines} />;
  if (isSilence(error)) return <NoConnection onRetry={onRetry} />;
  return (
    <ErrorState message={errorMessage(error)} onRetry={isFinal(error) ? undefined : onRetry} error={error} />
  );
}
