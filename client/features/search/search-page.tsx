import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { visibleData } from '#client/platform/apollo/visible-data';
import type { SearchKind } from '#client/platform/generated/schema';
import { requestedWords } from '#client/ui/editing/requested-words';
import { AddressSearch } from '#client/ui/editing/address-search';
import { Page } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import { Groups, KindChips, NothingFound } from './search-results';
import { useSearchQuery } from './search.generated';
import styles from './search.module.css';

const maxSearchLength = 200;
const kinds: readonly string[] = ['module', 'news', 'page'] satisfies SearchKind[];

const keys: readonly [names: readonly string[], does: string][] = [
  [['/'], 'search.key.from'],
  [['↑', '↓'], 'search.key.move'],
  [['Enter'], 'search.key.open'],
  [['Esc'], 'search.key.clear'],
];

function Keys() {
  return (
    <div className="desk-only">
      <p className={`sm dim ${styles.keys}`}>
        {keys.map(([names, does]) => (
          <span key={does}>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
            <FormattedMessage id={does} />
          </span>
        ))}
      </p>
    </div>
  );
}

/** Moves the focus between the search field and the results. */
function moveBy(step: 1 | -1, field: HTMLInputElement | null): void {
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit]')];
  const stops = field ? [field, ...hits] : hits;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
}

/** The results for the search in the URL. While others load, the previous ones remain. */
function Results({ words, kind }: { words: string; kind: SearchKind | null }) {
  const variables = { words, kind };
  const { data, previousData, error, refetch } = useSearchQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const result = visibleData({ data, previousData, error })?.search;
  if (!result) return <Waiting error={error} onRetry={() => void refetch()} />;
  const count = result.groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <VisuallyHidden role="status">
        {data && <FormattedMessage id="search.found" values={{ count, words }} />}
      </VisuallyHidden>
      {count > 0 && (
        <div className={styles.tools}>
          <KindChips groups={result.groups} kind={kind} />
        </div>
      )}
      <Keys />
      {count > 0 && <Groups groups={result.groups} kind={kind} words={words} />}
      {count === 0 && data && <NothingFound result={result} words={words} />}
    </>
  );
}

/** The search page for modules, news and pages. */
export default function SearchPage() {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [search] = useSearchParams();
  const words = requestedWords(search, maxSearchLength);
  const requested = search.get('kind') ?? '';
  const kind = kinds.includes(requested) ? (requested as SearchKind) : null;

  useEffect(() => {
    // Runs after the navigation has focused the page.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    moveBy(event.key === 'ArrowDown' ? 1 : -1, field.current);
  };

  return (
    <Page>
      <PageTitle>{intl.formatMessage({ id: 'shell.search' })}</PageTitle>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Arrows move among what is in it. */}
      <div className={styles.column} onKeyDown={onKeyDown}>
        <h1>
          <FormattedMessage id="shell.search" />
        </h1>
        <div className={styles.field}>
          <AddressSearch
            label={intl.formatMessage({ id: 'search.label' })}
            hint={intl.formatMessage({ id: 'search.hint' })}
            clearLabel={intl.formatMessage({ id: 'modules.clearSearch' })}
            maxLength={maxSearchLength}
            drops="kind"
            fieldRef={field}
          />
        </div>
        {words ? <Results words={words} kind={kind} /> : <Keys />}
      </div>
    </Page>
  );
}
