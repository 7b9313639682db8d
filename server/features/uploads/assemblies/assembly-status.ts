import { select } from '#server/platform/database/database';
import { basenameOf } from '#server/features/storage/file-name';
import { purposes } from '../signing/purposes';
import { protocolError, type RejectionCode, UploadRejection } from '../signing/upload-rejection';
import { uploadService } from '../signing/upload-service';
import {
  type Assembly,
  assemblyColumns,
  type AssemblyState,
  type AssemblyUpload,
  uploadColumns,
} from './assembly.types';

type Json = Record<string, unknown>;

const okOf: Record<Exclude<AssemblyState, 'failed'>, [string, string]> = {
  uploading: ['ASSEMBLY_UPLOADING', 'The assembly waits for its files.'],
  executing: ['ASSEMBLY_EXECUTING', 'The files are being made ready.'],
  completed: ['ASSEMBLY_COMPLETED', 'The files are ready.'],
  canceled: ['ASSEMBLY_CANCELED', 'The upload was canceled.'],
};

/** Returns the reason of an error: the protocol's code, the portal's code and a message. */
export const rejectionView = (reason: string | null, message: string | null): Json => ({
  error: protocolError(reason as RejectionCode),
  reason,
  message,
});

const assemblyId = /^[0-9a-f]{32}$/;

export const isAssemblyId = (value: unknown): value is string =>
  typeof value === 'string' && assemblyId.test(value);

export const assemblyUrl = (id: string): string => `${uploadService().url}/assemblies/${id}`;
export const tusPath = '/resumable/files';
export const tusUrl = (id: string): string => `${uploadService().url}${tusPath}/${id}`;

/** Returns a complete file in the format of the protocol. */
export function uploadView(upload: AssemblyUpload): Json {
  const { id, filename, ext, fieldname, size, md5, metadata, error, message } = upload;
  const basename = basenameOf(upload);
  return {
    id,
    name: filename,
    basename,
    ext,
    size,
    mime: null,
    type: null,
    field: fieldname,
    md5hash: md5,
    original_id: id,
    original_basename: basename,
    original_name: filename,
    original_path: '/',
    original_md5hash: md5,
    from_batch_import: false,
    is_tus_file: true,
    tus_upload_url: tusUrl(id),
    url: null,
    ssl_url: null,
    meta: {},
    user_meta: metadata,
    ...(error !== null && rejectionView(error, message)),
  };
}

const tusView = ({ id, filename, fieldname, size, received, status }: AssemblyUpload): Json => ({
  filename,
  fieldname,
  size,
  offset: received,
  finished: status !== 'arriving',
  upload_url: tusUrl(id),
});

function resultsOf(uploads: AssemblyUpload[]): Record<string, Json[]> {
  const results: Record<string, Json[]> = {};
  for (const upload of uploads) {
    for (const [step, result] of Object.entries(upload.results)) (results[step] ??= []).push(result);
  }
  return results;
}

/** Returns the status of an assembly in the format of the protocol. */
function statusView(assembly: Assembly, uploads: AssemblyUpload[]): Json {
  const { id, status, error, message, expectedFiles, fields, createdAt } = assembly;
  const [ok, text] = status === 'failed' ? [] : okOf[status];
  const arrived = uploads.filter((upload) => upload.status !== 'arriving');
  return {
    ...(ok ? { ok, message: text, http_code: 200 } : { ...rejectionView(error, message), http_code: 400 }),
    assembly_id: id,
    assembly_url: assemblyUrl(id),
    assembly_ssl_url: assemblyUrl(id),
    websocket_url: `${uploadService().url}/assembly-events`,
    update_stream_url: `${uploadService().url}/assembly-events?assembly=${id}`,
    tus_url: `${uploadService().url}${tusPath}/`,
    start_date: createdAt.toISOString(),
    is_infinite: false,
    has_dupe_jobs: false,
    upload_meta_data_extracted: status !== 'uploading',
    bytes_received: uploads.reduce((sum, { received }) => sum + received, 0),
    bytes_expected: uploads.reduce((sum, { size, received }) => sum + (size ?? received), 0),
    expected_tus_uploads: expectedFiles,
    started_tus_uploads: uploads.length,
    finished_tus_uploads: arrived.length,
    tus_uploads: uploads.map(tusView),
    fields,
    uploads: arrived.map(uploadView),
    results: resultsOf(uploads),
  };
}

export async function selectAssembly(id: unknown): Promise<Assembly> {
  const [row] = isAssemblyId(id)
    ? await select<Assembly & Json>('assembly', `select ${assemblyColumns} from assembly where id = $1`, [id])
    : [];
  if (!row) throw new UploadRejection('ASSEMBLY_NOT_FOUND');
  return row;
}

/** Returns the current status. Throws ASSEMBLY_NOT_FOUND if it doesn't exist. */
export async function assemblyStatus(id: unknown): Promise<Json> {
  const assembly = await selectAssembly(id);
  const uploads = await select<AssemblyUpload & Json>(
    'assembly-uploads',
    `select ${uploadColumns} from assembly_upload where assembly_id = $1 order by created_at, id`,
    [assembly.id],
  );
  return statusView(assembly, uploads);
}

/** Returns the maximum number of files of an assembly. */
export const maxFiles = ({ purpose }: Pick<Assembly, 'purpose'>): number => purposes[purpose].files;
