import { RestError } from '#client/platform/error-code';
import type { Language } from '#client/platform/generated/schema';
import { callRest, withAccess } from '#client/platform/rest';

/** What becomes of a text of a file, as the server tells before anything is saved. */
export type PreviewLine = {
  id: string;
  line: number;
  outcome: 'changes' | 'refused';
  after: string | null;
  reason: string | null;
  longest: number | null;
  rule: string | null;
  /** What the text is and says now; nothing where there is none. */
  kind?: string;
  title?: string;
  place?: number | null;
  path?: string;
  rich?: boolean;
  version?: string;
  text?: Record<'en' | 'es' | 'fr', string>;
};

export type Preview = {
  problem: { code: string; line: number | null } | null;
  lang: Language;
  total: number;
  same: number;
  untranslated: number;
  lines: PreviewLine[];
};

/** Bytes that the server takes of a file at most. */
const largestFile = 10 * 1024 * 1024;

/** Asks what a file would change. */
export async function previewXliff(file: File): Promise<Preview> {
  if (file.size > largestFile) throw new RestError('PAYLOAD_TOO_LARGE', 'The file is too large.');
  return withAccess((token) =>
    callRest<Preview>('/api/translation-previews', { method: 'POST', token, file }),
  );
}
