import type { Common } from './field';
import { Moment } from './number-fields';

/** From when learners see a thing. */
export const PublishAt = (more: Partial<Common> = {}): PropertyDecorator =>
  Moment({
    filter: true,
    sort: true,
    visibleWhenSql: (column, at) => `coalesce(${column} <= ${at}, false)`,
    description: 'Time of publication. A record without one is a draft.',
    ...more,
  });
