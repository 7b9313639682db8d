import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { preHandlerHookHandler } from 'fastify';
import { Kind } from 'graphql';
import type { Context } from '../context';
import { throwFieldError } from '../errors';
import { plugin } from '../graphql/plugin';
import { checkIdempotencyKey } from '../validation';
import { asPartOf, type SaveKey, workUnderWay } from '../work';

export const saveDigest = ({ content, file }: SaveKey): string =>
  createHash('sha256')
    .update(JSON.stringify(content))
    .update(file ?? '')
    .digest('hex');

/** Runs a request with the key of its header, if it has one. */
export const withSaveKey = <Result>(header: unknown, content: unknown, run: () => Result): Result =>
  header === undefined
    ? run()
    : asPartOf({ ...workUnderWay(), saveKey: { key: String(header), content, claimed: false } }, run);

/**
 * Runs a REST call with the key of its header, if it has one. A call whose body is a file passes the file's digest to
 * `identifySavedFile`.
 */
export const saveKeyOfRoute: preHandlerHookHandler = ({ method, url, headers, body }, _reply, done) => {
  const key = headers['idempotency-key'];
  if (key === undefined || method === 'GET') return done();
  checkIdempotencyKey(String(key));
  const isFile = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  withSaveKey(key, { method, url, body: isFile ? null : body }, done);
};

/** Adds the hash of a request's file to its key's content, so that the key can't be used for another file. */
export function identifySavedFile(sha256: string): void {
  const saveKey = workUnderWay()?.saveKey;
  if (saveKey) saveKey.file = sha256;
}

/** Runs a save of a job with a key of its own, so that a server that takes the job over doesn't repeat the save. */
export const withJobSaveKey = <Result>(key: string, content: unknown, run: () => Result): Result =>
  asPartOf({ ...workUnderWay(), saveKey: { key, content, claimed: false } }, run);

/** Rejects invalid keys, and requests with a key that have several mutations. */
export const saveKeyRules: ApolloServerPlugin<Context> = plugin({
  async didResolveOperation({ operation }) {
    const key = workUnderWay()?.saveKey?.key;
    if (key === undefined || operation?.operation !== 'mutation') return;
    checkIdempotencyKey(key);
    const { selections } = operation.selectionSet;
    if (selections.length > 1 || selections[0]?.kind !== Kind.FIELD) {
      throwFieldError('idempotencyKey', 'A request with an Idempotency-Key may have only one mutation.');
    }
  },
});
