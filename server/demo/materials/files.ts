import { contentLanguages } from '../reading/shapes';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setCaption } from '#server/features/modules/files/captions.service';
import { adminDownloads } from '#server/features/modules/files/admin-downloads';
import { auditFile } from '#server/features/storage/file-audit';
import { receiveFile } from '#server/features/storage/receive-file';
import { purposes } from '#server/features/uploads/signing/purposes';
import { evictAll } from '#server/platform/cache/cache';
import { ContentFileEntity } from '#server/features/content/uploads/content-file.entity';
import { select, transaction } from '#server/platform/database/database';
import type { Language } from '#server/platform/language/i18n';
import { root } from '#server/platform/root';
import type { Person } from '#server/platform/access/viewer';
import {
  type DemoFile,
  type DemoFilm,
  type DemoSheet,
  readArticleSheets,
  readModuleFiles,
} from './module-files';
import { demoId } from '../ids';
import { sheetPdf } from './sheet';
import { type DemoPeople, toViewer } from '../people/people-content';

const clock = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

function webVtt({ captions }: DemoFilm, lang: Language): string {
  const cues = captions.map(({ from, to, text }) => `${clock(from)} --> ${clock(to)}\n${text[lang]}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}

async function store({ profileId }: Person, filename: string, source: Readable): Promise<string> {
  const sender = { filename, source, profileId, largest: purposes.file.maxBytes };
  const { id } = await receiveFile(sender, (manager, file) => auditFile(manager, profileId, file));
  return id;
}

async function addFilm(admin: Person, moduleId: string, film: DemoFilm): Promise<void> {
  const source = createReadStream(join(root, 'server/demo/files', `${film.name}.mp4`));
  const fileId = await store(admin, `${film.name}.mp4`, source);
  const input = { moduleId, kind: 'video', lang: 'en', label: film.label.en, fileId };
  let { id, updatedAt } = await adminDownloads.create(admin, input);
  for (const lang of contentLanguages) {
    const captions = await store(
      admin,
      `${film.name}.${lang}.vtt`,
      Readable.from([Buffer.from(webVtt(film, lang))]),
    );
    const video = { id, updatedAt: new Date(updatedAt) };
    ({ id, updatedAt } = await setCaption(admin, video, lang, captions));
  }
}

async function addFile(admin: Person, moduleId: string, file: DemoFile): Promise<void> {
  if (file.kind === 'video') return addFilm(admin, moduleId, file);
  for (const lang of contentLanguages) {
    const isSheet = file.kind === 'datasheet';
    const source = isSheet ? sheetPdf(file, lang) : Readable.from([Buffer.from(file.csv)]);
    const fileId = await store(admin, `${file.name}-${lang}.${isSheet ? 'pdf' : 'csv'}`, source);
    await adminDownloads.create(admin, { moduleId, kind: file.kind, lang, label: file.label[lang], fileId });
  }
}

/** Returns true if the module and the administrator exist and the module never had a file. */
async function isWithoutFiles(moduleId: string, admin: Person): Promise<boolean> {
  const [row] = await select<{ open: boolean }>(
    'demo-files-open',
    `select exists (select 1 from module where id = $1) and exists (select 1 from profile where id = $2)
       and not exists (select 1 from audit_entry
         where target_kind = 'download' and changes -> 'module' ->> 1 = $1::text) as open`,
    [moduleId, admin.profileId],
  );
  return row!.open;
}

/** Adds the printable sheet of an article, unless someone has changed the article. */
async function addSheet(admin: Person, slug: string, sheet: DemoSheet): Promise<void> {
  const id = demoId('article', slug);
  const [open] = await select<{ id: string }>(
    'demo-sheet-open',
    `select id from article where id = $1 and updated_at = created_at
       and not exists (select 1 from content_file where record_id = $1)`,
    [id],
  );
  if (!open) return;
  const fileId = await store(admin, `${sheet.name}.pdf`, sheetPdf(sheet, 'en'));
  const part = { kind: 'file', textTranslations: sheet.label, fileId };
  await transaction(async (manager) => {
    await manager.insert(ContentFileEntity, { kind: 'article', recordId: id, fileId });
    await manager.query('update article set parts = parts || $2::jsonb where id = $1', [
      id,
      JSON.stringify([part]),
    ]);
  });
}

/** Adds the files of the demo modules and articles. */
export async function addDemoFiles(people: DemoPeople): Promise<void> {
  const admin = toViewer(people, 'admin');
  for (const [key, files] of readModuleFiles()) {
    const moduleId = demoId('module', key);
    if (!(await isWithoutFiles(moduleId, admin))) continue;
    for (const file of files) await addFile(admin, moduleId, file);
  }
  for (const [slug, sheet] of readArticleSheets()) await addSheet(admin, slug, sheet);
  evictAll();
}
