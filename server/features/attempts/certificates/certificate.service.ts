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
 * The certificate of a number as somebody typed it, for everyone; null where there is none. Nobody guesses 60 bits
 * under the ceiling of all requests, and a limit of its own would shut out an office for one person's typing errors.
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

/** A page of a person's valid certificates, the newest pass first; empty where the person is not the viewer's to read. */
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

// Making one costs as much as hundreds of other calls, and people save one again and again.
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
 * A certificate as a PDF, for whoever reads the result: its holder, managers of the holder's account, administrators
 * and API clients. NOT_FOUND for anybody else, CERTIFICATE_WITHDRAWN, LANGUAGE_UNKNOWN. `lang` is the caller's own
 * language where it is left out.
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
