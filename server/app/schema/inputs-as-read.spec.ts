import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'type-graphql';
import { hasRules } from '#server/platform/graphql/check-argument';
import { portalSchema } from './schema';

interface Input {
  new (): object;
  prototype: object;
}

describe('input class without rules, which is never instantiated', () => {
  let [classes, all]: [Input[], Input[]] = [[], []];
  beforeAll(async () => {
    await portalSchema();
    all = getMetadataStorage().inputTypes.map(({ target }) => target as unknown as Input);
    classes = all.filter((target) => !hasRules(target));
  });

  it('is one of many, but not each', () => {
    expect([classes.length > 100, classes.length < all.length]).toEqual([true, true]);
  });

  it('has no initial values', () => {
    const begins = classes.filter((target) =>
      Object.values(new target()).some((value) => value !== undefined),
    );
    expect(begins).toEqual([]);
  });

  it('has no methods', () => {
    const able = classes.filter(
      ({ prototype }) => Object.getOwnPropertyNames(prototype).toString() !== 'constructor',
    );
    expect(able).toEqual([]);
  });
});
