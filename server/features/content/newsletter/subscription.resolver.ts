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
      'Sends a link to an address, by which its owner confirms the subscription to a newsletter. For a ' +
      'confirmed address only the language changes. RATE_LIMITED after five by a person, or three to ' +
      'an address, in an hour.',
  })
  async subscribeToNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Newsletter, address and language of the subscription.' })
    input: SubscribeToNewsletterInput,
  ): Promise<SubscribeToNewsletterPayload> {
    return { subscription: await subscribeToNewsletter(viewer, input) };
  }

  @Authorized()
  @Mutation(() => LeaveNewsletterPayload, {
    description: "Ends the caller's subscription to a newsletter. NOT_FOUND if there is none.",
  })
  async leaveNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Newsletter to unsubscribe from.' }) { section }: LeaveNewsletterInput,
  ): Promise<LeaveNewsletterPayload> {
    return { subscription: await leaveNewsletter(viewer, section) };
  }

  @Authorized()
  @Mutation(() => RejoinNewsletterPayload, {
    description:
      'Restores a subscription that the caller ended within the last day, without another e-mail. ' +
      "NOT_FOUND if that isn't possible.",
  })
  async rejoinNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Newsletter to subscribe to again.' }) { section }: RejoinNewsletterInput,
  ): Promise<RejoinNewsletterPayload> {
    return { subscription: await rejoinNewsletter(viewer, section) };
  }

  @ForPeople()
  @Mutation(() => ConfirmNewsletterPayload, {
    description:
      'Confirms the address to which a link was sent, for 48 hours. A repeat gives the same answer. ' +
      'Call it only when the person presses a button, because mail scanners open links. Public.',
  })
  async confirmNewsletter(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The link from the confirmation e-mail.' }) {
      token,
    }: ConfirmNewsletterInput,
  ): Promise<ConfirmNewsletterPayload> {
    return { newsletter: await confirmNewsletter(viewer, token) };
  }

  @ForPeople()
  @Mutation(() => LeaveNewsletterByLinkPayload, {
    description: 'Ends a subscription by the link in every issue. Public.',
  })
  async leaveNewsletterByLink(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The link.' }) { token }: LeaveNewsletterByLinkInput,
  ): Promise<LeaveNewsletterByLinkPayload> {
    return { newsletter: await leaveNewsletterByLink(viewer, token) };
  }
}
