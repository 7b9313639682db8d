import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLError, parse, validate } from 'graphql';
import { AppError } from '../../errors';
import { documentLimits } from './document-limits';

const schema = buildSchema('type Query { a: Query b: Query n: Int }');

const errorsOf = (text: string): readonly GraphQLError[] => validate(schema, parse(text), [documentLimits]);
const isRejected = (text: string): boolean => errorsOf(text).length > 0;

/** Returns `count` fields with different aliases. */
const aliases = (count: number, field = 'n', from = 0): string =>
  Array.from({ length: count }, (_each, index) => `f${from + index}: ${field}`).join(' ');

/** Returns fields nested `depth` levels deep. */
const nested = (depth: number, innermost = 'n'): string =>
  depth === 1 ? innermost : `a { ${nested(depth - 1, innermost)} }`;

describe('GraphQL document', () => {
  it('is not validated further after a rejection', () => {
    const rules = [
      documentLimits,
      () => ({
        Field: () => {
          throw new Error('a field was visited');
        },
      }),
    ];
    const errors = validate(schema, parse(`{ ${aliases(21)} }`), rules);
    expect(errors.map(({ originalError }) => originalError)).toEqual([
      expect.objectContaining({ code: 'QUERY_TOO_COMPLEX' }),
    ]);
    expect(errors[0]!.originalError).toBeInstanceOf(AppError);
    expect(errors[0]!.message).toBe(errors[0]!.originalError!.message);
  });

  it('can have fields 20 deep, including fragments', () => {
    expect(isRejected(`{ ${nested(20)} }`)).toBe(false);
    expect(isRejected(`{ ${nested(21)} }`)).toBe(true);
    const spread = (depth: number) => `{ ${nested(depth, '...F')} } fragment F on Query { n }`;
    expect(isRejected(spread(19))).toBe(false);
    expect(isRejected(spread(20))).toBe(true);
    const inline = (depth: number) => `{ ${nested(depth, '... { n }')} }`;
    expect(isRejected(inline(19))).toBe(false);
    expect(isRejected(inline(20))).toBe(true);
  });

  it('can have the same name 10 times in one selection', () => {
    const times = (count: number, field: string) => Array.from({ length: count }, () => field).join(' ');
    expect(isRejected(`{ ${times(10, 'n')} }`)).toBe(false);
    expect(isRejected(`{ ${times(11, 'n')} }`)).toBe(true);
    expect(isRejected(`{ ${times(11, 'x: n')} }`)).toBe(true);
    expect(isRejected(`{ ${times(6, 'n')} a { ${times(6, 'n')} } }`)).toBe(false);
    expect(isRejected(`{ ${times(6, 'a { n }')} }`)).toBe(false);
    expect(isRejected(`{ ${times(3, 'a { n n n n }')} }`)).toBe(true);
    expect(isRejected(`{ ...F ${times(6, 'n')} } fragment F on Query { n n n n n }`)).toBe(true);
    expect(isRejected(`{ ... { n n n n n } ${times(6, 'n')} }`)).toBe(true);
  });

  it('can have 20 root fields, including those from fragments', () => {
    expect(isRejected(`{ ${aliases(20)} }`)).toBe(false);
    expect(isRejected(`{ ${aliases(21)} }`)).toBe(true);
    expect(isRejected(`{ ${aliases(20)} ...F } fragment F on Query { more: n }`)).toBe(true);
    expect(isRejected(`{ a { ${aliases(21)} } }`)).toBe(false);
    expect(isRejected(`query A { ${aliases(11)} } query B { ${aliases(11, 'n', 20)} }`)).toBe(false);
    expect(isRejected(`{ ...F } fragment F on Query { ${aliases(21)} }`)).toBe(true);
  });

  it('can have more fields in a fragment that is not spread at the root', () => {
    expect(isRejected(`{ a { ...F } } fragment F on Query { ${aliases(21)} }`)).toBe(false);
  });

  it('can have 1000 fields and fragments, counting a fragment at every spread', () => {
    const ten = (count: number) =>
      Array.from({ length: 10 }, (_each, index) => `p${index}: a { ${aliases(count)} }`).join(' ');
    // Ten fields with 99 fields each are 1000.
    expect(isRejected(`{ ${ten(99)} }`)).toBe(false);
    expect(isRejected(`{ ${ten(99)} more: n }`)).toBe(true);
    // Nine fields, nine spreads, and the fields of the fragment ten times: at nine spreads and at its definition.
    const spreads = (count: number) =>
      Array.from({ length: count }, (_each, index) => `p${index}: a { ...F }`).join(' ');
    const fragment = (fields: number) => `fragment F on Query { ${aliases(fields)} }`;
    expect(isRejected(`{ ${spreads(9)} } ${fragment(98)}`)).toBe(false);
    expect(isRejected(`{ ${spreads(9)} } ${fragment(99)}`)).toBe(true);
  });

  it('can define types and spread a missing fragment', () => {
    expect(isRejected('type Tire { name: String } { n }')).toBe(false);
    expect(isRejected('{ n ...Unknown }')).toBe(false);
  });
});
