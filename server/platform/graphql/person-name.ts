import { createCatalogue } from '../language/catalogue';
import { localize } from '../language/i18n';
import { deletedName } from '../personal-data';
import { Sync } from './localized';
import { Written } from './written-fields';

const visible = createCatalogue<'deleted'>('people').localized('deleted');

/** Declares a field with a person's name. For a deleted person it has a text in the caller's language. */
export const PersonName = (): PropertyDecorator => (target, key) => {
  Written((name, lang) => `case ${name} when '${deletedName}' then '${visible[lang]}' else ${name} end`)(
    target,
    key,
  );
  Sync<Record<string | symbol, unknown>>((source, _none, { lang }) =>
    source[key] === deletedName ? localize(visible, lang) : source[key],
  )(target, key);
};
