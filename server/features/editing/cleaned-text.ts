import { Field, ObjectType } from 'type-graphql';
import type { LocalizedTextInput } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/sizes';
import { languages } from '#server/platform/language/i18n';
import { lostOf } from '#server/platform/text/lost-of';

@ObjectType({ description: 'What was taken out of a text that was sent.', simpleResolvers: true })
export class CleanedText {
  @Field(() => String, { description: 'The text as a path in the input, for example `description.en`.' })
  field!: string;

  @ListSize(20)
  @Field(() => [String], {
    description:
      'What went, each once, the first twenty: tags as `<img>`, attributes, properties of a style, addresses of links.',
  })
  removed!: string[];
}

/** What is taken out of a rich text, by language. */
export const cleanedLanguages = (sent: LocalizedTextInput, path: string): CleanedText[] =>
  languages.flatMap((lang) => {
    const removed = lostOf(sent[lang] ?? '');
    return removed.length > 0 ? [{ field: `${path}.${lang}`, removed }] : [];
  });
