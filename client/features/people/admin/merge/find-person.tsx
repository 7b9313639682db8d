import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PersonWhere } from '#client/platform/generated/schema';
import { Button } from '#client/ui/button';
import { ListSearch } from '#client/ui/editing/list-search';
import { EmailText } from '#client/ui/email-text';
import { usePeopleToMergeQuery } from './merge.generated';
import styles from './merge.module.css';

/** Excludes removed people, so that they don't take places among the few results. */
const living: PersonWhere = { removalReason: { isNull: true } };

/** A search for the other profile by name or e-mail address. Deleted and merged profiles are excluded. */
export function FindPerson({ but, onFound }: { but: string; onFound: (id: string) => void }) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const requested = search.length > 1;
  const { data } = usePeopleToMergeQuery({ variables: { search, where: living }, skip: !requested });
  const found = requested && data ? data.people.nodes.filter(({ id }) => id !== but) : [];
  const onSearch = useCallback((next: string) => setSearch(next), []);
  return (
    <>
      <ListSearch
        label={intl.formatMessage({ id: 'people.merge.find' })}
        value={search}
        onChange={onSearch}
      />
      <div role="status">
        {requested && data && found.length === 0 && (
          <p className="dim">
            <FormattedMessage id="people.noneFor" values={{ query: search }} />
          </p>
        )}
      </div>
      {found.length > 0 && (
        <ul className={styles.found} aria-label={intl.formatMessage({ id: 'people.merge.found' })}>
          {found.map(({ id, name, email }) => (
            <li key={id}>
              <Button type="button" variant="text" block onClick={() => onFound(id)}>
                <span className={styles.person}>
                  <strong>{name}</strong>
                  <span className="sm dim">
                    <EmailText email={email} />
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
