import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { transaction } from '#server/platform/database/database';
import { plainText } from '#server/platform/text/plain-text';
import { isStorable } from '#server/platform/validation';
import { headBytes } from '#server/features/storage/file-kinds';
import { UploadRejection } from '../signing/upload-rejection';
import { addUpload, appendPart, declareSize, rejectArriving, removeUpload, selectUpload } from './arriving';
import { arrive } from './arrivals';
import type { AssemblyUpload } from '../assemblies/assembly.types';
import { assemblyUrl, isAssemblyId, selectAssembly } from '../assemblies/assembly-status';
import { ByteSource } from './byte-source';
import { dropPart, dropParts, partBytes, putPart } from './parts';
import { headRejection, uploadName } from './upload-name';

type Metadata = Record<string, string | null>;

const maxMetadata = 4000;

/** Returns the assembly id in the full address that the create call returned. */
export function assemblyIdOf({ assembly_url: url }: Metadata): string {
  const id = typeof url === 'string' ? url.slice(url.lastIndexOf('/') + 1) : '';
  if (!isAssemblyId(id) || url !== assemblyUrl(id)) throw new UploadRejection('ASSEMBLY_NOT_FOUND');
  return id;
}

function requireMetadata(metadata: Metadata | undefined): Metadata {
  const text = JSON.stringify(metadata ?? {});
  const isKept = metadata && text.length <= maxMetadata && isStorable(text) && !text.includes('\\u0000');
  if (!isKept) throw new UploadRejection('INVALID_FILE_META_DATA');
  return metadata;
}

const fixed = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, value && plainText(value)]));

/**
 * The store of @tus/server. The state is in PostgreSQL and the bytes are parts in the object storage, so any server can
 * continue an upload.
 */
export class TusStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination'];

  override async create(upload: Upload): Promise<Upload> {
    const metadata = requireMetadata(upload.metadata);
    const assembly = await selectAssembly(assemblyIdOf(metadata));
    const { filename, ext } = uploadName(metadata['filename'], assembly.purpose !== 'file');
    const kept = fixed(metadata);
    await transaction((manager) =>
      addUpload(manager, {
        id: upload.id,
        assemblyId: assembly.id,
        filename,
        ext,
        fieldname: kept['fieldname'] || 'file',
        metadata: kept,
        size: upload.size ?? null,
      }),
    );
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, received, metadata, createdAt } = await selectUpload(id);
    return new Upload({
      id,
      offset: received,
      ...(size !== null && { size }),
      metadata,
      creation_date: createdAt.toISOString(),
    });
  }

  override declareUploadLength(id: string, size: number): Promise<void> {
    return declareSize(id, size);
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const upload = await selectUpload(id);
    const { maxBytes, purpose, ownerId } = await selectAssembly(upload.assemblyId);
    const max = upload.size ?? maxBytes;
    const source = new ByteSource(stream);
    return arrive(id, ownerId, async (signal) => {
      signal.addEventListener('abort', () => source.cut());
      if (offset === 0 && purpose === 'file') await this.requireFittingHead(source, upload, max);
      let at = offset;
      while (!(await source.isAtEnd())) {
        if (at >= max) throw await this.rejectLonger(id);
        at += await this.append(source, id, at, max, signal);
      }
      return at;
    });
  }

  /** Removes a file that is longer than declared. */
  private async rejectLonger(id: string): Promise<UploadRejection> {
    await this.remove(id);
    return new UploadRejection('MAX_SIZE_EXCEEDED');
  }

  /** Rejects a file whose first bytes don't match its name. An incomplete head is checked at the end. */
  private async requireFittingHead(
    source: ByteSource,
    { id, ext }: AssemblyUpload,
    max: number,
  ): Promise<void> {
    const head = await source.head(headBytes);
    if (head.length < Math.min(headBytes, max)) return;
    const rejection = headRejection(ext, head);
    if (!rejection) return;
    await rejectArriving(id, rejection);
    throw rejection;
  }

  private async append(
    source: ByteSource,
    id: string,
    start: number,
    max: number,
    signal: AbortSignal,
  ): Promise<number> {
    let size = 0;
    const piece = source.piece(Math.min(partBytes, max - start), (bytes) => {
      size += bytes;
    });
    const key = await putPart(id, start, piece, signal);
    try {
      // The last part completes the file, so it must be known before whether more bytes follow.
      if (start + size === max && !(await source.isAtEnd())) throw await this.rejectLonger(id);
      await appendPart(id, key, start, size);
    } catch (error) {
      await dropPart(key);
      throw error;
    }
    return size;
  }

  override async remove(id: string): Promise<void> {
    await removeUpload(id);
    await dropParts(id);
  }
}
