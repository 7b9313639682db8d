import { FormattedMessage } from 'react-intl';

const messages: Record<string, string> = {
  not_text: 'imports.texts.notText',
  not_xml: 'imports.texts.notXml',
  declares: 'imports.texts.declares',
  too_deep: 'imports.texts.notXml',
  not_xliff: 'imports.texts.notXliff',
  source_language: 'imports.texts.languages',
  target_language: 'imports.texts.languages',
  two_languages: 'imports.texts.twoLanguages',
  too_many: 'imports.texts.tooMany',
  nothing: 'imports.texts.nothing',
};

/** The reason why a file of translations couldn't be read. */
export function TextProblem({ reason, line }: { reason: string; line: number | null }) {
  const messageId = messages[reason] ?? 'imports.texts.notXliff';
  return <FormattedMessage id={messageId} values={{ line: line ?? 1 }} />;
}
