import { Field } from 'type-graphql';
import { Localized, LocalizedTextInput } from '#server/platform/graphql/localized';
import { descriptionOf } from './description';
import type { Edited } from './edited';

/** Declares a text in the caller's language. */
function showText(prototype: object, name: string, description: string, nullable: boolean): void {
  const descriptor = { value: () => undefined, configurable: true, writable: true };
  Object.defineProperty(prototype, name, descriptor);
  Localized(description, { nullable })(prototype, name, descriptor);
}

/** Adds the fields of a resource that learners may read to their type. */
export const Shows =
  (type: new () => Edited): ClassDecorator =>
  (shows) => {
    const prototype = shows.prototype as object;
    for (const { name, property, read, input, visible, required, description } of descriptionOf(type)
      .fields) {
      if (!visible) continue;
      if (input() === LocalizedTextInput) showText(prototype, name, description, !required);
      else Field(visible as () => never, { nullable: !required, description })(prototype, read ?? property);
    }
  };
