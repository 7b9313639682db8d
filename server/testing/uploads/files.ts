import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { AdminDownload } from '#server/features/modules/files/admin-download.entity';
import { adminDownloads } from '#server/features/modules/files/admin-downloads';
import type { DownloadKind } from '#server/features/modules/files/download.enums';
import { auditFile } from '#server/features/storage/file-audit';
import { receiveFile, type StoredFile } from '#server/features/storage/receive-file';
import { evictAll } from '#server/platform/cache/cache';
import type { Language } from '#server/platform/language/i18n';
import { presets } from '#server/platform/access/scopes';
import type { Person, Viewer } from '#server/platform/access/viewer';

/** Content with the first bytes of each kind. Every position of the rest is distinguishable. */
export const samples = {
  pdf: Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(100)}`),
  webm: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('.webm'), Buffer.alloc(2000, 7)]),
  vtt: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nBelow seven degrees\n'),
} as const;

/** Adds a file uploaded by the administrator. */
export function makeFile({ profileId }: Person, filename: string, content: Buffer): Promise<StoredFile> {
  const source = Readable.from([content]);
  return receiveFile({ filename, source, profileId, largest: content.length }, (manager, file) =>
    auditFile(manager, profileId, file),
  );
}

/** Adds a file to a module, by default a datasheet. Returns the id of its download. */
export async function makeDownload(
  admin: Person,
  moduleId: string,
  values: { kind?: DownloadKind; lang?: Language; label?: string; filename?: string; content?: Buffer } = {},
): Promise<string> {
  const { kind = 'datasheet', lang = 'en', label = 'Sizes' } = values;
  const isVideo = kind === 'video';
  const filename = values.filename ?? (isVideo ? 'film.webm' : 'sizes.pdf');
  const content = values.content ?? (isVideo ? samples.webm : samples.pdf);
  const { id: fileId } = await makeFile(admin, filename, content);
  const { id } = await adminDownloads.create(admin, { moduleId, kind, lang, label, fileId });
  evictAll();
  return id;
}

const reader: Viewer = { kind: 'client', clientId: 'spec', scopes: presets.reader };

/** Returns the files of a module for administrators. */
export const filesOf = (moduleId: string): Promise<AdminDownload[]> =>
  adminDownloads.ownedBy(reader, { id: moduleId, readWith: [moduleId] });

/** Returns every file in a folder, at any depth. */
export function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}
