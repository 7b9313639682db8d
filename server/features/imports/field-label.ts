import { Field } from 'type-graphql';
import { Sync } from '#server/platform/graphql/localized';
import { labelOf } from './kinds/words';

/** Declares a field with the name of an import field in the language of the caller. */
export const FieldLabel = (): PropertyDecorator => (target, key) => {
  Field(() => String, { description: 'Name of the field in the language of the caller.' })(target, key);
  Sync<{ field: string }>(({ field }, _none, { lang }) => labelOf(field, lang))(target, key);
};
