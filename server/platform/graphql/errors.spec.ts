import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { formatError } from './errors';

describe('an error as it is sent', () => {
  it('names what class-validator refused by its path, in an input within an input too', () => {
    const validationErrors = [
      { property: 'name', children: [{ property: 'en' }, { property: 'es', children: [] }] },
      { property: 'phone' },
    ];
    const originalError = new GraphQLError('Argument Validation Error', { extensions: { validationErrors } });
    const thrown = new GraphQLError('Argument Validation Error', { originalError, path: ['update'] });
    expect(formatError(thrown.toJSON(), thrown)).toEqual({
      message: 'A value is missing, malformed or out of range. (name.en, name.es, phone)',
      path: ['update'],
      extensions: { code: 'BAD_USER_INPUT', fields: ['name.en', 'name.es', 'phone'] },
    });
  });
});
