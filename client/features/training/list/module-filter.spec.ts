import { describe, expect, it } from '@jest/globals';
import { notStarted, openAccess } from '#client/testing/my-test';
import { groupOf, moduleState } from '../module-state';
import { countsBy, type FilteredModule, fits, readFilter, toggled, withGroup } from './module-filter';

const shut = { ...openAccess, open: false, reason: 'too_many_fails' as const, message: 'No.' };

function module(change: Partial<FilteredModule> = {}, myTest: Partial<FilteredModule['myTest']> = {}) {
  return {
    kind: 'tire',
    brand: 'conti',
    group: null,
    test: {
      id: 't',
      category: 'standard',
      questionCount: 8,
      estimatedMinutes: 9,
      timeLimitSeconds: null,
      points: 100,
      passMark: 80,
    },
    myTest: { ...notStarted, ...myTest },
    ...change,
  } satisfies FilteredModule as FilteredModule;
}

const filterOf = (address: string) => readFilter(new URLSearchParams(address));

describe('the filters of the module list', () => {
  it('are read from the address, without unknown values', () => {
    expect(filterOf('kind=tire&brand=gt&brand=acme&status=blocked&status=constructor&test=pro')).toEqual({
      group: 'tire',
      brands: ['gt'],
      states: ['blocked'],
      categories: ['pro'],
    });
  });

  it('toggle their value in the address and keep the rest', () => {
    const on = toggled(new URLSearchParams('q=snow&kind=tire'), 'brands', 'gt');
    expect(on.toString()).toBe('q=snow&kind=tire&brand=gt');
    expect(toggled(on, 'brands', 'gt').toString()).toBe('q=snow&kind=tire');
    expect(withGroup(on, 'sales_skills').toString()).toBe('q=snow&brand=gt&group=sales_skills');
    expect(withGroup(on, null).toString()).toBe('q=snow&brand=gt');
  });

  it('hide modules that don’t match all of them', () => {
    expect(fits(module(), filterOf('kind=tire&brand=conti'))).toBe(true);
    expect(fits(module({ group: 'sales_skills' }), filterOf('kind=tire'))).toBe(false);
    expect(fits(module({ test: null }), filterOf('test=standard'))).toBe(false);
  });

  it('count the matches of each value, whatever is selected in the same filter', () => {
    const modules = [module(), module({ brand: 'gt' }), module({ brand: 'gt', group: 'social_media' })];
    const filter = filterOf('kind=tire&brand=conti');
    expect(countsBy(modules, filter, 'brands', ({ brand }) => brand)).toEqual({ conti: 1, gt: 1 });
    expect(countsBy(modules, filter, 'group', groupOf)).toEqual({ tire: 1 });
  });
});

describe('the status of a module', () => {
  it('is blocked if its test isn’t open', () => {
    expect(moduleState(module({}, { access: shut }))).toBe('blocked');
    expect(moduleState(module({}, { status: 'failed', access: shut }))).toBe('blocked');
  });

  it('stays passed although a passed test isn’t open', () => {
    expect(moduleState(module({}, { status: 'passed', access: { ...shut, reason: 'already_passed' } }))).toBe(
      'passed',
    );
  });

  it('isn’t blocked without a test, but is for the wrong user type', () => {
    const without = (reason: 'no_questions' | 'wrong_user_type') =>
      moduleState(module({ test: null }, { access: { ...shut, reason } }));
    expect(without('no_questions')).toBe('not_started');
    expect(without('wrong_user_type')).toBe('blocked');
  });
});
