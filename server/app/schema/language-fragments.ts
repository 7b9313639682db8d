import { getNamedType, type GraphQLSchema, isLeafType, isObjectType } from 'graphql';
import { translations } from '#server/platform/language/i18n';

const head =
  '# Written by npm run schema for each type with a field for each language; see docs/adding.md.\n';

/** Returns a fragment with all plain fields of each type that has a field for each language. */
export function languageFragments(schema: GraphQLSchema): string {
  const fragments = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type)) return [];
    const fields = Object.values(type.getFields());
    if (!translations.every(({ code }) => fields.some(({ name }) => name === code))) return [];
    const names = fields
      .filter((field) => isLeafType(getNamedType(field.type)))
      .map(({ name }) => `  ${name}\n`);
    return [`\nfragment ${type.name}InEachLanguage on ${type.name} {\n${names.join('')}}\n`];
  });
  return head + fragments.join('');
}
