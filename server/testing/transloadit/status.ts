import type { Json, ReplayedAssembly, ReplayedFile, ReplayState } from './state';

/** Returns a file in the format of the service. */
export const uploadOf = ({ machine }: ReplayState, { id, name, bytes }: ReplayedFile): Json => ({
  id,
  name,
  size: bytes.length,
  is_tus_file: true,
  tus_upload_url: `${machine}/resumable/files/${id}`,
  ssl_url: null,
});

/** Returns the status of an assembly with the documented fields that the portal and browsers read. */
export function statusOf(state: ReplayState, assembly: ReplayedAssembly): Json {
  const { id, ok, error, fields, files, results } = assembly;
  const address = `${state.machine}/assemblies/${id}`;
  return {
    ...(error === null ? { ok } : { error, message: 'It came to an end.' }),
    assembly_id: id,
    assembly_url: address,
    assembly_ssl_url: address,
    websocket_url: `${state.machine}/ws20285`,
    tus_url: `${state.machine}/resumable/files/`,
    fields,
    uploads: files.map((file) => uploadOf(state, file)),
    results,
  };
}
