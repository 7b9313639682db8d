import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { beginTaking } from './hosted-assembly.store';
import { hostedRight, type HostedRight } from './hosted-fields';
import type { HostedService } from './hosted-service';
import { type HostedAssembly, hostedAssembly } from './hosted-status';

// A signature is valid for an hour, and the service stores results for a day.
const takenWithin = 24 * 60 * 60 * 1000;

/**
 * Returns the signed rights of the assembly. Throws NOT_FOUND if this portal didn't sign it and UPLOAD_EXPIRED after a
 * day.
 */
export async function rightTo({ fields }: HostedAssembly): Promise<HostedRight> {
  const right = await hostedRight(fields);
  if (!right) throw new AppError('NOT_FOUND');
  if (right.signedAt.getTime() < now().getTime() - takenWithin) throw new AppError('UPLOAD_EXPIRED');
  return right;
}

/** Throws UPLOAD_NOT_FINISHED if an assembly isn't completed yet and UPLOAD_FAILED if it never will be. */
export function requireCompleted({ state, word }: HostedAssembly): void {
  if (state === 'busy') throw new AppError('UPLOAD_NOT_FINISHED');
  if (state === 'ended') throw new AppError('UPLOAD_FAILED', undefined, { reason: word });
}

/** Starts to claim an assembly. `allowed` throws if its rights are insufficient. */
export async function openTaking(
  service: HostedService,
  id: string,
  allowed: (right: HostedRight) => void,
): Promise<void> {
  const assembly = await hostedAssembly(service, id);
  const right = await rightTo(assembly);
  allowed(right);
  requireCompleted(assembly);
  await beginTaking(id, right);
}
