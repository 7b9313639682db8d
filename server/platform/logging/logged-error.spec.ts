import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { type Api, startApi } from '#server/testing/api/api';
import { pool, transaction } from '../database/database';
import { log, withoutAddresses } from './log';
import { describeError } from './logged-error';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It succeeded.');
    },
    (error: unknown) => error,
  );

const email = 'ilse@people.example';
const insert = `insert into profile (id, name, email) values (gen_random_uuid(), 'Ilse', $1)`;

describe('logged error', () => {
  it('is serialized by describeError', () => {
    expect(Reflect.get(log, pino.symbols.serializersSym)).toMatchObject({ err: describeError });
  });

  it('contains no statement parameters and no row that violated a constraint', async () => {
    const twice = `${insert}, (gen_random_uuid(), 'Ilse', $1)`;
    const failures = [
      await failure(pool().query(twice, [email])),
      await failure(transaction((manager) => manager.query(twice, [email]))),
    ];
    for (const error of failures) {
      const logged = describeError(error);
      expect(logged).toMatchObject({ message: expect.stringContaining('unique'), code: '23505' });
      expect(JSON.stringify(logged)).not.toContain(email);
    }
    expect(describeError(failures[1])).toMatchObject({ type: 'QueryFailedError', query: twice });
  });

  it('contains no e-mail address in its message', () => {
    const message = `Can't send mail - all recipients were rejected: 550 5.1.1 <${email}>: unknown`;
    expect(withoutAddresses(message)).toBe(
      "Can't send mail - all recipients were rejected: 550 5.1.1 <[address]>: unknown",
    );
    const stack = 'at parse (/app/node_modules/@apollo/server/dist/cjs/a.js:1) node@24.1.0';
    expect(withoutAddresses(stack)).toBe(stack);
  });

  it('contains its cause, and no other properties', () => {
    const cause = Object.assign(new TypeError('no route'), { code: 'EHOSTUNREACH', address: '10.0.0.1' });
    const error = Object.assign(new Error('away', { cause }), { client: { query: [email] } });
    expect(describeError(error)).toEqual({
      type: 'Error',
      message: 'away',
      stack: expect.any(String),
      cause: { type: 'TypeError', message: 'no route', stack: expect.any(String), code: 'EHOSTUNREACH' },
    });
    expect(describeError('text')).toEqual({ type: 'string', message: 'text' });
  });
});
