import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { verifyCertificate } from './certificate.service';
import { Certificate, type CertificateValues } from './certificate.types';

@Resolver(() => Certificate)
export class CertificateResolver {
  @Query(() => Certificate, {
    nullable: true,
    description:
      'The certificate of a number, for everyone, signed in or not; null where there is none. It stays open during ' +
      'maintenance. After 30 wrong numbers in an hour from one address: `RATE_LIMITED`.',
  })
  certificate(
    @Ctx() { request }: Context,
    @Arg('number', () => String, {
      description: 'As it was typed: case, spaces and dashes do not matter, O is read as 0, I and L as 1.',
    })
    number: string,
  ): Promise<CertificateValues | null> {
    return verifyCertificate(request.ip, number);
  }
}
