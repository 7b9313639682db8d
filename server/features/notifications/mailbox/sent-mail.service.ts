import { decodeTimeCursor, encodeCursor, page, pageSize } from '#server/platform/paging';
import { requireAdmin, requireReaderOfAll } from '#server/platform/policy';
import { checkSearch, isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { keepsMail } from './mailbox';
import { countSentMails, selectSentMail, selectSentMails } from './sent-mail.queries';
import type { SentMail, SentMailConnection } from './sent-mail.types';

/** Whether messages stay in the mailbox instead of going out; for administrators and API clients. */
export function mailboxKept(viewer: Viewer): boolean {
  requireReaderOfAll(viewer);
  return keepsMail();
}

/** A page of the mailbox, newest first, of what `search` finds in subject, name or address; for administrators. */
export async function sentMails(
  viewer: Viewer,
  search: string | null | undefined,
  first: number,
  after?: string | null,
): Promise<SentMailConnection> {
  requireAdmin(viewer);
  const size = pageSize(first);
  const text = checkSearch(search?.trim());
  const rows = await selectSentMails(text, decodeTimeCursor(after), size + 1);
  return Object.assign(
    page(rows, size, ({ sortKey, id }) => encodeCursor(sortKey, id), after),
    { countAll: () => countSentMails(text) },
  );
}

/** A message of the mailbox; null where there is none by that id; for administrators. */
export async function sentMail(viewer: Viewer, id: string): Promise<SentMail | null> {
  requireAdmin(viewer);
  return isId(id) ? selectSentMail(id) : null;
}
