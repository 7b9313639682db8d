import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filterImages } from './image-filter';
import { newId, notify, type ReplayedAssembly, type ReplayState } from './state';
import { uploadOf } from './status';

interface ById {
  Params: { id: string };
}

function metadataOf(request: FastifyRequest): Record<string, string> {
  const pairs = String(request.headers['upload-metadata'] ?? '').split(',');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString('utf8')];
    }),
  );
}

async function complete(state: ReplayState, assembly: ReplayedAssembly): Promise<void> {
  assembly.ok = 'ASSEMBLY_EXECUTING';
  notify(assembly, 'assembly_uploading_finished');
  notify(assembly, 'assembly_upload_meta_data_extracted');
  await filterImages(state, assembly);
  notify(assembly, { progress_combined: 100 }, 'assembly_execution_progress');
  assembly.ok = 'ASSEMBLY_COMPLETED';
  notify(assembly, 'assembly_finished');
}

/** Registers the parts of tus that browsers need: creation, appending and reading the offset. */
function tusRoutes(app: FastifyInstance, state: ReplayState): void {
  app.post('/resumable/files/', async (request, reply) => {
    const { assembly_url: address = '', filename = '' } = metadataOf(request);
    const assembly = state.assemblies.get(address.split('/').at(-1) ?? '');
    if (!assembly) return reply.code(404).send();
    const length = Number(request.headers['upload-length']);
    const id = newId();
    state.arriving.set(id, { id, name: filename, length, bytes: Buffer.alloc(0), assembly });
    return reply.code(201).header('location', `${state.machine}/resumable/files/${id}`).send();
  });
  app.head<ById>('/resumable/files/:id', async ({ params }, reply) => {
    const file = state.arriving.get(params.id);
    if (!file) return reply.code(404).send();
    return reply.headers({ 'upload-offset': file.bytes.length, 'upload-length': file.length }).send();
  });
  app.patch<ById>('/resumable/files/:id', async ({ params, body }, reply) => {
    const file = state.arriving.get(params.id);
    if (!file) return reply.code(404).send();
    file.bytes = Buffer.concat([file.bytes, body as Buffer]);
    if (file.bytes.length === file.length) {
      const { assembly } = file;
      assembly.files.push(file);
      notify(assembly, uploadOf(state, file), 'assembly_upload_finished');
      if (assembly.files.length === assembly.expectedFiles) void complete(state, assembly);
    }
    return reply.code(204).header('upload-offset', file.bytes.length).send();
  });
}

function watch(state: ReplayState, request: FastifyRequest, reply: FastifyReply): void {
  const { assembly: id } = request.query as Record<string, string>;
  const assembly = state.assemblies.get(id ?? '');
  reply.hijack();
  reply.raw.writeHead(assembly ? 200 : 404, {
    'content-type': 'text/event-stream',
    'access-control-allow-origin': '*',
  });
  if (!assembly) return void reply.raw.end();
  assembly.watchers.add(reply.raw);
  reply.raw.on('close', () => assembly.watchers.delete(reply.raw));
  reply.raw.write(':\n\n');
  if (assembly.ok === 'ASSEMBLY_COMPLETED') notify(assembly, 'assembly_finished');
}

/** Registers the routes of the machine with an assembly: uploads, progress and results. */
export function machineRoutes(app: FastifyInstance, state: ReplayState): void {
  tusRoutes(app, state);
  app.get('/ws20285', async (request, reply) => {
    watch(state, request, reply);
    return reply;
  });
  app.get('/*', async ({ url }, reply) => {
    const elsewhere = state.redirects.get(url);
    if (elsewhere) return reply.redirect(elsewhere, 302);
    const file = state.kept.get(url);
    return file ? reply.type(file.mime).send(file.bytes) : reply.code(404).send();
  });
}
