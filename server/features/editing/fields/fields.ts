import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { noteResource } from '../description';
import type { Edited } from '../edited';

export { Choice, Choices, Flag } from './choice-fields';
export { Moment, WholeNumber } from './number-fields';
export { Line, Lines, LocalizedLine, LocalizedRichText, withoutMarks } from './text-fields';

/**
 * Describes a class as things that administrators edit: the entity of `table`, the type `Edited<name>` of the API, and
 * what inputs, lists and audit follow from. Stands above the class, whose fields have the decorators of this folder.
 */
export const DefineResource =
  (of: { kind: string; name: string; plural: string; table: string; description: string }): ClassDecorator =>
  (type) => {
    const { description, ...names } = of;
    Entity(of.table)(type);
    ObjectType(`Admin${of.name}`, { description, simpleResolvers: true })(type);
    noteResource({ ...names, type: type as unknown as new () => Edited });
  };
