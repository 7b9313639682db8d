import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { beginTaking } from './hosted-assembly.store';
import { hostedRight, type HostedRight } from './hosted-fields';
import type { HostedService } from './hosted-service';
import { type HostedAssembly, hostedAssembly } from './hosted-status';

// A signature lasts an hour, and the service keeps results for a day.
const takenWithin = 24 * 60 * 60 * 1000;

/** What the assembly was signed for; NOT_FOUND where this portal signed none of it, UPLOAD_EXPIRED after a day. */
export async function rightTo({ fields }: HostedAssembly): Promise<HostedRight> {
  const right = await hostedRight(fields);
  if (!right) throw new AppError('NOT_FOUND');
  if (right.signedAt.getTime() < now().getTime() - takenWithin) throw new AppError('UPLOAD_EXPIRED');
  return right;
}

/** Refuses an assembly that is not ready (UPLOAD_NOT_FINISHED) or never will be (UPLOAD_FAILED). */
export function requireCompleted({ state, word }: HostedAssembly): void {
  if (state === 'busy') throw new AppError('UPLOAD_NOT_FINISHED');
  if (state === 'ended') throw new AppError('UPLOAD_FAILED', undefined, { reason: word });
}

/** Begins to take an assembly, as far as the service says that it is `allowed`. */
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
