import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainText } from '#server/platform/text/plain-text';
import { isStorable } from '#server/platform/validation';
import { requireOperator, uploadRight } from '../signing/signed-params';
import { UploadRejection } from '../signing/upload-rejection';
import { listAssemblies } from './assembly-list';
import { assemblyStatus, isAssemblyId } from './assembly-status';
import { cancelAssembly } from './assembly-store';
import { createAssembly } from './create-assembly';
import { importImage, requireFittingSize } from './import-image';
import { requireOwn } from './own-assembly';
import { dropAssemblyParts } from '../tus/parts';
import { countIn, countFields, readForm } from './request-form';

type Query = Record<string, unknown>;
interface ById {
  Params: { id: string };
  Querystring: Query;
}

const ownFields = ['params', 'signature', ...countFields];
const maxFields = 4000;

function otherFields(form: Record<string, string>): Record<string, string> {
  const fields = Object.fromEntries(Object.entries(form).filter(([name]) => !ownFields.includes(name)));
  const text = JSON.stringify(fields);
  if (text.length > maxFields || !Object.entries(fields).flat().every(isStorable)) {
    throw new UploadRejection('INVALID_FORM_DATA');
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainText(value)]));
}

async function create(request: FastifyRequest, id: string): Promise<Query> {
  if (!isAssemblyId(id)) throw new UploadRejection('INVALID_ASSEMBLY_ID');
  const form = await readForm(request);
  const right = await uploadRight(form['params'], form['signature']);
  const given = { params: form['params']!, fields: otherFields(form), expectedFiles: countIn(form) };
  await createAssembly({ id, ...right, ...given });
  return assemblyStatus(id);
}

async function cancel(id: string): Promise<Query> {
  await cancelAssembly(id);
  await dropAssemblyParts(id);
  return assemblyStatus(id);
}

/** Registers the routes of assemblies: create, list, read, cancel, and import of images that the portal already has. */
export function assemblyRoutes(app: FastifyInstance): void {
  const own = async (request: FastifyRequest): Promise<void> =>
    requireOwn(request, (request.params as { id: string }).id);

  app.post('/assemblies', (request) => create(request, randomBytes(16).toString('hex')));
  app.post<ById>('/assemblies/:id', (request) => create(request, request.params.id));
  app.get<{ Querystring: Query }>('/assemblies', async ({ query }) =>
    listAssemblies(await requireOperator(query['params'], query['signature'])),
  );
  app.get<ById>('/assemblies/:id', { preHandler: own }, async ({ params, query }) => {
    if (query['params'] !== undefined) await requireOperator(query['params'], query['signature']);
    return assemblyStatus(params.id);
  });
  app.delete<ById>('/assemblies/:id', { preHandler: own }, async (request) => {
    const form = await readForm(request);
    if (form['params'] !== undefined) await requireOperator(form['params'], form['signature']);
    return cancel(request.params.id);
  });
  app.post<ById>('/assemblies/:id/reserve_file', { preHandler: own }, async ({ params, query }) => {
    await requireFittingSize(params.id, query['size']);
    return assemblyStatus(params.id);
  });
  app.post<ById>('/assemblies/:id/add_file', { preHandler: own }, async ({ params, query }) => {
    const { size, filename, fieldname, s3Url } = query;
    await importImage(params.id, { size, filename, fieldname, s3Url });
    return assemblyStatus(params.id);
  });
}
