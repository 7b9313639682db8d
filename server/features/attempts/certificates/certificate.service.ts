import { LRUCache } from 'lru-cache';
import { readableProfiles } from '#server/features/profile/profile.policy';
import { currentSettings } from '#server/features/settings/settings.service';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { AppError } from '#server/platform/errors';
import { isLanguage } from '#server/platform/language/i18n';
import type { Viewer } from '#server/platform/access/viewer';
import { readCertificateNumber } from './certificate-number';
import { certificateFilename } from './certificate-files';
import { certificatePdf } from './certificate-pdf';
import {
  countCertificates,
  selectCertificate,
  selectCertificateInScope,
  selectCertificatePage,
} from './certificate.queries';
import type { CertificateConnection, CertificateValues } from './certificate.types';

/**
 * Returns the certificate with a typed number, for everyone; null if there is none. It needs no rate limit of its own:
 * 60 random bits can't be guessed, and a limit would lock out an office for one person's typos.
 */
export async function verifyCertificate(typed: string): Promise<CertificateValues | null> {
  const number = readCertificateNumber(typed);
  return number ? selectCertificate(number) : null;
}

function placeIn(after: string | null | undefined): { sortKey: string; number: string } | null {
  const [sortKey, number] = decodeCursor(after, 2) ?? [];
  if (sortKey === undefined || number === undefined) return null;
  if (!/^\d{1,16}$/.test(sortKey) || readCertificateNumber(number) !== number) throw foreignCursor();
  return { sortKey, number };
}

/** Returns a page of a person's valid certificates, newest pass first; empty if the person isn't readable. */
export async function certificatesOfProfile(
  viewer: Viewer,
  profileId: string,
  first: number,
  after?: string | null,
): Promise<CertificateConnection> {
  const scope = readableProfiles(viewer);
  const size = pageSize(first);
  const rows = await selectCertificatePage(profileId, scope, placeIn(after), size + 1);
  return Object.assign(
    page(rows, size, ({ sortKey, number }) => encodeCursor(sortKey, number), after),
    { countAll: () => countCertificates(profileId, scope) },
  );
}

// Cached, because creating one costs as much as hundreds of other calls and people download it repeatedly.
const made = new LRUCache<string, Buffer>({ max: 100 });

async function madeOnce(...parts: Parameters<typeof certificatePdf>): Promise<Buffer> {
  const key = JSON.stringify(parts);
  const content = made.get(key) ?? (await certificatePdf(...parts));
  made.set(key, content);
  return content;
}

export interface CertificateFile {
  filename: string;
  content: Buffer;
}

/**
 * Returns a certificate as a PDF for everyone who can read the result: its holder, managers of the holder's account,
 * administrators and API clients. `lang` defaults to the caller's language. Throws NOT_FOUND for others,
 * CERTIFICATE_WITHDRAWN and LANGUAGE_UNKNOWN.
 */
export async function certificateFile(
  viewer: Viewer,
  typed: string,
  lang: unknown,
  publicUrl: string,
): Promise<CertificateFile> {
  const scope = readableProfiles(viewer);
  const language = lang ?? (viewer.kind === 'person' ? viewer.lang : 'en');
  if (!isLanguage(language)) throw new AppError('LANGUAGE_UNKNOWN');
  const number = readCertificateNumber(typed);
  const certificate = number && (await selectCertificateInScope(number, scope));
  if (!certificate) throw new AppError('NOT_FOUND');
  if (certificate.withdrawn) throw new AppError('CERTIFICATE_WITHDRAWN');
  const { productName, brandColor, timezone } = await currentSettings();
  const site = { productName, brandColor, timezone, publicUrl };
  return {
    filename: certificateFilename(certificate.number),
    content: await madeOnce(certificate, language, site),
  };
}
