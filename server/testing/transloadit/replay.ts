import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { HostedService } from '#server/features/uploads/hosted/hosted-service';
import { hostedFields } from '#server/features/uploads/hosted/hosted-fields';
import { hostedSteps } from '#server/features/uploads/hosted/hosted-steps';
import { filterImages } from './image-filter';
import { machineRoutes } from './machine.routes';
import { answerOf, openReplayed, serviceRoutes } from './service.routes';
import { type Json, newId, type ReplayedAssembly, type ReplayState } from './state';

/** A replay of hosted Transloadit by its documentation, with a service and a machine on different origins. */
export interface Replay extends ReplayState {
  hosted: HostedService;
  /** Returns a completed assembly with these files. `changes` override its parts. */
  completed(given: Given): Promise<ReplayedAssembly>;
  close(): Promise<void>;
}

interface Given {
  purpose: string;
  owner: string;
  files: Record<string, Buffer>;
  /** Replaces the fields that the portal signed. */
  fields?: Json;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PATCH, HEAD, DELETE, OPTIONS',
  'access-control-allow-headers':
    'content-type, transloadit-client, tus-resumable, upload-length, upload-metadata, upload-offset, x-request-id',
  'access-control-expose-headers': 'location, tus-resumable, upload-length, upload-offset',
  'tus-resumable': '1.0.0',
};

function answerFailure(app: FastifyInstance, { failures, calls }: ReplayState): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    reply.headers(cors);
    if (method === 'OPTIONS') return reply.code(204).send();
    const call = `${method} ${url.split('?')[0]}`;
    calls.push(call);
    const at = failures.findIndex((each) => each.call.test(call));
    const [found] = at < 0 ? [] : failures.splice(at, 1);
    return found && reply.code(found.status).send(found.body);
  });
}

async function listen(routes: (app: FastifyInstance) => void, state: ReplayState): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 50_000_000, forceCloseConnections: true, exposeHeadRoutes: false });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error: unknown, _request, reply) => {
    const { status, body } = answerOf(error);
    return reply.code(status).send(body);
  });
  answerFailure(app, state);
  serviceRoutes(app, state);
  routes(app);
  app.options('/*', async () => '');
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const originOf = (app: FastifyInstance): string =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

async function completed(
  state: ReplayState,
  { purpose, owner, files, fields }: Given,
): Promise<ReplayedAssembly> {
  const signed = { ...(await hostedFields(purpose, owner)), ...fields };
  const assembly = openReplayed(state, { fields: signed, steps: hostedSteps });
  for (const [name, bytes] of Object.entries(files)) {
    assembly.files.push({ id: newId(), name, bytes });
  }
  await filterImages(state, assembly);
  assembly.ok = 'ASSEMBLY_COMPLETED';
  return assembly;
}

/** Starts the replay with its own key and secret. */
export async function startReplay(): Promise<Replay> {
  const state: ReplayState = {
    authKey: newId(),
    secret: `secret-${newId()}`,
    service: '',
    machine: '',
    assemblies: new Map(),
    arriving: new Map(),
    kept: new Map(),
    redirects: new Map(),
    nonces: new Set(),
    failures: [],
    calls: [],
  };
  const apps = [
    await listen(() => undefined, state),
    await listen((app) => machineRoutes(app, state), state),
  ];
  [state.service, state.machine] = [originOf(apps[0]!), originOf(apps[1]!)];
  return Object.assign(state, {
    hosted: { url: state.service, authKey: state.authKey, secret: state.secret },
    completed: (given: Given) => completed(state, given),
    close: async () => {
      for (const app of apps) await app.close();
    },
  });
}
