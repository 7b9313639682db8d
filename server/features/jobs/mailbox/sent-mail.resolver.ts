import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf, whereFields } from '#server/features/editing/rows/row-list';
import type { SortOrder } from '#server/features/editing/sort-keys';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { mailRows, type MailSort } from './sent-mail-rows';
import { mailboxRetention, sentMail, sentMails } from './sent-mail.service';
import { SentMail, SentMailConnection } from './sent-mail.types';

const SentMailOrder = orderType('SentMailOrder', sortsOf(mailRows.sorts));

const SentMailWhere = whereType('SentMailWhere', whereFields(mailRows), SentMail);

@Resolver()
export class SentMailResolver {
  @Authorized('admin')
  @Query(() => Boolean, {
    description:
      'Tells whether messages stay in the mailbox for 30 days instead of being sent, because no mail ' +
      'server is set. For administrators and API clients.',
  })
  mailboxRetention(@Ctx() { viewer }: Context): boolean {
    return mailboxRetention(viewer);
  }

  @Authorized('admin')
  @Query(() => SentMailConnection, {
    description:
      'Lists the messages in the mailbox, newest first unless sorted otherwise; none if a mail server ' +
      'is set. For administrators, not for API clients, because links in messages are for one person ' +
      'only.',
  })
  sentMails(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description:
        "Text that the subject, name or address must contain; case doesn't matter. At most 200 " +
        'characters.',
    })
    search: string | null | undefined,
    @Arg('where', () => SentMailWhere, whereOptions)
    where: Where | null | undefined,
    @Arg('orderBy', () => SentMailOrder, {
      nullable: true,
      description: 'Sort order. Newest first if left out or null.',
    })
    orderBy: SortOrder<MailSort> | null | undefined,
    @First('messages')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('message')
    after?: string | null,
  ): Promise<SentMailConnection> {
    return sentMails(viewer, { search, where, orderBy }, first, after, page);
  }

  @Authorized('admin')
  @Query(() => SentMail, {
    nullable: true,
    description:
      "Returns a message in the mailbox. Null if it doesn't exist. For administrators, not for API " +
      'clients.',
  })
  sentMail(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the message.' }) id: string,
  ): Promise<SentMail | null> {
    return sentMail(viewer, id);
  }
}
