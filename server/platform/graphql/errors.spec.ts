import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import { formatError } from './errors';

describe('GraphQL error', () => {
  it('names the paths of fields that class-validator rejected, also in nested inputs', () => {
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
