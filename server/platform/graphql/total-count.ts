import { Field, Int } from 'type-graphql';
import { Sync } from './localized';
import { Cost, statementCost } from './limits/sizes';

/** A page that can count the items of all pages. */
export interface Counted {
  countAll: () => number | Promise<number>;
}

/** Declares a connection's `totalCount` on its property `countAll`, which is called only if requested. */
export function TotalCount(): PropertyDecorator {
  const description = 'Number of items on all pages, counted only if requested.';
  return (target, key) => {
    Field(() => Int, { name: 'totalCount', description })(target, key);
    Cost(statementCost)(target, key);
    Sync((page: Counted) => page.countAll())(target, key);
  };
}
