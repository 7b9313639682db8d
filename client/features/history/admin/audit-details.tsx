import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/ui/button';
import { Fact, FactList } from '#client/ui/fact-list';
import { useWords } from '#client/ui/editor/described/use-words';
import type { AuditDetailFragment } from './audit.generated';
import styles from './audit.module.css';
import { AuditChanges } from './audit-changes';
import { useAuditWords } from './use-audit-words';

/** All that an entry of the audit says. */
export function AuditDetails({ entry }: { entry: AuditDetailFragment }) {
  const { text } = useWords();
  const { who, outcome, time, target } = useAuditWords();
  const { id, at, changes, address, actorKind, sealedIn, sealedAt, targetKind, targetId } = entry;
  const isOfPerson = targetKind === 'profile';
  return (
    <>
      <p className="sm dim">
        <FormattedMessage id="history.atBy" values={{ at: time(at), who: who(entry) }} />
      </p>
      <AuditChanges changes={changes} />
      <h2 className={styles.how}>
        <FormattedMessage id="history.how" />
      </h2>
      <FactList>
        <Fact label="history.record">{target(targetKind)}</Fact>
        <Fact label="history.from">
          {address ?? (actorKind === 'system' ? null : text('history.fromUnknown'))}
        </Fact>
        <Fact label="history.outcome">{outcome(entry.outcome)}</Fact>
        <Fact label="history.entry">{id}</Fact>
        <Fact label="history.seal">
          {sealedIn === null || sealedAt === null
            ? text('history.waitingLong')
            : text('history.sealedIn', { at: time(sealedAt), block: sealedIn })}
        </Fact>
      </FactList>
      {targetId !== null && (
        <ButtonLink to={{ pathname: '/admin/audit', search: `q=${targetId}` }}>
          <FormattedMessage id={isOfPerson ? 'history.allAbout' : 'history.allOf'} />
        </ButtonLink>
      )}
    </>
  );
}

/** What an entry is called: what kind of action, and to what. */
export function useEntryTitle(): (entry: AuditDetailFragment) => string {
  const { text } = useWords();
  const { action, named } = useAuditWords();
  return (entry) => text('history.title', { action: action(entry.action), name: named(entry) });
}
