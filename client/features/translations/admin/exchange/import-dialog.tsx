import { FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { textLanguages } from '#client/ui/editing/fields/languages';
import { ErrorNote, Note } from '#client/ui/messages';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import styles from '../translations.module.css';
import { PreviewLines } from './preview-lines';
import { type Taken, useTaking } from './use-taking';
import type { Preview } from './xliff-preview';

/** Texts that the server takes in a file at most. */
const mostTexts = 20_000;

const problems: Record<string, string> = {
  not_text: 'translations.import.notText',
  not_xml: 'translations.import.notXml',
  declares: 'translations.import.declares',
  too_deep: 'translations.import.notXml',
  not_xliff: 'translations.import.notXliff',
  source_language: 'translations.import.languages',
  target_language: 'translations.import.languages',
  two_languages: 'translations.import.twoLanguages',
  too_many: 'translations.import.tooMany',
  nothing: 'translations.import.nothing',
};

/** What a file holds, in one sentence. */
function Summary({ preview: { lang, total, same, untranslated } }: { preview: Preview }) {
  const language = textLanguages.find(({ code }) => code === lang)?.name;
  return (
    <p>
      <FormattedMessage id="translations.import.summary" values={{ language, total, same, untranslated }} />
    </p>
  );
}

const blocks = 20;

function Progress({ taken: { done, of, written } }: { taken: Taken }) {
  return (
    <div role="status" className={styles.taken}>
      <p>
        <FormattedMessage id="translations.import.saved" values={{ written, done, of }} />
      </p>
      <TreadBar blocks={treadBlocks(Math.floor((blocks * done) / (of || 1)), blocks)} />
    </div>
  );
}

/** What is known of a file: what is wrong with it, or what it changes and what came of that. */
function Found({ preview, taken }: { preview: Preview; taken: Taken | null }) {
  const { problem, lines, lang } = preview;
  if (problem) {
    const messageId = problems[problem.code] ?? 'translations.import.notXliff';
    return (
      <ErrorNote>
        <FormattedMessage id={messageId} values={{ line: problem.line ?? 0, most: mostTexts }} />
      </ErrorNote>
    );
  }
  const refused = lines.filter(({ outcome }) => outcome === 'refused');
  const left = taken && [
    ...refused,
    ...taken.refused.map((line) => ({ ...line, outcome: 'refused' as const })),
  ];
  const shown = left ?? lines;
  return (
    <>
      <Summary preview={preview} />
      {taken && <Progress taken={taken} />}
      {!taken && lines.length === 0 && (
        <Note tone="ok">
          <FormattedMessage id="translations.import.nothingNew" />
        </Note>
      )}
      {shown.length > 0 && <PreviewLines key={taken ? 'taken' : 'preview'} lang={lang} lines={shown} />}
    </>
  );
}

type Props = { opened: boolean; onClose: () => void };

/** Takes translations in from a file: what it changes is shown before anything is saved. */
export function ImportDialog({ opened, onClose }: Props) {
  const { preview, taken, busy, problem, read, save, stop } = useTaking();
  const changes = preview?.lines.filter(({ outcome }) => outcome === 'changes').length ?? 0;
  const isSaving = busy === 'saving';
  const reset = useRef<() => void>(null);
  return (
    <Dialog
      opened={opened}
      onClose={isSaving ? () => undefined : onClose}
      title={<FormattedMessage id="translations.import" />}
      size={preview && !preview.problem ? 'xl' : 'md'}
      footer={
        <>
          <Button onClick={isSaving ? stop : onClose}>
            <FormattedMessage id={isSaving ? 'translations.import.stop' : 'ui.close'} />
          </Button>
          {preview && changes > 0 && (!taken || isSaving) && (
            <Button
              variant="primary"
              busyLabel={isSaving ? <FormattedMessage id="admin.saving" /> : undefined}
              onClick={() => void save(preview)}
            >
              <FormattedMessage id="translations.import.save" values={{ count: changes }} />
            </Button>
          )}
        </>
      }
    >
      <div className={styles.taking}>
        <p className="dim">
          <FormattedMessage id="translations.import.help" />
        </p>
        {!isSaving && (
          <FileButton
            accept=".xlf,.xliff,.xml,application/xliff+xml"
            // The same file may have been mended meanwhile.
            resetRef={reset}
            onChange={(file) => {
              void read(file);
              reset.current?.();
            }}
          >
            {({ onClick }) => (
              <Button
                busyLabel={
                  busy === 'reading' ? <FormattedMessage id="translations.import.reading" /> : undefined
                }
                onClick={onClick}
              >
                <IconUpload size={20} stroke={1.9} aria-hidden />
                <FormattedMessage
                  id={preview ? 'translations.import.another' : 'translations.import.choose'}
                />
              </Button>
            )}
          </FileButton>
        )}
        {problem && <ErrorNote>{problem}</ErrorNote>}
        {preview && <Found preview={preview} taken={taken} />}
      </div>
    </Dialog>
  );
}
