import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { certificatesOfProfile, verifyCertificate } from './certificate.service';
import { Certificate, CertificateConnection, type CertificateValues } from './certificate.types';

@Resolver(() => Certificate)
export class CertificateResolver {
  @Query(() => Certificate, {
    nullable: true,
    description:
      "Returns the certificate with a number. Null if it doesn't exist. Public, also during " +
      'maintenance.',
  })
  certificate(
    @Arg('number', () => String, {
      description:
        "Number of the certificate. Case, spaces and dashes don't matter; O is read as 0, I and L as 1.",
    })
    number: string,
  ): Promise<CertificateValues | null> {
    return verifyCertificate(number);
  }
}

@Resolver(() => Profile)
export class ProfileCertificatesResolver {
  @FieldResolver(() => CertificateConnection, {
    description: 'Valid certificates of the person, newest pass first.',
  })
  certificates(
    @Root() { id }: Profile,
    @Ctx() { viewer }: Context,
    @First('certificates')
    first: number,
    @After('certificate')
    after?: string | null,
  ): Promise<CertificateConnection> {
    return certificatesOfProfile(viewer, id, first, after);
  }
}
