import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useErrorMessage } from '#client/platform/error-message';
import {
  TranslatedTextsDocument,
  TranslationCountsDocument,
  useTranslateTextsMutation,
} from '../translations.generated';
import { type Preview, type PreviewLine, previewXliff } from './xliff-preview';

/** Texts that are saved by one request. */
const atOnce = 25;

/** How far saving is: what was written, and what was refused by then, with the reason. */
export type Taken = { done: number; of: number; written: number; refused: PreviewLine[] };

const messageIds = { PAYLOAD_TOO_LARGE: 'translations.import.tooLarge' };

/** Takes a file of translations: first what it would change, then saving of it, a few texts at a time. */
export function useTaking() {
  const client = useApolloClient();
  const errorMessage = useErrorMessage(messageIds);
  const [translate] = useTranslateTextsMutation();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [busy, setBusy] = useState<'reading' | 'saving' | null>(null);
  const [problem, setProblem] = useState<string>();
  const isStopped = useRef(false);

  const attempt = async (what: 'reading' | 'saving', work: () => Promise<void>) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(null);
    }
  };

  const read = (file: File | null) =>
    attempt('reading', async () => {
      if (!file) return;
      setTaken(null);
      // What is said of one file is nothing of the next, also where that cannot be read.
      setPreview(null);
      setPreview(await previewXliff(file));
    });

  const saveSome = async (
    lang: Preview['lang'],
    lines: readonly PreviewLine[],
    so: Taken,
  ): Promise<Taken> => {
    const texts = lines.map(({ id, version, after }) => ({ id, version: version!, text: after! }));
    const { data } = await translate({ variables: { input: { lang, texts } } });
    const outcomes = data!.translateTexts.outcomes;
    const refused = lines.flatMap((line, at) => {
      const { outcome, reason } = outcomes[at]!;
      return outcome === 'written' ? [] : [{ ...line, reason: outcome, rule: reason, longest: null }];
    });
    return {
      ...so,
      done: so.done + lines.length,
      written: so.written + lines.length - refused.length,
      refused: [...so.refused, ...refused],
    };
  };

  const save = ({ lang, lines }: Preview) =>
    attempt('saving', async () => {
      const all = lines.filter(({ outcome }) => outcome === 'changes');
      let so: Taken = { done: 0, of: all.length, written: 0, refused: [] };
      isStopped.current = false;
      setTaken(so);
      try {
        while (so.done < all.length && !isStopped.current) {
          so = await saveSome(lang, all.slice(so.done, so.done + atOnce), so);
          setTaken(so);
        }
      } finally {
        await client.refetchQueries({ include: [TranslatedTextsDocument, TranslationCountsDocument] });
      }
    });

  return { preview, taken, busy, problem, read, save, stop: () => (isStopped.current = true) };
}
