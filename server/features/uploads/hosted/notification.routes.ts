import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { enqueueJob } from '#server/platform/jobs/jobs';
import { isAssemblyId } from '../assemblies/assembly-status';
import { isSignatureOf } from '../signing/assembly-signer';
import { hostedService } from './hosted-service';
import { selectHosted } from './hosted-assembly.store';
import { notificationPath } from './notification-path';
import { takeNotifiedJobName } from './claim-assembly.job';

// Enough for the full status of twenty files.
const largest = 1_000_000;

/** Older signatures of the service use SHA-1 and don't name the algorithm. */
function isSignedBy(secret: string, signature: string, text: string): boolean {
  if (isSignatureOf(signature, text, secret)) return true;
  const expected = Buffer.from(createHmac('sha1', secret).update(text, 'utf8').digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readFields({ body, headers }: FastifyRequest): Promise<{ status: string; signature: string }> {
  try {
    const type = headers['content-type'] ?? '';
    const bytes = new Uint8Array(body as Buffer);
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const [status, signature] = [form.get('transloadit'), form.get('signature')];
    if (typeof status === 'string' && typeof signature === 'string') return { status, signature };
  } catch {
    throw new AppError('BAD_REQUEST');
  }
  throw new AppError('BAD_REQUEST');
}

/** Returns the id of a completed assembly; null if there is nothing to do. */
function readyAssembly(status: string): string | null {
  try {
    const { ok, assembly_id: id } = JSON.parse(status) as Record<string, unknown>;
    return ok === 'ASSEMBLY_COMPLETED' && isAssemblyId(id) ? id : null;
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}

async function receive(request: FastifyRequest): Promise<{ success: true }> {
  const service = hostedService();
  if (!service) throw new AppError('NOT_FOUND');
  const { status, signature } = await readFields(request);
  if (!isSignedBy(service.secret, signature, status)) {
    throw new AppError('UNAUTHENTICATED', 'The signature does not belong to this notification.');
  }
  const id = readyAssembly(status);
  if (id !== null && !(await selectHosted(id))) {
    await transaction((manager) => enqueueJob(manager, takeNotifiedJobName, { id }, `notified-${id}`));
  }
  return { success: true };
}

/** Registers POST /api/uploads/notifications, which the hosted service calls when an assembly has finished. */
export async function notificationRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) =>
    done(null, body),
  );
  app.post(notificationPath, { bodyLimit: largest }, receive);
}
