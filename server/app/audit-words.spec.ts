import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { auditOutcomes } from '#server/features/audit/audit.enums';
import { mailTemplates } from '#server/features/notifications/templates/templates';
import { root } from '#server/platform/root';

const words = readFileSync(join(root, 'client/features/history/admin/audit-words.ts'), 'utf8');

/** What has a word in a table of the client's, which the check of messages has in three languages. */
function named(table: string): string[] {
  const body = words.slice(words.indexOf(`export const ${table}`)).split('\n};')[0]!;
  return [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!).toSorted();
}

describe('the audit as administrators read it', () => {
  it('has words for everything that can come of an action, and for nothing else', () => {
    expect(named('outcomeNames')).toEqual(auditOutcomes.toSorted());
  });

  it('has words for every message that is sent, and for no other', () => {
    expect(named('mailNames')).toEqual(Object.keys(mailTemplates).toSorted());
  });
});
