import type { Body, Meta, Uppy } from '@uppy/core';
import { Assembly, type AssemblyResponse } from '@uppy/transloadit';
import { transloaditOf } from '../protocol/transloadit-plugin';
import { requestUnfinished, isSameFile, unfinishedFile } from './unfinished-file';

type FileUppy = Uppy<Meta, Body>;

/** A file of which the server has received a part or everything. */
type BegunFile = {
  status: AssemblyResponse;
  /** The address of the tus upload. */
  upload: string;
  /** The number of bytes that the server has received. */
  offset: number;
};

/**
 * Returns the state of an interrupted upload of this file if it can be resumed. Otherwise forgets it and returns null.
 */
export async function findBegun(place: string, file: File, owner: string): Promise<BegunFile | null> {
  const left = unfinishedFile(place);
  if (!left || left.owner !== owner || !isSameFile(left, file)) return null;
  const status = await requestUnfinished(place, left);
  return status && { status, upload: left.upload, offset: status.bytes_received ?? 0 };
}

/** Attaches the file to the assembly of the interrupted upload, and replays its events. */
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

/** Ends an upload locally while the server keeps the received part. */
export function leave(uppy: FileUppy): void {
  const plugin = transloaditOf(uppy);
  plugin.assembly?.close();
  // The plugin doesn't cancel an assembly that it no longer knows.
  plugin.assembly = undefined;
  uppy.destroy();
}

/** Cancels an upload on the server. After a failure, the plugin has already dropped the assembly. */
export function discard(uppy: FileUppy, opened: AssemblyResponse | undefined): void {
  const { assembly, client } = transloaditOf(uppy);
  uppy.destroy();
  if (assembly || !opened) return;
  // If it can't be cancelled now, the server closes it after an hour.
  client.cancelAssembly(opened).catch((error: Error) => uppy.log(error, 'warning'));
}
