import type { Common } from './fields';
import { Moment } from './fields';

/** From when learners see a thing. */
export const PublishAt = (more: Partial<Common> = {}): PropertyDecorator =>
  Moment({
    filter: true,
    sort: true,
    description: 'From when learners see it; a draft without one.',
    ...more,
  });
