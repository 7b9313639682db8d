import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { SearchKind } from '#client/platform/generated/schema';
import { useFormat } from '#client/platform/formats/format';
import { ButtonLink } from '#client/ui/button';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import { EmptyState } from '#client/ui/feedback/states';
import { Hit } from './search-hit';
import type { SearchGroupFragment, SearchQuery } from './search.generated';
import styles from './search.module.css';

const names: Record<SearchKind, string> = {
  module: 'search.modules',
  news: 'search.news',
  page: 'search.pages',
};

const addressOf = (words: string, kind?: SearchKind): string =>
  `/search?${new URLSearchParams({ q: words, ...(kind && { kind }) }).toString()}`;

type GroupsProps = { groups: readonly SearchGroupFragment[]; kind: SearchKind | null; words: string };

/** Chips that filter the results by kind. */
export function KindChips({ groups, kind }: Omit<GroupsProps, 'words'>) {
  const intl = useIntl();
  const { number } = useFormat();
  const [search, setSearch] = useSearchParams();
  const choose = (selected: SearchKind | null) => {
    const next = new URLSearchParams(search);
    if (selected) next.set('kind', selected);
    else next.delete('kind');
    setSearch(next, { replace: true });
  };
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChipRow label={intl.formatMessage({ id: 'search.kinds' })}>
      <Chip on={kind === null} onClick={() => choose(null)}>
        <FormattedMessage id="search.all" /> {number(all)}
      </Chip>
      {groups.map((group) => (
        <Chip key={group.kind} on={kind === group.kind} onClick={() => choose(group.kind)}>
          <FormattedMessage id={names[group.kind]} /> {number(group.count)}
        </Chip>
      ))}
    </ChipRow>
  );
}

function Group({ group, words, isAll }: { group: SearchGroupFragment; words: string; isAll: boolean }) {
  const { number } = useFormat();
  const { kind, count, hits } = group;
  const headingId = `found-${kind}`;
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>
          <FormattedMessage id={names[kind]} />
        </h2>
        <span className="dim">{number(count)}</span>
      </div>
      <ul className={styles.hits}>
        {hits.map((hit, at) => (
          <Hit key={at} kind={kind} hit={hit} />
        ))}
      </ul>
      {count > hits.length &&
        (isAll ? (
          <Link className={styles.more} to={addressOf(words, kind)} replace>
            <FormattedMessage id="search.showAll" values={{ count }} />
          </Link>
        ) : (
          <p className="sm dim">
            <FormattedMessage id="search.best" values={{ count: hits.length }} />
          </p>
        ))}
    </section>
  );
}

/** The results in groups, or the selected kind only, even if it is empty. */
export function Groups({ groups, kind, words }: GroupsProps) {
  const visible = groups.filter((group) => (kind ? group.kind === kind : group.count > 0));
  return visible.map((group) => <Group key={group.kind} group={group} words={words} isAll={kind === null} />);
}

/** The empty state of a search, with suggestions that have results. */
export function NothingFound({ result, words }: { result: SearchQuery['search']; words: string }) {
  const { groups, suggestion } = result;
  const among = (kind: SearchKind) => groups.find((group) => group.kind === kind)?.among ?? 0;
  return (
    <EmptyState
      title={<FormattedMessage id="search.none" values={{ words }} />}
      actions={
        <>
          {suggestion && (
            <ButtonLink variant="strong" to={addressOf(suggestion.words)} replace>
              <FormattedMessage id="search.tryNear" values={{ words: suggestion.words }} />
            </ButtonLink>
          )}
          <ButtonLink variant="text" to="/contact">
            <FormattedMessage id="search.support" />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage
        id="search.looked"
        values={{ modules: among('module'), news: among('news'), pages: among('page') }}
      />{' '}
      {suggestion && <FormattedMessage id="search.near" values={{ count: suggestion.count }} />}
    </EmptyState>
  );
}
