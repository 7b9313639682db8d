import { listRows } from '#server/features/editing/rows/list-rows';
import { keepsMail } from '#server/features/notifications/mailbox/mailbox';
import type { PageRequest } from '#server/platform/graphql/requested-page';
import { requireAdmin, requireReaderOfAll } from '#server/platform/access/policy';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { type MailListing, mailQuery, mailRows, type MailSort, selectSentMail } from './sent-mail-rows';
import type { SentMail, SentMailConnection } from './sent-mail.types';

/** Returns true if messages stay in the mailbox instead of being sent; for administrators and API clients. */
export function mailboxRetention(viewer: Viewer): boolean {
  requireReaderOfAll(viewer);
  return keepsMail();
}

/** Returns a page of the mailbox, newest first unless ordered otherwise; for administrators. */
export async function sentMails(
  viewer: Viewer,
  listing: MailListing,
  first: number,
  after?: string | null,
  page?: PageRequest,
): Promise<SentMailConnection> {
  requireAdmin(viewer);
  return listRows<SentMail, MailSort>(mailRows, mailQuery(listing), first, after, page);
}

/** Returns a message of the mailbox, for administrators; null if it doesn't exist. */
export async function sentMail(viewer: Viewer, id: string): Promise<SentMail | null> {
  requireAdmin(viewer);
  return isId(id) ? selectSentMail(id) : null;
}
