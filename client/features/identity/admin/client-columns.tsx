import { IconClock } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { Column } from '#client/ui/editing/data-table';
import { StatusLabel } from '#client/ui/status-label';
import styles from './api-clients.module.css';
import type { ApiClientRowFragment } from './api-clients.generated';
import { presetNames, presetOf, shortNames } from './scopes';

const daysUntil = (end: string) => Math.ceil((new Date(end).getTime() - Date.now()) / 86_400_000);
/** A secret that expires within this number of days is highlighted. */
const soon = 14;

function SecretEnds({ client: { revokedAt, secretEndsAt } }: { client: ApiClientRowFragment }) {
  const intl = useIntl();
  const { date } = useFormat();
  if (revokedAt) {
    return (
      <StatusLabel shape="lock">
        {intl.formatMessage({ id: 'clients.revokedAt' }, { date: date(revokedAt) })}
      </StatusLabel>
    );
  }
  if (!secretEndsAt) return null;
  const days = daysUntil(secretEndsAt);
  if (days > soon) return date(secretEndsAt);
  return (
    <strong className={styles.soon}>
      <IconClock size={16} stroke={1.9} aria-hidden />
      {intl.formatMessage(
        { id: days > 0 ? 'clients.endsSoon' : 'clients.ended' },
        { date: date(secretEndsAt), days },
      )}
    </strong>
  );
}

/** Returns the columns of the client list. `opened` is the client beside the list. */
export function useClientColumns(
  opened: string | null,
  managesSecrets: boolean,
): readonly Column<ApiClientRowFragment>[] {
  const { formatMessage, formatList } = useIntl();
  const { dateTime, number } = useFormat();
  const text = (id: string) => formatMessage({ id });
  const ends: Column<ApiClientRowFragment> = {
    key: 'ends',
    title: text(managesSecrets ? 'clients.secretEnds' : 'clients.state'),
    kind: 'labelled',
    whole: true,
    cell: (client) => <SecretEnds client={client} />,
  };
  return [
    {
      key: 'name',
      title: text('clients.client'),
      kind: 'title',
      cell: ({ id, name }) => (
        <Link to={{ search: `client=${id}` }} aria-current={id === opened || undefined}>
          {name}
        </Link>
      ),
    },
    {
      key: 'may',
      title: text('clients.assertCanShort'),
      cell: ({ scopes }) => {
        const preset = presetOf(scopes);
        return preset
          ? text(presetNames[preset])
          : formatList(
              scopes.map((scope) => text(shortNames[scope])),
              { type: 'unit' },
            );
      },
    },
    {
      key: 'lastUse',
      title: text('clients.lastUse'),
      kind: 'labelled',
      whole: true,
      sorted: 'descending',
      cell: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt) : text('clients.never')),
    },
    {
      key: 'calls',
      title: text('clients.callsToday'),
      kind: 'count',
      desk: true,
      cell: ({ callsToday }) => number(callsToday),
    },
    ends,
  ];
}
