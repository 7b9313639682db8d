import type { FastifyRequest } from 'fastify';
import { UploadRejection } from '../signing/upload-rejection';

const maxFields = 50;

/** Returns the fields of a multipart or URL-encoded body. It is small, because files arrive only over tus. */
export async function readForm({ body, headers }: FastifyRequest): Promise<Record<string, string>> {
  if (!Buffer.isBuffer(body)) return {};
  let form: FormData;
  try {
    const type = headers['content-type'] ?? '';
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new UploadRejection('INVALID_FORM_DATA');
  }
  const fields = [...form];
  if (fields.length > maxFields) throw new UploadRejection('INVALID_FORM_DATA');
  // Duplicate names and files aren't valid form fields.
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length || fields.some(([, value]) => typeof value !== 'string')) {
    throw new UploadRejection('INVALID_FORM_DATA');
  }
  return Object.fromEntries(fields) as Record<string, string>;
}

/** Parses the body as JSON regardless of its content type. */
export function readJson({ body }: FastifyRequest): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    throw new UploadRejection('INVALID_FORM_DATA');
  }
  throw new UploadRejection('INVALID_FORM_DATA');
}

export const countFields = ['num_expected_upload_files', 'tus_num_expected_upload_files'];

/** Returns the number of files that a client announces, by default one. */
export function countIn(form: Record<string, string>): number {
  const text = countFields.map((name) => form[name]).find((value) => value !== undefined) ?? '1';
  if (!/^\d{1,4}$/.test(text)) throw new UploadRejection('ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM');
  return Number(text);
}
