import { Field } from 'type-graphql';
import { Sync } from '#server/platform/graphql/localized';
import { labelOf } from './kinds/words';

/** The name of a field in the language of who asks. */
export const FieldLabel = (): PropertyDecorator => (target, key) => {
  Field(() => String, { description: 'Name of the field in the language of the caller.' })(target, key);
  Sync<{ field: string }>(({ field }, _none, { lang }) => labelOf(field, lang))(target, key);
};
