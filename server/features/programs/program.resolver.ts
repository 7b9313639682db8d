import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { setProgramCookie } from './program.cookie';
import { BucketEnum } from './program.enums';
import type { Bucket } from './program.policy';
import { checkAccountNumber } from './program.service';
import { AccountNumberCheck } from './program.types';

@Resolver()
export class ProgramResolver {
  @Authorized()
  @Mutation(() => AccountNumberCheck, { description: 'Enters a program by an account number.' })
  async checkAccountNumber(
    @Ctx() { viewer, request, reply }: Context,
    @Arg('bucket', () => BucketEnum, { description: 'The program to enter.' }) bucket: Bucket,
    @Arg('number', () => String, { description: 'The number; spaces, dashes and case mean nothing.' })
    number: string,
  ): Promise<AccountNumberCheck> {
    const check = await checkAccountNumber(viewer, bucket, number);
    if (check.entry) setProgramCookie(request, reply, check.entry);
    return check;
  }
}
