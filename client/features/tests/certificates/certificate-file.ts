import { RestError } from '#client/platform/error-code';
import type { Language } from '#client/platform/i18n/languages';
import { accessToken } from '#client/platform/sign-in/access-token';

async function refusalOf(response: Response): Promise<RestError> {
  const isJson = response.headers.get('content-type')?.includes('json');
  const { code = 'UNAVAILABLE' } = isJson ? ((await response.json()) as { code?: string }) : {};
  return new RestError(code, `The certificate was answered with ${response.status}.`);
}

async function fetchCertificate(number: string, language: Language): Promise<Blob> {
  const token = await accessToken();
  const response = await fetch(`/api/certificates/${number}.pdf?lang=${language}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw await refusalOf(response);
  return response.blob();
}

// Long enough for a slow phone to have read the file.
const keptFor = 60_000;

/** Saves a certificate as a PDF on the device; a refusal throws a `RestError`. */
export async function saveCertificate(number: string, language: Language): Promise<void> {
  const address = URL.createObjectURL(await fetchCertificate(number, language));
  const link = document.createElement('a');
  link.href = address;
  link.download = `certificate-${number}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}
