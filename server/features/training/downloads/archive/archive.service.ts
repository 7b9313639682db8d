import { createCatalogue } from '#server/platform/language/catalogue';
import { activePerson, freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { requireOpenPortal } from '#server/features/profile/terms/open-portal';
import type { ZipEntry } from '#server/features/storage/zip';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { type Language, localize, languageName } from '#server/platform/language/i18n';
import { createModuleState } from '#server/platform/module-state';
import { hashOfToken, newToken } from '#server/platform/access/one-time-token';
import { requireId } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import type { TestedModule } from '../../module/catalogue';
import { requireOpenable } from '../../training.policy';
import { findVisible } from '../../module/modules.service';
import { countsAsUse, assertCanLinkFiles } from '../download.policy';
import { linkLifetime } from '../download.service';
import type { ArchiveLink } from '../download-link.types';
import {
  type ArchivedObject,
  countArchiveUse,
  selectArchive,
  selectArchived,
  type Wanted,
} from './archive.queries';
import { safeName, uniquePaths } from './entry-names';

const maxObjects = 220;

/** Maximum archives that a person can download from this server at the same time. Each holds a file open. */
const maxAtOnce = 3;
const underWay = createModuleState(() => new Map<string, number>());

function enter(profileId: string): () => void {
  const others = underWay.value.get(profileId) ?? 0;
  if (others >= maxAtOnce) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: 60 });
  underWay.value.set(profileId, others + 1);
  return () => {
    const left = (underWay.value.get(profileId) ?? 1) - 1;
    if (left > 0) underWay.value.set(profileId, left);
    else underWay.value.delete(profileId);
  };
}

/** An authorized archive, with the function that counts its download. */
export interface GrantedArchive {
  filename: string;
  entries: ZipEntry[];
  /** Starts the download and returns the function that ends it. Throws RATE_LIMITED if the person has too many. */
  enter: () => () => void;
  count: () => Promise<void>;
}

async function openObjects(
  person: Person,
  wanted: Wanted,
): Promise<{ module: TestedModule; objects: ArchivedObject[] }> {
  const found = await findVisible(person, wanted.moduleId);
  if (!found) throw new AppError('NOT_FOUND');
  requireOpenable(found.module, person);
  const objects = await selectArchived(wanted);
  if (objects.length !== wanted.downloadIds.length + wanted.imageIds.length) throw new AppError('NOT_FOUND');
  return { module: found.module, objects };
}

function idsOf(sent: readonly string[]): string[] {
  return [...new Set(sent.map(requireId))];
}

/**
 * Creates a link with which the person can download files and images of one module as a ZIP for 15 minutes. Throws
 * NOT_FOUND, FORBIDDEN or PROGRAM_ENTRY_REQUIRED as for the module, and NOT_FOUND for items that aren't in it.
 */
export async function createArchiveLink(
  viewer: Viewer,
  moduleId: string,
  downloadIds: readonly string[],
  imageIds: readonly string[],
): Promise<ArchiveLink> {
  const caller = assertCanLinkFiles(viewer);
  const total = downloadIds.length + imageIds.length;
  if (total < 1 || total > maxObjects) {
    throw new AppError('BAD_USER_INPUT', `An archive holds from 1 to ${maxObjects} files.`);
  }
  const wanted = {
    moduleId: requireId(moduleId),
    downloadIds: idsOf(downloadIds),
    imageIds: idsOf(imageIds),
  };
  const { module } = await openObjects(caller, wanted);
  const { token, tokenSha256 } = newToken();
  const expiresAt = new Date(now().getTime() + linkLifetime);
  await transaction(async (manager) => {
    const person = await freshViewer(manager, caller);
    requireOpenable(module, person);
    const [made]: unknown[] = await manager.query(
      `insert into download_archive (token_sha256, module_id, profile_id, download_ids, image_ids, expires_at)
       select $1, id, $3, $4, $5, $6 from module where id = $2 for key share returning 1`,
      [tokenSha256, wanted.moduleId, person.profileId, wanted.downloadIds, wanted.imageIds, expiresAt],
    );
    if (!made) throw new AppError('NOT_FOUND');
  });
  return { url: `/api/downloads/archive?link=${token}`, expiresAt };
}

const imageFolders = createCatalogue<'images'>('downloads').localized('images');

function entriesOf(objects: readonly ArchivedObject[], name: string, lang: Language): ZipEntry[] {
  const paths = objects.map((object) => {
    const [, base = object.filename, ext = ''] = /^(.+)\.([^.]+)$/.exec(object.filename) ?? [];
    if (object.lang) return `${languageName(object.lang)}/${safeName(base, ext)}`;
    const visible = object.alt ? localize(object.alt, lang) : name;
    return `${imageFolders[lang]}/${safeName(visible, /\.(\w+)$/.exec(object.key)?.[1] ?? ext)}`;
  });
  return uniquePaths(paths).map((path, at) => ({ path, key: objects[at]!.key, size: objects[at]!.size }));
}

/**
 * Returns the archive of a link, after checking access again. Throws LINK_EXPIRED if the link is invalid and NOT_FOUND
 * if a file was removed. The first download counts for each file.
 */
export async function grantArchive(token: unknown): Promise<GrantedArchive> {
  const archive = typeof token === 'string' ? await selectArchive(hashOfToken(token), now()) : null;
  if (!archive) throw new AppError('LINK_EXPIRED');
  const person = activePerson(archive.person, null);
  await requireOpenPortal(person);
  const { module, objects } = await openObjects(person, archive.wanted);
  const name = localize(module.nameTranslations, person.lang);
  return {
    filename: safeName(name, 'zip'),
    entries: entriesOf(objects, name, person.lang),
    enter: () => enter(person.profileId),
    count: async () => {
      if (countsAsUse(person)) await countArchiveUse(hashOfToken(String(token)), now());
    },
  };
}
