import { useApolloClient } from '@apollo/client/react';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { withDeviceStorage } from '#client/platform/device-storage';
import { Button } from '#client/ui/button';
import { isOutOfSight } from '#client/ui/list/list-parts';
import { evictList } from '../resource';
import { ActionActions } from './run-actions';
import { ActionBar, ActionWords, isUnderWay } from './action-progress';
import styles from './bulk.module.css';
import { useOpenBulkActionsQuery, type BulkActionLineFragment } from './bulk.generated';
import { useBulkWords } from './use-bulk-words';

/** The polling intervals in milliseconds while an action runs and otherwise. */
const [often, seldom] = [1000, 20_000];

const storageKey = 'treadway.bulk-actions-seen';

/** Manages the actions that were dismissed in this tab, by id and state. */
function useSeen() {
  const [seen, setSeen] = useState<readonly string[]>(() =>
    withDeviceStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[], []),
  );
  const see = (what: string) => {
    const all = [...seen, what].slice(-50);
    setSeen(all);
    withDeviceStorage(() => sessionStorage.setItem(storageKey, JSON.stringify(all)), undefined);
  };
  return { seen, see };
}

/** Reloads the list and calls `onChange` whenever the rows of an action change. */
function useFreshList(
  list: string,
  actions: readonly BulkActionLineFragment[] | undefined,
  onChange: (() => void) | undefined,
) {
  const { cache } = useApolloClient();
  const changed = useEffectEvent(() => onChange?.());
  const through = actions?.map(({ id, state }) => `${id} ${state}`).join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (through === undefined) return;
    if (before.current === through) return;
    if (before.current !== undefined) evictList(list)(cache);
    // Also called initially, because an action may have finished before the first response.
    changed();
    before.current = through;
  }, [cache, list, through]);
}

type LineProps = { action: BulkActionLineFragment; onSeen: () => void };

function Line({ action, onSeen }: LineProps) {
  const intl = useIntl();
  const words = useBulkWords();
  return (
    <li className={styles.line}>
      <span role="status" className={styles.words}>
        <strong>{words.action(action)}</strong> <ActionWords action={action} />
      </span>
      {isUnderWay(action) && (
        <span className={styles.bar}>
          <ActionBar action={action} />
        </span>
      )}
      <span className={styles.actions}>
        <Link to={`/admin/bulk/${action.id}`}>
          <FormattedMessage id="bulk.report" />
        </Link>
        <ActionActions action={action} />
        {!isUnderWay(action) && (
          <Button
            variant="text"
            square
            size="sm"
            aria-label={intl.formatMessage({ id: 'bulk.hide' }, { action: words.action(action) })}
            onClick={onSeen}
          >
            <IconX size={16} stroke={1.9} aria-hidden />
          </Button>
        )}
      </span>
    </li>
  );
}

type Props = {
  list: string;
  /** The id of the only action to show. All by default. */
  only?: string;
  onChange?: () => void;
};

/** The bulk actions of a list that are in progress, and the person's own ones that ended recently. */
export function OpenActions({ list, only, onChange }: Props) {
  const intl = useIntl();
  const { seen, see } = useSeen();
  const { data, startPolling } = useOpenBulkActionsQuery({
    variables: { list },
    fetchPolicy: 'cache-and-network',
    skipPollAttempt: isOutOfSight,
  });
  const actions = data?.bulkActions.nodes.filter(({ id }) => only === undefined || id === only);
  const isBusy = actions?.some(isUnderWay) ?? false;
  useEffect(() => startPolling(isBusy ? often : seldom), [isBusy, startPolling]);
  useFreshList(list, actions, onChange);
  const visible = actions?.filter(
    (action) => isUnderWay(action) || (action.isOwn && !seen.includes(`${action.id} ${action.state}`)),
  );
  if (!visible || visible.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={intl.formatMessage({ id: 'bulk.open' })}>
      {visible.map((action) => (
        <Line key={action.id} action={action} onSeen={() => see(`${action.id} ${action.state}`)} />
      ))}
    </ul>
  );
}
