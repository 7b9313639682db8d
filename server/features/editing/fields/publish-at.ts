import type { Common } from './field';
import { Moment } from './number-fields';

/** From when learners see a thing. */
export const PublishAt = (more: Partial<Common> = {}): PropertyDecorator =>
  Moment({
    filter: true,
    sort: true,
    seenWhile: (column, at) => `coalesce(${column} <= ${at}, false)`,
    description: 'From when learners see it; a draft without one.',
    ...more,
  });
