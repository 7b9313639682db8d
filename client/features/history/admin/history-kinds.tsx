import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PersonEventKind } from '#client/platform/generated/schema';
import type { ListView } from '#client/ui/list/list-address';
import { useCurrentInSight } from '#client/ui/layout/tab-links';
import tabs from '#client/ui/layout/tab-links.module.css';
import { eventsOf, kindIn, searchOfKind } from './history-view';
import { type PersonEventCountsQuery, usePersonEventCountsQuery } from './person-history.generated';
import styles from './person-history.module.css';

const kindNames: Record<PersonEventKind, string> = {
  sign_in: 'history.view.signIns',
  test: 'history.view.tests',
  points: 'history.view.points',
  mail: 'history.person.mails',
  change: 'history.view.changes',
};

type Counts = PersonEventCountsQuery['personEventCounts'];

/** A tab with a kind of events and their number, which has reserved space so that tabs don't move when it loads. */
function Kind({ kind, counts }: { kind: PersonEventKind; counts: Counts }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: kindNames[kind] });
  const known = counts.find((each) => each.kind === kind);
  const told = (count: number, hasMore = false) =>
    intl.formatMessage({ id: hasMore ? 'history.person.over' : 'admin.list.states' }, { name, count });
  return (
    <span className={styles.kind} data-max-count={told(888)}>
      {known && (known.count > 0 || !known.hasMore) ? told(known.count, known.hasMore) : name}
    </span>
  );
}

function useCounts(id: string, view: ListView): Counts {
  const { data, previousData, error } = usePersonEventCountsQuery({
    variables: { profileId: id, ...eventsOf(view, null) },
    fetchPolicy: 'cache-and-network',
  });
  if (error) return [];
  // The previous counts remain while new ones load, so that the tabs don't flicker.
  return (data ?? previousData)?.personEventCounts ?? [];
}

/** The tabs that filter a history by kind, with the number of matching events of each. */
export function HistoryKinds({ id, view }: { id: string; view: ListView }) {
  const intl = useIntl();
  const visible = kindIn(view);
  const counts = useCounts(id, view);
  const nav = useCurrentInSight();
  const kinds = [null, ...(Object.keys(kindNames) as PersonEventKind[])];
  return (
    <nav ref={nav} className={tabs.tabs} aria-label={intl.formatMessage({ id: 'history.person.show' })}>
      {kinds.map((kind) => (
        <Link
          key={kind ?? 'all'}
          className={tabs.tab}
          to={{ search: searchOfKind(view, kind) }}
          replace
          preventScrollReset
          aria-current={kind === visible ? 'true' : undefined}
        >
          {kind ? <Kind kind={kind} counts={counts} /> : <FormattedMessage id="history.view.all" />}
        </Link>
      ))}
    </nav>
  );
}
