import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ListView } from '#client/ui/list/list-address';
import { RowPages } from '#client/ui/list/row-pages';
import { Waiting } from '#client/ui/feedback/states';
import { HistoryKinds } from './history-kinds';
import { HistoryTools } from './history-tools';
import { eventsOf, useHistoryView } from './history-view';
import { PersonEventRow } from './person-event';
import { type PersonEventLineFragment, usePersonHistoryQuery } from './person-history.generated';
import styles from './person-history.module.css';

/** Groups events by day, in their given order. */
function byDay(events: readonly PersonEventLineFragment[], dayOf: (at: string) => string) {
  const days = new Map<string, PersonEventLineFragment[]>();
  for (const event of events) {
    const day = dayOf(event.at);
    const known = days.get(day);
    if (known) known.push(event);
    else days.set(day, [event]);
  }
  return [...days];
}

function Events({ id, view }: { id: string; view: ListView }) {
  const { date } = useFormat();
  const { search, filter } = eventsOf(view);
  const { data, error, refetch, fetchMore } = usePersonHistoryQuery({
    variables: { profileId: id, search, filter },
    fetchPolicy: 'cache-and-network',
  });
  const history = data?.personHistory;
  if (!history) return <Waiting error={error} onRetry={() => void refetch()} lines={4} />;
  const { nodes, pageInfo, totalCount } = history;
  if (nodes.length === 0) {
    return (
      <p className="dim" role="status">
        <FormattedMessage id={search || filter ? 'history.person.noneFound' : 'history.person.none'} />
      </p>
    );
  }
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <RowPages
      rows={nodes}
      size={20}
      total={totalCount}
      onMore={hasNextPage ? () => fetchMore({ variables: { after: endCursor } }) : undefined}
    >
      {(visible) =>
        byDay(visible, date).map(([day, events]) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <ul className={styles.events}>
              {events.map((event) => (
                <PersonEventRow key={`${event.kind} ${event.id}`} event={event} personId={id} />
              ))}
            </ul>
          </section>
        ))
      }
    </RowPages>
  );
}

/** The history of a person by day, newest first. */
export default function PersonHistory({ id }: { id: string }) {
  const { view, change } = useHistoryView();
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">
        <FormattedMessage id="history.person.title" />
      </h2>
      <HistoryKinds key={id} id={id} view={view} />
      <HistoryTools id={id} view={view} change={change} />
      <Events key={JSON.stringify(eventsOf(view))} id={id} view={view} />
    </section>
  );
}
