import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { setProgramCookie } from './program.cookie';
import { checkAccountNumber } from './program.service';
import { CheckAccountNumberInput, CheckAccountNumberPayload } from './program.types';

@Resolver()
export class ProgramResolver {
  @Authorized()
  @Mutation(() => CheckAccountNumberPayload, {
    description: 'Gives the caller program access by an account number.',
  })
  async checkAccountNumber(
    @Ctx() { viewer, request, reply }: Context,
    @Arg('input', { description: 'Program and account number.' }) { bucket, number }: CheckAccountNumberInput,
  ): Promise<CheckAccountNumberPayload> {
    const check = await checkAccountNumber(viewer, bucket, number);
    if (check.entry) setProgramCookie(request, reply, check.entry);
    return check;
  }
}
