import type { Body, Meta, Uppy } from '@uppy/core';
import { Assembly, type AssemblyResponse } from '@uppy/transloadit';
import { transloaditOf } from '../protocol/transloadit-plugin';
import { askForUnfinished, isSameFile, unfinishedFile } from './unfinished-file';

type FileUppy = Uppy<Meta, Body>;

/** A file of which the server has a part, or all of it. */
type BegunFile = {
  status: AssemblyResponse;
  /** Address under which it arrives. */
  upload: string;
  /** Bytes that the server has. */
  offset: number;
};

/** What the server has of the file from before, if it still waits for the rest; else it is forgotten. */
export async function findBegun(place: string, file: File, owner: string): Promise<BegunFile | null> {
  const left = unfinishedFile(place);
  if (!left || left.owner !== owner || !isSameFile(left, file)) return null;
  const status = await askForUnfinished(place, left);
  return status && { status, upload: left.upload, offset: status.bytes_received ?? 0 };
}

/** Makes the file one of the assembly in which it was begun; everything that happened there is told again. */
export function goOn(uppy: FileUppy, id: string, { status, upload }: BegunFile): void {
  const plugin = transloaditOf(uppy);
  const anew = { ...status, ok: 'ASSEMBLY_UPLOADING', uploads: [], results: {} } as AssemblyResponse;
  plugin.assembly = new Assembly(anew, plugin.client.opts.rateLimitedQueue);
  const { meta, name, tus } = uppy.getFile(id);
  uppy.setFileState(id, {
    meta: { ...meta, assembly_url: status.assembly_url!, filename: name, fieldname: 'file' },
    transloadit: { assembly: status.assembly_id! },
    tus: { ...tus, endpoint: status.tus_url!, uploadUrl: upload, addRequestId: true },
  });
}

/** Ends an upload of which the server keeps what it has. */
export function leave(uppy: FileUppy): void {
  const plugin = transloaditOf(uppy);
  plugin.assembly?.close();
  // What is not known to it, it does not cancel.
  plugin.assembly = undefined;
  uppy.destroy();
}

/** Ends an upload of which the server keeps nothing; the plugin has forgotten the assembly of one that failed. */
export function discard(uppy: FileUppy, opened: AssemblyResponse | undefined): void {
  const { assembly, client } = transloaditOf(uppy);
  uppy.destroy();
  if (assembly || !opened) return;
  // One that cannot be canceled now is closed by the server in an hour.
  client.cancelAssembly(opened).catch((error: Error) => uppy.log(error, 'warning'));
}
