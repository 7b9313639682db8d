import { Arg, Query, Resolver } from 'type-graphql';
import { verifyCertificate } from './certificate.service';
import { Certificate, type CertificateValues } from './certificate.types';

@Resolver(() => Certificate)
export class CertificateResolver {
  @Query(() => Certificate, {
    nullable: true,
    description:
      'The certificate of a number, for everyone, signed in or not; null where there is none. It stays open during ' +
      'maintenance.',
  })
  certificate(
    @Arg('number', () => String, {
      description: 'As it was typed: case, spaces and dashes do not matter, O is read as 0, I and L as 1.',
    })
    number: string,
  ): Promise<CertificateValues | null> {
    return verifyCertificate(number);
  }
}
