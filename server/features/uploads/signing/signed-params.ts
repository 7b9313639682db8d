import { isDeepStrictEqual } from 'node:util';
import { now } from '#server/platform/clock';
import { isId, isStorable } from '#server/platform/validation';
import { isSignatureOf, uploadKey } from './assembly-signer';
import { isPurpose, purposes, stepsOf, type UploadPurpose } from './purposes';
import { UploadRejection } from './upload-rejection';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rights of a signature. */
export interface UploadRight {
  purpose: UploadPurpose;
  ownerId: string | null;
  /** Per file. */
  maxBytes: number;
}

function parse(text: unknown): { text: string; params: Json } {
  if (typeof text !== 'string' || text === '') throw new UploadRejection('NO_PARAMS_FIELD');
  let params: unknown;
  try {
    params = JSON.parse(text);
  } catch {
    throw new UploadRejection('INVALID_PARAMS_FIELD');
  }
  if (!isObject(params) || !isObject(params['auth']) || !isStorable(text)) {
    throw new UploadRejection('INVALID_PARAMS_FIELD');
  }
  return { text, params };
}

const transloaditTime = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d:\d\d:\d\d)\+00:00$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Parses the expiry time of a signature in either format that clients write. */
function expiry(value: unknown): number {
  const text = typeof value === 'string' ? value.replace(transloaditTime, '$1-$2-$3T$4Z') : '';
  const time = isoTime.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new UploadRejection('INVALID_AUTH_EXPIRES_PARAMETER');
  return time;
}

/** Returns the params after verifying their signature and expiry. */
async function verified(given: unknown, signature: unknown): Promise<Json> {
  const { text, params } = parse(given);
  if (signature === undefined || signature === '') throw new UploadRejection('NO_SIGNATURE_FIELD');
  const { authKey, secret } = await uploadKey();
  const auth = params['auth'] as Json;
  if (auth['key'] !== authKey) throw new UploadRejection('GET_ACCOUNT_UNKNOWN_AUTH_KEY');
  if (!isSignatureOf(signature, text, secret)) throw new UploadRejection('INVALID_SIGNATURE');
  if (expiry(auth['expires']) <= now().getTime()) throw new UploadRejection('AUTH_EXPIRED');
  return params;
}

function sizeLimit(auth: Json, purpose: UploadPurpose): number {
  const { max_size: given } = auth;
  const { maxBytes } = purposes[purpose];
  if (given === undefined) return maxBytes;
  if (typeof given !== 'number' || !Number.isSafeInteger(given) || given < 1) {
    throw new UploadRejection('INVALID_AUTH_MAX_SIZE_PARAMETER');
  }
  return Math.min(given, maxBytes);
}

/** Returns the rights of signed params. Throws an UploadRejection if they are altered, expired or unsupported. */
export async function uploadRight(params: unknown, signature: unknown): Promise<UploadRight> {
  const { auth, fields, steps, template_id: template } = await verified(params, signature);
  if (template !== undefined) throw new UploadRejection('TEMPLATE_NOT_FOUND');
  const { purpose, owner = null } = isObject(fields) ? fields : {};
  if (!isPurpose(purpose)) throw new UploadRejection('INVALID_PURPOSE');
  if (owner !== null && !isId(owner)) throw new UploadRejection('INVALID_OWNER');
  if (steps !== undefined && !isDeepStrictEqual(steps, stepsOf(purpose))) {
    throw new UploadRejection('ASSEMBLY_INVALID_STEPS');
  }
  return { purpose, ownerId: owner, maxBytes: sizeLimit(auth as Json, purpose) };
}

/**
 * Throws unless the params were signed by someone who knows the secret. Browsers have signed params too, but these
 * always name the purpose of an upload.
 */
export async function requireOperator(params: unknown, signature: unknown): Promise<Json> {
  const signed = await verified(params, signature);
  if (signed['fields'] !== undefined || signed['steps'] !== undefined) {
    throw new UploadRejection('INVALID_SIGNATURE');
  }
  return signed;
}
