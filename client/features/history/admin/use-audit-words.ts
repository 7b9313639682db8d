import { useFormat } from '#client/platform/format';
import { useWords } from '#client/ui/editor/described/use-words';
import type { AuditRowFragment } from './audit.generated';
import { actionNames, actorNames, fieldNames, mailNames, outcomeNames, targetNames } from './audit-words';

/** How much of an id is enough to know it by. */
const shortId = 8;

/** What entries of the audit say, in words; what has none stays as it is. */
export function useAuditWords() {
  const { dateTimeSeconds: time } = useFormat();
  const { text } = useWords();
  const known = (names: Readonly<Record<string, string>>) => (word: string) =>
    names[word] ? text(names[word]) : word;
  const target = known(targetNames);
  return {
    action: (action: AuditRowFragment['action']) => text(actionNames[action]),
    target,
    field: known(fieldNames),
    outcome: known({ ...mailNames, ...outcomeNames }),
    who: ({ actorKind, actorName }: AuditRowFragment) =>
      actorName ?? text(actorKind === 'person' ? 'history.previousPerson' : actorNames[actorKind]),
    /** What it was done to, by its name or the beginning of its id. */
    named: ({ targetKind, targetId, targetName }: AuditRowFragment) =>
      targetName ?? targetId?.slice(0, shortId) ?? target(targetKind),
    time,
  };
}
