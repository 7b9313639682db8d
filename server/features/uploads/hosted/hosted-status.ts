import { randomBytes } from 'node:crypto';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { log } from '#server/platform/logging/log';
import { signatureOf } from '../signing/assembly-signer';
import { UploadRejection } from '../signing/upload-rejection';
import { type HostedService, isOfService } from './hosted-service';
import { imageStep } from './hosted-steps';
import { callService, bytesOf, silent } from './service-calls';

type Json = Record<string, unknown>;

/** A file of an assembly in the service's status. */
export interface HostedFile {
  id: string;
  name: unknown;
  size: number;
  /** The address to which the browser uploaded it. */
  uploadUrl: string | null;
  /** The address of the result; null if it isn't an image. */
  address: string | null;
}

/** The status of an assembly at the service. */
export interface HostedAssembly {
  state: 'busy' | 'completed' | 'ended';
  /** The service's code for the result. */
  word: string;
  fields: Json;
  files: HostedFile[];
}

const largestStatus = 4_000_000;
const signedFor = 5 * 60 * 1000;
/** Seconds to wait before the next request to a service that rejects the portal's key. */
const rejectedFor = 60;

const busy = new Set(['ASSEMBLY_UPLOADING', 'ASSEMBLY_EXECUTING', 'ASSEMBLY_REPLAYING']);
const absent = new Set([
  'ASSEMBLY_NOT_FOUND',
  'ASSEMBLY_STATUS_NOT_FOUND',
  'ASSEMBLY_ACCOUNT_MISMATCH',
  'SERVER_404',
]);
const tooMany = new Set(['RATE_LIMIT_REACHED', 'ASSEMBLY_STATUS_FETCHING_RATE_LIMIT_REACHED']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function signedAddress({ authKey, secret }: HostedService, address: string): string {
  const expires = new Date(now().getTime() + signedFor).toISOString();
  const params = JSON.stringify({ auth: { key: authKey, expires, nonce: randomBytes(16).toString('hex') } });
  const url = new URL(address);
  url.search = new URLSearchParams({ signature: signatureOf(params, secret), params }).toString();
  return url.href;
}

async function readStatus(response: Response): Promise<Json> {
  const { info, ...status }: Json = parse((await bytesOf(response, largestStatus)).toString('utf8'));
  const word = text(status['error']) ?? '';
  if (tooMany.has(word) || response.status === 429) {
    const seconds = isObject(info) ? Number(info['retryIn']) : NaN;
    throw silent(seconds > 0 ? seconds : undefined);
  }
  if (response.status === 404 || absent.has(word)) throw new AppError('NOT_FOUND');
  if (response.ok && isObject(status['fields'])) return status;
  if (response.status >= 500) throw silent();
  log.error({ status: response.status, word }, 'the upload service refused the portal');
  throw silent(rejectedFor);
}

function parse(body: string): Json {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
  } catch {
    // A proxy responded instead of the service.
    return {};
  }
}

const belongsTo = (result: Json, id: string): boolean => [result['original_id']].flat().includes(id);

function filesOf({ uploads, results }: Json): HostedFile[] {
  const resultOf = (step: string, id: string): Json | undefined =>
    objects(isObject(results) ? results[step] : []).find((each) => belongsTo(each, id));
  return objects(uploads).flatMap((upload) => {
    const id = text(upload['id']);
    if (id === null) return [];
    const image = resultOf(imageStep, id);
    // A filter step may leave out the address, which is then that of its source.
    const places = image ? [image, resultOf(':original', id), upload] : [];
    const address = places.map((place) => text(place?.['ssl_url'])).find((found) => found !== null) ?? null;
    const uploadUrl = text(upload['tus_upload_url']);
    return [{ id, name: upload['name'], size: Number(upload['size']), uploadUrl, address }];
  });
}

function toAssembly(status: Json): HostedAssembly {
  const word = text(status['error']) ?? text(status['ok']) ?? '';
  const ended = word === 'ASSEMBLY_COMPLETED' ? 'completed' : 'ended';
  return {
    state: busy.has(word) ? 'busy' : ended,
    word,
    fields: status['fields'] as Json,
    files: filesOf(status),
  };
}

async function statusAt(service: HostedService, address: string): Promise<Json> {
  try {
    return await callService(service, () => signedAddress(service, address), readStatus);
  } catch (error) {
    if (!(error instanceof UploadRejection)) throw error;
    // A status that is too long, or on a foreign machine, isn't a valid response of the service.
    log.error({ reason: error.code }, 'the upload service answered with no status');
    throw silent(rejectedFor);
  }
}

/**
 * Returns the current status of the assembly from the service. Throws NOT_FOUND if it doesn't exist and UNAVAILABLE if
 * the service doesn't respond.
 */
export async function hostedAssembly(service: HostedService, id: string): Promise<HostedAssembly> {
  const entrance = `${service.url}/assemblies/${id}`;
  const status = await statusAt(service, entrance);
  const machine = status['assembly_ssl_url'];
  // The machine that processes the assembly has the latest status.
  const isOlder =
    toAssembly(status).state === 'busy' && machine !== entrance && isOfService(service, machine);
  const latest = isOlder ? await statusAt(service, machine) : status;
  if (latest['assembly_id'] !== id) throw new AppError('NOT_FOUND');
  return toAssembly(latest);
}
