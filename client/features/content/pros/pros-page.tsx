import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { visibleData } from '#client/platform/apollo/visible-data';
import { boundsOfYear, yearOf } from '#client/platform/formats/site-calendar';
import { Button } from '#client/ui/button';
import { ListSearch } from '#client/ui/editing/list-search';
import { Note } from '#client/ui/feedback/messages';
import { MoreButton } from '#client/ui/more-button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { YearPicker } from '#client/ui/fields/year-picker';
import { useSection } from '../section/section-layout';
import { WayToPro } from '../section/way-to-pro';
import { yearIn } from '../year-address';
import { ProRow } from './pro-row';
import styles from './pros-page.module.css';
import { useProsQuery, type ProRowFragment, type ProsQuery } from './pros.generated';

/** Groups people by the year in which they became PRO, in their given order. */
function byYear(people: readonly ProRowFragment[]): [year: number, people: ProRowFragment[]][] {
  const years = new Map<number, ProRowFragment[]>();
  for (const pro of people) {
    const year = yearOf(pro.since);
    years.set(year, [...(years.get(year) ?? []), pro]);
  }
  return [...years];
}

/** Returns the search and year in the URL and a function that changes them. */
function useProAddress() {
  const [address, setAddress] = useSearchParams();
  const search = address.get('q') ?? '';
  const year = yearIn(address);
  const choose = (next: { search: string; year: number | null }) =>
    setAddress(
      { ...(next.search && { q: next.search }), ...(next.year !== null && { year: String(next.year) }) },
      { replace: true },
    );
  return { search, year, choose };
}

function Tools({ search, year, choose }: ReturnType<typeof useProAddress>) {
  const intl = useIntl();
  const anyYear = intl.formatMessage({ id: 'pros.anyYear' });
  return (
    <div className={styles.tools}>
      <ListSearch
        label={intl.formatMessage({ id: 'pros.search' })}
        value={search}
        onChange={(words) => choose({ search: words, year })}
      />
      <YearPicker
        label={
          year === null ? anyYear : intl.formatMessage({ id: 'section.sinceYear' }, { year: String(year) })
        }
        year={year}
        onYear={(next) => choose({ search, year: next })}
      />
      {year !== null && <Button onClick={() => choose({ search, year: null })}>{anyYear}</Button>}
    </div>
  );
}

type PeopleProps = { pros: ProsQuery['pros']; onMore: (after: string) => Promise<unknown> };

function People({ pros: { nodes, pageInfo }, onMore }: PeopleProps) {
  const { hasNextPage, endCursor } = pageInfo;
  return (
    <>
      {byYear(nodes).map(([year, people]) => (
        <section key={year} className={styles.year} aria-labelledby={`pros-${year}`}>
          <h2 id={`pros-${year}`}>
            <FormattedMessage id="section.sinceYear" values={{ year: String(year) }} />
          </h2>
          <ul className={styles.people}>
            {people.map((pro) => (
              <ProRow key={pro.id} pro={pro} />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton
        className={styles.more}
        onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
      />
    </>
  );
}

/** The list of PROs, newest first. */
export default function ProsPage() {
  const intl = useIntl();
  const section = useSection().key;
  const address = useProAddress();
  const { search, year } = address;
  const title = intl.formatMessage({ id: 'section.page.pros' });
  const { data, previousData, error, refetch, fetchMore } = useProsQuery({
    variables: { search, filter: { section, since: year === null ? null : boundsOfYear(year) } },
  });
  const pros = visibleData({ data, previousData, error })?.pros;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className="dim" role="status">
        {pros && <FormattedMessage id="pros.lead" values={{ count: pros.totalCount }} />}
      </p>
      <WayToPro />
      <Tools {...address} />
      {pros ? (
        <People pros={pros} onMore={(after) => fetchMore({ variables: { after } })} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      )}
      {pros?.nodes.length === 0 && <EmptyState title={<FormattedMessage id="pros.none" />} />}
      <div className={styles.note}>
        <Note>
          <FormattedMessage id="pros.pictures" />{' '}
          <Link to="/profile">
            <FormattedMessage id="pros.yourChoice" />
          </Link>
        </Note>
      </div>
    </>
  );
}
