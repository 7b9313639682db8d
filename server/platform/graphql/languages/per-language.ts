import { Extensions, Field } from 'type-graphql';
import { type Language, type PortalLanguage, textLanguages } from '../../language/languages';
import { Written } from '../written-fields';

type FieldType = () => object;

interface LanguageField {
  /** Name of the field; by default, the code of the language. */
  name?: string;
  description: string;
  nullable?: boolean;
  /** The value if the stored one lacks the language. */
  missing?: string | readonly string[];
}

type Source = Readonly<Record<string, unknown>>;

/** Sets the value of a field if the stored value lacks it, also where PostgreSQL writes the response. */
function supply(prototype: object, name: string, missing: string | readonly string[]): void {
  const [literal, plain] =
    typeof missing === 'string' ? [`'${missing}'`, missing] : [`'${JSON.stringify(missing)}'`, missing];
  Extensions({ sync: (source: Source) => source[name] ?? plain })(prototype, name);
  Written((stored) => `coalesce(${stored}, ${literal})`)(prototype, name);
}

/** Declares a field of a type or input for each language, except where `describe` returns null. */
export const LanguageFields =
  (
    type: FieldType,
    describe: (language: PortalLanguage) => LanguageField | null,
    ...more: PropertyDecorator[]
  ): ClassDecorator =>
  (target) => {
    const prototype = target.prototype as object;
    for (const language of textLanguages) {
      const field = describe(language);
      if (!field) continue;
      const { name = language.code, missing, ...options } = field;
      Field(type, options)(prototype, name);
      if (missing !== undefined) supply(prototype, name, missing);
      for (const decorate of more) decorate(prototype, name);
    }
  };

/** Returns the base of a class with a property for each language, which `LanguageFields` declares. */
export const perLanguageBase = <Properties extends object>(): new () => Properties =>
  Object as unknown as new () => Properties;

/** The properties of an input: English, and the other languages where they are sent. */
export type LanguageInput<Value> = { en: Value } & Partial<Record<Exclude<Language, 'en'>, Value | null>>;
