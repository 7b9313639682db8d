import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Json, newId, notify, type ReplayedAssembly, type ReplayState } from './state';
import { statusOf } from './status';

class Rejected extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
  ) {
    super(error);
  }
}

/** Returns the service's response to a rejected request. */
export function answerOf(error: unknown): { status: number; body: Json } {
  if (!(error instanceof Rejected)) throw error;
  const { status, error: word } = error;
  return { status, body: { error: word, message: 'It was refused.', http_code: status } };
}

async function formOf({ body, headers }: FastifyRequest): Promise<Record<string, string>> {
  const type = headers['content-type'] ?? '';
  const bytes = new Uint8Array(body as Buffer);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Returns the signed params. Rejects wrong, expired and repeated signatures like the service. */
function paramsOf(state: ReplayState, { params: text, signature }: Record<string, unknown>): Json {
  if (typeof text !== 'string') throw new Rejected(400, 'NO_PARAMS_FIELD');
  const params = JSON.parse(text) as Json & { auth: Record<string, string> };
  const { key, expires, nonce } = params.auth;
  if (key !== state.authKey) throw new Rejected(401, 'GET_ACCOUNT_UNKNOWN_AUTH_KEY');
  const expected = createHmac('sha384', state.secret).update(text).digest('hex');
  if (signature !== `sha384:${expected}`) throw new Rejected(401, 'INVALID_SIGNATURE');
  if (!(Date.parse(String(expires)) > Date.now())) throw new Rejected(401, 'AUTH_EXPIRED');
  if (nonce === undefined || state.nonces.has(nonce)) throw new Rejected(400, 'SIGNATURE_REUSE_DETECTED');
  state.nonces.add(nonce);
  return params;
}

/** Opens an assembly. */
export function openReplayed(state: ReplayState, params: Json, expectedFiles = 1): ReplayedAssembly {
  const assembly: ReplayedAssembly = {
    id: newId(),
    ok: 'ASSEMBLY_UPLOADING',
    error: null,
    params,
    fields: params['fields'] as Json,
    expectedFiles,
    files: [],
    results: {},
    watchers: new Set(),
  };
  state.assemblies.set(assembly.id, assembly);
  return assembly;
}

interface ById {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

/** Registers the routes that the service and its machines share: creating, reading and cancelling assemblies. */
export function serviceRoutes(app: FastifyInstance, state: ReplayState): void {
  const found = (id: string): ReplayedAssembly => {
    const assembly = state.assemblies.get(id);
    if (!assembly) throw new Rejected(404, 'ASSEMBLY_NOT_FOUND');
    return assembly;
  };
  app.post('/assemblies', async (request) => {
    const form = await formOf(request);
    const expected = Number(form['num_expected_upload_files']);
    return statusOf(state, openReplayed(state, paramsOf(state, form), expected));
  });
  app.get<ById>('/assemblies/:id', async ({ params, query }) => {
    if (query['params'] !== undefined) paramsOf(state, query);
    return statusOf(state, found(params.id));
  });
  app.delete<ById>('/assemblies/:id', async ({ params }) => {
    const assembly = found(params.id);
    assembly.ok = 'ASSEMBLY_CANCELED';
    notify(assembly, 'assembly_finished');
    return statusOf(state, assembly);
  });
}
