import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/ui/button';
import { Detail, DescriptionList } from '#client/ui/layout/description-list';
import { useWords } from '#client/ui/editor/described/use-words';
import type { AuditDetailFragment } from './audit.generated';
import styles from './audit.module.css';
import { AuditChanges } from './audit-changes';
import { useAuditWords } from './use-audit-words';

/** All details of an audit entry. */
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
      <DescriptionList>
        <Detail label="history.record">{target(targetKind)}</Detail>
        <Detail label="history.from">
          {address ?? (actorKind === 'system' ? null : text('history.fromUnknown'))}
        </Detail>
        <Detail label="history.outcome">{outcome(entry.outcome)}</Detail>
        <Detail label="history.entry">{id}</Detail>
        <Detail label="history.seal">
          {sealedIn === null || sealedAt === null
            ? text('history.waitingLong')
            : text('history.sealedIn', { at: time(sealedAt), block: sealedIn })}
        </Detail>
      </DescriptionList>
      {targetId !== null && (
        <ButtonLink to={{ pathname: '/admin/audit', search: `q=${targetId}` }}>
          <FormattedMessage id={isOfPerson ? 'history.allAbout' : 'history.allOf'} />
        </ButtonLink>
      )}
    </>
  );
}

/** Returns a function that formats the title of an entry: action and target. */
export function useEntryTitle(): (entry: AuditDetailFragment) => string {
  const { text } = useWords();
  const { action, named } = useAuditWords();
  return (entry) => text('history.title', { action: action(entry.action), name: named(entry) });
}
