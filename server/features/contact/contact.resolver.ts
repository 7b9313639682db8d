import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ForPeople } from '#server/platform/graphql/for-people';
import { replyToContactMessage, sendContactMessage } from './contact.service';
import {
  ReplyToContactMessageInput,
  ReplyToContactMessagePayload,
  SendContactMessageInput,
  SendContactMessagePayload,
} from './contact.types';

@Resolver()
export class ContactResolver {
  @ForPeople()
  @Mutation(() => SendContactMessagePayload, {
    description:
      'Sends a message to support. Public, also during maintenance. RATE_LIMITED after five from a ' +
      'person, or three from a network, in an hour.',
  })
  sendContactMessage(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'The message.' }) input: SendContactMessageInput,
  ): Promise<SendContactMessagePayload> {
    return sendContactMessage(viewer, input, request.ip);
  }

  @Authorized('admin')
  @Mutation(() => ReplyToContactMessagePayload, {
    description:
      'Answers a message to support by e-mail, once, in the language in which it was written. Audited ' +
      'without the text.',
  })
  async replyToContactMessage(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Message and reply.' })
    { id, updatedAt, text }: ReplyToContactMessageInput,
  ): Promise<ReplyToContactMessagePayload> {
    return { contactMessage: await replyToContactMessage(viewer, { id, updatedAt }, text) };
  }
}
