import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { Arg, Extensions, Field, InputType, ObjectType } from 'type-graphql';
import type { Context } from '../context';
import { type Language, type LocalizedText, localize } from '../language/i18n';
import { LanguageEnum } from './languages/language';
import { type LanguageInput, LanguageFields, perLanguageBase } from './languages/per-language';

@ObjectType('LocalizedText', {
  description: 'A text in every language. A language without a text is empty, and English is shown instead.',
  simpleResolvers: true,
})
@LanguageFields(
  () => String,
  ({ code, englishName }) =>
    code === 'en'
      ? { description: 'English text.' }
      : { description: `${englishName} text, or empty.`, missing: '' },
)
export class LocalizedTextType extends perLanguageBase<LocalizedText>() {}

@InputType({
  description: 'A text in every language. For a language that is left out or empty, English is shown.',
})
@LanguageFields(
  () => String,
  ({ code, englishName }) =>
    code === 'en'
      ? { description: 'English text, required.' }
      : {
          nullable: true,
          description: `${englishName} text. If left out, null or empty, English is shown.`,
        },
)
export class LocalizedTextInput extends perLanguageBase<LanguageInput<string>>() {}

/**
 * Declares a text field in the requested language. Use it on a method with the argument `lang`; the value comes from
 * the property `<field>Translations`. `fastLocalizedFields` replaces the method by a resolver without promises.
 */
export function Localized(description: string, options: { nullable?: boolean } = {}): MethodDecorator {
  return (target, key, descriptor) => {
    Arg('lang', () => LanguageEnum, {
      nullable: true,
      description: "Language of the text. By default, the caller's language.",
    })(target, key, 0);
    Field(() => String, { description, nullable: options.nullable ?? false })(target, key, descriptor);
    Extensions({ localized: true })(target, key, descriptor);
  };
}

/** Computes a list field from its parent without a promise. */
type SyncResolver<Source> = (source: Source, args: Record<string, unknown>, context: Context) => unknown;

/**
 * Declares a plain function that is called instead of the resolver method. A list has hundreds of fields, and the
 * method costs promises. The function may return one if the parent lacks data.
 */
export const Sync = <Source>(resolve: SyncResolver<Source>): MethodDecorator & PropertyDecorator =>
  Extensions({ sync: resolve });

/** Replaces the resolvers of localized and `Sync` fields by plain functions. */
export function fastLocalizedFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const sync = field.extensions['sync'];
      if (sync) field.resolve = sync as GraphQLFieldResolver<unknown, unknown>;
      if (!field.extensions['localized']) continue;
      const property = `${field.name}Translations`;
      const resolve: GraphQLFieldResolver<
        Record<string, LocalizedText | null>,
        Context,
        { lang?: Language }
      > = (source, args, context) => {
        const text = source[property];
        return text ? localize(text, args.lang ?? context.lang) : null;
      };
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
}
