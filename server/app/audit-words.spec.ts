import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { auditOutcomes } from '#server/features/audit/audit.enums';
import { mailTemplates } from '#server/features/notifications/templates/templates';
import { root } from '#server/platform/root';

const words = readFileSync(join(root, 'client/features/history/admin/audit-words.ts'), 'utf8');

/** The keys of a table of the client, whose labels the message check requires in three languages. */
function named(table: string): string[] {
  const body = words.slice(words.indexOf(`export const ${table}`)).split('\n};')[0]!;
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!).toSorted();
}

describe('audit labels of the client', () => {
  it('exist exactly for the possible outcomes', () => {
    expect(named('outcomeNames')).toEqual(auditOutcomes.toSorted());
  });

  it('exist exactly for the messages that are sent', () => {
    expect(named('mailNames')).toEqual(Object.keys(mailTemplates).toSorted());
  });
});
