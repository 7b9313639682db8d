import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { mailboxKept, sentMail, sentMails } from './sent-mail.service';
import { SentMail, SentMailConnection } from './sent-mail.types';

@Resolver()
export class SentMailResolver {
  @Authorized('admin')
  @Query(() => Boolean, {
    description:
      'Whether messages stay in the mailbox for 30 days instead of going out, since no mail server is set; for ' +
      'administrators and API clients.',
  })
  mailboxKept(@Ctx() { viewer }: Context): boolean {
    return mailboxKept(viewer);
  }

  @Authorized('admin')
  @Query(() => SentMailConnection, {
    description:
      'The messages in the mailbox, newest first; none where a mail server is set. For administrators, not for API ' +
      'clients: the links in them are for one person alone.',
  })
  sentMails(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'What subject, name or address must hold, whatever its case; at most 200 characters.',
    })
    search: string | null | undefined,
    @First('messages')
    first: number,
    @After('message')
    after?: string | null,
  ): Promise<SentMailConnection> {
    return sentMails(viewer, search, first, after);
  }

  @Authorized('admin')
  @Query(() => SentMail, {
    nullable: true,
    description:
      'A message in the mailbox; null where there is none. For administrators, not for API clients.',
  })
  sentMail(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Which message.' }) id: string,
  ): Promise<SentMail | null> {
    return sentMail(viewer, id);
  }
}
