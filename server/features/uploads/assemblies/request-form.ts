import type { FastifyRequest } from 'fastify';
import { UploadRejection } from '../signing/upload-rejection';

const maxFields = 50;

/** The fields of a multipart or URL-encoded body, which is small: files come by tus alone. */
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
  // A name that comes twice, or a file, says nothing that could be meant.
  const names = new Set(fields.map(([name]) => name));
  if (names.size < fields.length || fields.some(([, value]) => typeof value !== 'string')) {
    throw new UploadRejection('INVALID_FORM_DATA');
  }
  return Object.fromEntries(fields) as Record<string, string>;
}

/** The body as JSON, whatever type the client says that it has. */
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

/** How many files a client says that it will send; one where it does not say. */
export function countIn(form: Record<string, string>): number {
  const text = countFields.map((name) => form[name]).find((value) => value !== undefined) ?? '1';
  if (!/^\d{1,4}$/.test(text)) throw new UploadRejection('ASSEMBLY_INVALID_NUM_EXPECTED_UPLOAD_FILES_PARAM');
  return Number(text);
}
