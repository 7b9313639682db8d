import { useFormat } from '#client/platform/formats/format';
import { useWords } from '#client/ui/editor/described/use-words';
import type { AuditRowFragment } from './audit.generated';
import { actionNames, actorNames, fieldNames, mailNames, outcomeNames, targetNames } from './audit-words';

/** The number of characters shown of an id. */
const shortId = 8;

/** Returns formatters for audit entries. Values without a message are returned unchanged. */
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
    /** Returns the name of the target, or the beginning of its id. */
    named: ({ targetKind, targetId, targetName }: AuditRowFragment) =>
      targetName ?? targetId?.slice(0, shortId) ?? target(targetKind),
    time,
  };
}
