import { activePerson, freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { linkSeconds } from '#server/features/storage/send-file';
import { requireOpenPortal } from '#server/features/profile/terms/open-portal';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import { isLanguage } from '#server/platform/language/i18n';
import { hashOfToken, newToken } from '#server/platform/access/one-time-token';
import { readsOnly } from '#server/platform/database/reading-only';
import { isId, requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import type { TestedModule } from '../module/catalogue';
import { requireOpenable } from '../training.policy';
import { findVisible } from '../module/modules.service';
import { countsAsUse, assertCanFetchFiles, assertCanLinkFiles } from './download.policy';
import {
  countLinkUse,
  countUse,
  type ModuleServedFile,
  selectCaptionLanguages,
  selectLinkHolder,
  selectServedFile,
} from './download.queries';
import type { DownloadLink } from './download-link.types';

/** Milliseconds for which a link is valid. */
export const linkLifetime = linkSeconds * 1000;

/** The requested file: that of a download, or its captions in a language. */
export interface Wanted {
  downloadId: string;
  captions: string | null;
}

/** An authorized file, with the function that counts its download. */
export interface Granted {
  file: ModuleServedFile;
  count: (ranged: boolean) => Promise<void>;
}

interface Opened {
  file: ModuleServedFile;
  module: TestedModule;
}

/** Returns the file and its module if the caller can see and open that. Throws the error of the module otherwise. */
async function openFile(viewer: Person | ApiClient, { downloadId, captions }: Wanted): Promise<Opened> {
  const isOne = isId(downloadId) && (captions === null || isLanguage(captions));
  const file = isOne ? await selectServedFile(downloadId, captions) : null;
  const found = file && (await findVisible(viewer, file.moduleId));
  if (!file || !found) throw new AppError('NOT_FOUND');
  if (viewer.kind === 'person') requireOpenable(found.module, viewer);
  return { file, module: found.module };
}

/**
 * Creates a link with which the person can download a file for 15 minutes. Throws NOT_FOUND, FORBIDDEN or
 * PROGRAM_ENTRY_REQUIRED if they can't see or open its module.
 */
export async function createDownloadLink(viewer: Viewer, id: string): Promise<DownloadLink> {
  const caller = assertCanLinkFiles(viewer);
  const downloadId = requireId(id);
  const { module } = await openFile(caller, { downloadId, captions: null });
  const { token, tokenSha256 } = newToken();
  const expiresAt = new Date(now().getTime() + linkLifetime);
  await transaction(async (manager) => {
    const person = await freshViewer(manager, caller);
    requireOpenable(module, person);
    const [made]: unknown[] = await manager.query(
      `insert into download_link (token_sha256, download_id, profile_id, expires_at)
       select $1, id, $3, $4 from module_download where id = $2 for key share returning 1`,
      [tokenSha256, downloadId, person.profileId, expiresAt],
    );
    if (!made) throw new AppError('NOT_FOUND');
  });
  const url = `/api/downloads/${downloadId}`;
  const languages = await selectCaptionLanguages(downloadId);
  return {
    url: `${url}?link=${token}`,
    expiresAt,
    captions: languages.map((lang) => ({ lang, url: `${url}/captions/${lang}?link=${token}` })),
  };
}

/** Authorizes a file for a signed-in caller. Each full download counts; ranges and captions don't. */
export async function grantByViewer(viewer: Viewer, wanted: Wanted): Promise<Granted> {
  const caller = assertCanFetchFiles(viewer);
  const { file } = await openFile(caller, wanted);
  return {
    file,
    count: async (ranged) => {
      if (ranged || wanted.captions !== null || readsOnly() || !countsAsUse(caller)) return;
      await countUse(wanted.downloadId, caller.profileId, now());
    },
  };
}

/** Returns the current person of a link. Throws LINK_EXPIRED if the link is invalid. */
async function holderOf(token: unknown, downloadId: string): Promise<Person> {
  const row =
    typeof token === 'string' && isId(downloadId)
      ? await selectLinkHolder(hashOfToken(token), downloadId, now())
      : null;
  if (!row) throw new AppError('LINK_EXPIRED');
  const person = activePerson(row, null);
  await requireOpenPortal(person);
  return person;
}

/**
 * Authorizes a file for a link, after checking access again. The first download counts, full or in ranges; captions
 * don't.
 */
export async function grantByLink(token: unknown, wanted: Wanted): Promise<Granted> {
  const person = await holderOf(token, wanted.downloadId);
  const { file } = await openFile(person, wanted);
  return {
    file,
    count: async () => {
      if (wanted.captions !== null || !countsAsUse(person)) return;
      await countLinkUse(hashOfToken(String(token)), now());
    },
  };
}
