import { extname } from 'node:path';
import { type Json, md5, type ReplayedAssembly, type ReplayedFile, type ReplayState } from './state';

/** A file as the service tells of it. */
export function uploadOf({ machine }: ReplayState, file: ReplayedFile): Json {
  const { id, name, field, bytes, userMeta } = file;
  const ext = extname(name).slice(1);
  const basename = name.slice(0, -extname(name).length);
  return {
    id,
    name,
    basename,
    ext,
    size: bytes.length,
    mime: `image/${ext}`,
    type: 'image',
    field,
    md5hash: md5(bytes),
    original_id: id,
    original_basename: basename,
    original_name: name,
    original_path: '/',
    original_md5hash: md5(bytes),
    from_batch_import: false,
    is_tus_file: true,
    tus_upload_url: `${machine}/resumable/files/${id}`,
    url: null,
    ssl_url: null,
    is_temp_url: false,
    meta: {},
    user_meta: userMeta,
  };
}

/** The status of an assembly, in the fields and the form that the service documents. */
export function statusOf(state: ReplayState, assembly: ReplayedAssembly): Json {
  const { machine } = state;
  const { id, ok, error, fields, files, expectedFiles, results, params } = assembly;
  const address = `${machine}/assemblies/${id}`;
  const received = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return {
    ...(error === null ? { ok, message: 'As it stands.' } : { error, message: 'It came to an end.' }),
    http_code: error === null ? 200 : 400,
    assembly_id: id,
    parent_id: null,
    account_id: '0'.repeat(32),
    template_id: null,
    instance: 'jane.transloadit.example',
    region: 'eu-west-1',
    assembly_url: address,
    assembly_ssl_url: address,
    uppyserver_url: `${machine}/companion/`,
    companion_url: `${machine}/companion/`,
    websocket_url: `${machine}/ws20285`,
    update_stream_url: `${machine}/ws20285?assembly=${id}`,
    tus_url: `${machine}/resumable/files/`,
    bytes_received: received,
    bytes_expected: received,
    upload_duration: 0.4,
    client_agent: null,
    client_ip: null,
    client_referer: null,
    start_date: '2026/11/21 12:00:00 GMT',
    upload_meta_data_extracted: ok !== 'ASSEMBLY_UPLOADING',
    warnings: [],
    is_infinite: false,
    has_dupe_jobs: false,
    notify_url: params['notify_url'] ?? null,
    last_job_completed: null,
    fields,
    running_jobs: [],
    bytes_usage: received,
    executing_jobs: [],
    started_jobs: [],
    parent_assembly_status: null,
    params: JSON.stringify({ steps: params['steps'] }),
    template: null,
    expected_tus_uploads: expectedFiles,
    started_tus_uploads: files.length,
    finished_tus_uploads: files.length,
    tus_uploads: [],
    uploads: files.map((file) => uploadOf(state, file)),
    results,
  };
}
