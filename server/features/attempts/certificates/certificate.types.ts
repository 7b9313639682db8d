import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';

@ObjectType({
  description: 'Proof of one pass. Whoever knows its number reads it, so it says no more than a paper one.',
  simpleResolvers: true,
})
export class Certificate {
  @Field(() => String, { description: 'Identifies it; three groups of four, such as 7Q4M-2K9D-XH3T.' })
  number!: string;

  @Field(() => String, {
    description: "The person's name at the time; empty where the person was deleted since.",
  })
  holderName!: string;

  @Localized('Name of the test at the time.')
  testName(): void {}

  testNameTranslations!: LocalizedText;

  @Field(() => DateTime, { description: 'When the test was passed.' })
  passedAt!: string;

  @Field(() => Boolean, { description: 'Whether it is no longer valid, as a regrade took the pass away.' })
  withdrawn!: boolean;
}

@ObjectType({ description: 'A certificate with its place in the list.', simpleResolvers: true })
export class CertificateEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => Certificate, { description: 'The certificate.' })
  node!: CertificateValues;
}

@ObjectType({ description: "A page of a person's certificates.", simpleResolvers: true })
export class CertificateConnection implements Counted {
  @Field(() => [Certificate], { description: 'The certificates.' })
  nodes!: CertificateValues[];

  @Field(() => [CertificateEdge], { description: 'The certificates with their places.' })
  edges!: CertificateEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

/** The values behind the fields; the name in one language comes from its translations. */
export type CertificateValues = Omit<Certificate, 'testName'>;
