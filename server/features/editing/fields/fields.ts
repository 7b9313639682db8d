import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { noteResource } from '../description';
import type { Edited } from '../edited';

export { Choice, Choices, Flag } from './choice-fields';
export { Moment, WholeNumber } from './number-fields';
export { Line, Lines, LocalizedLine, LocalizedRichText, withoutMarks } from './text-fields';

/**
 * Declares a class as a resource: the entity of `table` and the API type `Admin<name>`, from which inputs,
 * lists and audit follow. Goes above the class, as decorators of properties run first.
 */
export const DefineResource =
  (of: { kind: string; name: string; plural: string; table: string; description: string }): ClassDecorator =>
  (type) => {
    const { description, ...names } = of;
    Entity(of.table)(type);
    ObjectType(`Admin${of.name}`, { description, simpleResolvers: true })(type);
    noteResource({ ...names, type: type as unknown as new () => Edited });
  };
