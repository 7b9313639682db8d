import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ForPeople } from '#server/platform/graphql/for-people';
import {
  confirmNewsletter,
  leaveNewsletter,
  leaveNewsletterByLink,
  rejoinNewsletter,
  subscribeToNewsletter,
} from './subscription.service';
import {
  ConfirmNewsletterInput,
  ConfirmNewsletterPayload,
  LeaveNewsletterByLinkInput,
  LeaveNewsletterByLinkPayload,
  LeaveNewsletterInput,
  LeaveNewsletterPayload,
  RejoinNewsletterInput,
  RejoinNewsletterPayload,
  SubscribeToNewsletterInput,
  SubscribeToNewsletterPayload,
} from './subscription.types';

@Resolver()
export class SubscriptionResolver {
  @Authorized()
  @Mutation(() => SubscribeToNewsletterPayload, {
    description:
      'Sends a link to an address, by which its owner confirms the subscription to a newsletter. Only the language ' +
      'changes where the address is confirmed already. RATE_LIMITED after five of a person, or three to an ' +
      'address, in an hour.',
  })
  async subscribeToNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Where they are to go.' }) input: SubscribeToNewsletterInput,
  ): Promise<SubscribeToNewsletterPayload> {
    return { subscription: await subscribeToNewsletter(viewer, input) };
  }

  @Authorized()
  @Mutation(() => LeaveNewsletterPayload, {
    description: "Ends the caller's subscription to a newsletter. NOT_FOUND where there is none.",
  })
  async leaveNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which newsletter.' }) { section }: LeaveNewsletterInput,
  ): Promise<LeaveNewsletterPayload> {
    return { subscription: await leaveNewsletter(viewer, section) };
  }

  @Authorized()
  @Mutation(() => RejoinNewsletterPayload, {
    description:
      'Takes back within a day that the caller left a newsletter, without another e-mail. NOT_FOUND where that cannot be.',
  })
  async rejoinNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which newsletter.' }) { section }: RejoinNewsletterInput,
  ): Promise<RejoinNewsletterPayload> {
    return { subscription: await rejoinNewsletter(viewer, section) };
  }

  @ForPeople()
  @Mutation(() => ConfirmNewsletterPayload, {
    description:
      'Confirms the address to which a link was sent, for 48 hours; a repeated call gives the same answer. Call it only ' +
      'when the person presses a button, because mail scanners open links. Public.',
  })
  async confirmNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The link.' }) { token }: ConfirmNewsletterInput,
  ): Promise<ConfirmNewsletterPayload> {
    return { newsletter: await confirmNewsletter(viewer, token) };
  }

  @ForPeople()
  @Mutation(() => LeaveNewsletterByLinkPayload, {
    description: 'Ends a subscription by the link that stands in every issue. Public.',
  })
  async leaveNewsletterByLink(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The link.' }) { token }: LeaveNewsletterByLinkInput,
  ): Promise<LeaveNewsletterByLinkPayload> {
    return { newsletter: await leaveNewsletterByLink(viewer, token) };
  }
}
