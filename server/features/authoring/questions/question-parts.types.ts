import {
  LanguageFields,
  type LanguageInput,
  perLanguageBase,
} from '#server/platform/graphql/languages/per-language';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalizedTextInput, LocalizedTextType } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText, Language } from '#server/platform/language/i18n';
import { maxAccepted } from '../question-limits';

@ObjectType({
  description: 'An answer option with the fields that administrators see.',
  simpleResolvers: true,
})
export class AdminOption {
  @Field(() => ID, { description: 'ID of the option. Send it with a change to keep the option.' })
  id!: string;

  @Field(() => LocalizedTextType, { description: 'Text of the option, rich text.' })
  textTranslations!: LocalizedText;

  @Field(() => LocalizedTextType, {
    nullable: true,
    description: 'Feedback for people who selected this incorrect option, rich text. Null if there is none.',
  })
  feedbackTranslations!: LocalizedText | null;

  @Field(() => Boolean, { description: 'Whether the option is correct.' })
  correct!: boolean;
}

@ObjectType({
  description: 'Accepted answers of a short answer. Those of all languages are accepted.',
  simpleResolvers: true,
})
@LanguageFields(
  () => [String],
  ({ englishName }) => ({ description: `Accepted answers in ${englishName}.`, missing: [] }),
  ListSize(maxAccepted),
)
export class AcceptedAnswers extends perLanguageBase<Record<Language, string[]>>() {}

@InputType({ description: 'An answer option of a question.' })
export class OptionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of an option of this question to keep. If left out or null, it is a new option.',
  })
  id?: string | null;

  @Field(() => LocalizedTextInput, {
    description: 'Text of the option, rich text of at most 4,000 characters in each language.',
  })
  text!: LocalizedTextInput;

  @Field(() => LocalizedTextInput, {
    nullable: true,
    description:
      'Feedback for people who selected this incorrect option, rich text of at most 4,000 characters in each language. If left out or null, there is none.',
  })
  feedback?: LocalizedTextInput | null;

  @Field(() => Boolean, { description: 'Whether the option is correct.' })
  correct!: boolean;
}

@InputType({
  description:
    'Accepted answers of a short answer, at most 50 in each language, each of at most 200 characters.',
})
@LanguageFields(
  () => [String],
  ({ code, englishName }) =>
    code === 'en'
      ? { description: 'Accepted answers in English.' }
      : {
          nullable: true,
          description: `Accepted answers in ${englishName}. If left out or null, there are none.`,
        },
)
export class AcceptedAnswersInput extends perLanguageBase<LanguageInput<string[]>>() {}
