import { Field, ObjectType } from 'type-graphql';
import type { LocalizedTextInput } from '#server/platform/graphql/localized';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { languages } from '#server/platform/language/i18n';
import { lostOf } from '#server/platform/text/lost-of';

@ObjectType({ description: 'Formatting that was removed from a text of the input.', simpleResolvers: true })
export class CleanedText {
  @Field(() => String, { description: 'Path of the text in the input, for example `description.en`.' })
  field!: string;

  @ListSize(20)
  @Field(() => [String], {
    description:
      'Removed parts, each once, at most twenty: tags such as `<img>`, attributes, style properties and link addresses.',
  })
  removed!: string[];
}

/** Returns the formatting that sanitizing removes from a rich text, by language. */
export const cleanedLanguages = (sent: LocalizedTextInput, path: string): CleanedText[] =>
  languages.flatMap((lang) => {
    const removed = lostOf(sent[lang] ?? '');
    return removed.length > 0 ? [{ field: `${path}.${lang}`, removed }] : [];
  });
