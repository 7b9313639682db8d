import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import type { LocalizedText } from '#server/platform/language/i18n';

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

/** The values behind the fields; the name in one language comes from its translations. */
export type CertificateValues = Omit<Certificate, 'testName'>;
