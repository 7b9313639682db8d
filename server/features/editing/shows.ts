import { Field } from 'type-graphql';
import { descriptionOf } from './description';
import type { Edited } from './edited';

/** Gives a type that learners read the fields that the description of a thing shows to them. */
export const Shows =
  (type: new () => Edited): ClassDecorator =>
  (shows) => {
    for (const { property, shown, required, description } of descriptionOf(type).fields) {
      if (shown)
        Field(shown as () => never, { nullable: !required, description })(
          shows.prototype as object,
          property,
        );
    }
  };
