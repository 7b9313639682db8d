import { currentSettings } from '#server/features/settings/settings.service';
import type { Language } from '#server/platform/language/i18n';
import { certificatePdf } from './certificate-pdf';
import { selectCertificatesOfPerson } from './certificate.queries';

export const certificateFilename = (number: string): string => `certificate-${number}.pdf`;

/** Returns all valid certificates of a person as files, in the order of the passes. */
export async function certificateFilesOf(
  profileId: string,
  lang: Language,
  publicUrl: string,
): Promise<{ filename: string; content: Buffer }[]> {
  const { productName, brandColor, timezone } = await currentSettings();
  const site = { productName, brandColor, timezone, publicUrl };
  const files: { filename: string; content: Buffer }[] = [];
  for (const certificate of await selectCertificatesOfPerson(profileId)) {
    const content = await certificatePdf(certificate, lang, site);
    files.push({ filename: certificateFilename(certificate.number), content });
  }
  return files;
}
