import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import { cleanedLanguages } from '#server/features/editing/cleaned-text';
import { checkOptionalLine } from '#server/features/editing/check-text';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { insertTermsVersion, lockTerms } from '#server/features/settings/terms/terms-versions';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { saveOnce } from '#server/platform/saves/save-once';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanChangeSite, assertCanReadSite } from '../site.policy';
import { assertNewTerms, checkTerms, nextVersion } from './check-terms';
import { countTermsVersions, selectTermsVersion, selectTermsVersions } from './terms-versions.queries';
import type {
  PublishTermsInput,
  PublishTermsPayload,
  TermsVersion,
  TermsVersionConnection,
} from './terms-versions.types';

const maxNoteLength = 500;

function numberIn(after: string | null | undefined): number | null {
  const [number] = decodeCursor(after, 1) ?? [];
  if (number === undefined) return null;
  if (!/^\d{1,9}$/.test(number)) throw foreignCursor();
  return Number(number);
}

/** Returns a page of the versions of the terms, newest first; for administrators and API clients. */
export async function termsVersions(
  viewer: Viewer,
  first: number,
  after?: string | null,
): Promise<TermsVersionConnection> {
  assertCanReadSite(viewer);
  const size = pageSize(first);
  const rows = await selectTermsVersions(numberIn(after), size + 1);
  return Object.assign(
    page(rows, size, ({ number }) => encodeCursor(String(number)), after),
    { countAll: countTermsVersions },
  );
}

/** Returns a version of the terms; null if it doesn't exist. */
export async function termsVersion(viewer: Viewer, number: number): Promise<TermsVersion | null> {
  assertCanReadSite(viewer);
  return selectTermsVersion(number);
}

/**
 * Publishes a version of the terms, which applies immediately and which everyone is asked to accept; audited. Throws
 * CONFLICT if the current version isn't `expectedVersion`, and BAD_USER_INPUT for invalid or unchanged texts.
 */
export async function publishTerms(viewer: Viewer, input: PublishTermsInput): Promise<PublishTermsPayload> {
  const caller = assertCanChangeSite(viewer);
  const text = checkTerms(input.text);
  const changeNote = checkOptionalLine(input.changeNote, 'changeNote', maxNoteLength);
  const number = await transaction(async (manager) => {
    const newest = await lockTerms(manager);
    const editor = assertCanChangeSite(await freshViewer(manager, caller));
    return saveOnce(manager, editor, async () => {
      assertNewTerms(text, newest, input.expectedVersion);
      const version = { number: nextVersion(newest), text, changeNote, publishedAt: now() };
      await insertTermsVersion(manager, version);
      await appendAudit(manager, {
        action: 'add',
        actor: actorOf(editor),
        targetKind: 'terms',
        targetId: String(version.number),
        changes: { text: [newest?.text ?? null, text], changeNote: [null, changeNote] },
      });
      return version.number;
    });
  });
  forget('settings');
  return { version: (await selectTermsVersion(number))!, cleaned: cleanedLanguages(input.text, 'text') };
}
