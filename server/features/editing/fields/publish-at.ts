import type { Common } from './field';
import { Moment } from './number-fields';

/** Declares the time of publication, from which learners see the record. */
export const PublishAt = (more: Partial<Common> = {}): PropertyDecorator =>
  Moment({
    filter: true,
    sort: true,
    visibleWhenSql: (column, at) => `coalesce(${column} <= ${at}, false)`,
    description: 'Time of publication. A record without one is a draft.',
    ...more,
  });
