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
  it('are read from the address, and what it does not know is left out', () => {
    expect(filterOf('kind=tire&brand=gt&brand=acme&status=blocked&status=constructor&test=pro')).toEqual({
      group: 'tire',
      brands: ['gt'],
      states: ['blocked'],
      categories: ['pro'],
    });
  });

  it('turn on and off in the address and leave the rest of it alone', () => {
    const on = toggled(new URLSearchParams('q=snow&kind=tire'), 'brands', 'gt');
    expect(on.toString()).toBe('q=snow&kind=tire&brand=gt');
    expect(toggled(on, 'brands', 'gt').toString()).toBe('q=snow&kind=tire');
    expect(withGroup(on, 'sales_skills').toString()).toBe('q=snow&brand=gt&group=sales_skills');
    expect(withGroup(on, null).toString()).toBe('q=snow&brand=gt');
  });

  it('hold back what does not fit every one of them', () => {
    expect(fits(module(), filterOf('kind=tire&brand=conti'))).toBe(true);
    expect(fits(module({ group: 'sales_skills' }), filterOf('kind=tire'))).toBe(false);
    expect(fits(module({ test: null }), filterOf('test=standard'))).toBe(false);
  });

  it('count beside each value what choosing it would show, whatever is chosen in the same filter', () => {
    const modules = [module(), module({ brand: 'gt' }), module({ brand: 'gt', group: 'social_media' })];
    const filter = filterOf('kind=tire&brand=conti');
    expect(countsBy(modules, filter, 'brands', ({ brand }) => brand)).toEqual({ conti: 1, gt: 1 });
    expect(countsBy(modules, filter, 'group', groupOf)).toEqual({ tire: 1 });
  });
});

describe('how a module stands', () => {
  it('is blocked where its test is not open', () => {
    expect(moduleState(module({}, { access: shut }))).toBe('blocked');
    expect(moduleState(module({}, { status: 'failed', access: shut }))).toBe('blocked');
  });

  it('stays passed although a passed test is not open', () => {
    expect(moduleState(module({}, { status: 'passed', access: { ...shut, reason: 'already_passed' } }))).toBe(
      'passed',
    );
  });

  it('is not blocked for want of a test, but it is for the wrong type of person', () => {
    const without = (reason: 'no_questions' | 'wrong_user_type') =>
      moduleState(module({ test: null }, { access: { ...shut, reason } }));
    expect(without('no_questions')).toBe('not_started');
    expect(without('wrong_user_type')).toBe('blocked');
  });
});
