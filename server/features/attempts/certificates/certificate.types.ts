import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({
  description: 'A certificate of a passed test. Anyone who knows its number can read it.',
  simpleResolvers: true,
})
export class Certificate {
  @Field(() => String, {
    description: 'Number of the certificate: three groups of four, such as 7Q4M-2K9D-XH3T.',
  })
  number!: string;

  @Field(() => String, {
    description: 'Name of the person at the time. Empty if the person has been deleted.',
  })
  holderName!: string;

  @Localized('Name of the test at the time.')
  testName(): void {}

  testNameTranslations!: LocalizedText;

  @Field(() => DateTime, { description: 'Time when the test was passed.' })
  passedAt!: string;

  @Field(() => Boolean, { description: 'Whether it is no longer valid, because the result was regraded.' })
  withdrawn!: boolean;
}

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class CertificateEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Certificate, { description: 'The certificate.' })
  node!: CertificateValues;
}

@ObjectType({ description: 'A page of certificates.', simpleResolvers: true })
export class CertificateConnection implements Counted {
  @Field(() => [Certificate], { description: 'The certificates on the page.' })
  nodes!: CertificateValues[];

  @Field(() => [CertificateEdge], { description: 'The certificates on the page, with their cursors.' })
  edges!: CertificateEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

/** The stored values of the fields. The name in one language comes from its translations. */
export type CertificateValues = Omit<Certificate, 'testName'>;
