import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PictureInput } from '#client/features/editing/index';
import type { Language } from '#client/platform/i18n/languages';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { LocalizedFields, type LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { useProblemText, type Problem } from '#client/ui/editing/problem';
import { LocalizedLineInput, LocalizedRichTextInput } from '#client/ui/editor/described/localized-inputs';
import { FileInput } from './file-input';
import { ModuleChoice } from './module-choice';
import type { PartDraft } from './part-draft';
import { partProblems } from './part-problem';

type Props = {
  part: PartDraft;
  /** True if errors are shown. */
  told: boolean;
  onChange: (part: PartDraft) => void;
  onWait: (problem: Problem | undefined) => void;
};

type LinesProps = {
  label: string;
  hint: string;
  value: LocalizedDraft;
  problem: (language?: Language) => string | undefined;
  onChange: (value: LocalizedDraft) => void;
};

/** A localized text of several lines. */
function LinesInput({ label, hint, value, problem, onChange }: LinesProps) {
  return (
    <LocalizedFields
      look="minor"
      legend={label}
      hint={hint}
      value={value}
      onChange={onChange}
      field={({ language, label: name, value: text, onChange: change }) => (
        <TextArea
          label={name}
          lang={language}
          rows={5}
          value={text}
          error={problem(language)}
          onChange={(event) => change(event.currentTarget.value)}
        />
      )}
    />
  );
}

const maxLineLength = 200;
const maxAltLength = 300;
const maxQuoteLength = 1000;

/** The fields of a block, depending on its kind. */
export function PartFields({ part, told, onChange, onWait }: Props) {
  const intl = useIntl();
  const inWords = useProblemText();
  const { pathname } = useLocation();
  const problems = told ? partProblems(part) : {};
  /** Returns the props of a field's input. */
  const field = <Name extends keyof PartDraft>(name: Name, id: string, hint?: string) => ({
    label: intl.formatMessage({ id }),
    hint: hint && intl.formatMessage({ id: hint }),
    value: part[name],
    draft: {},
    problem: (language: Language = 'en') => (language === 'en' ? inWords(problems[name]) : undefined),
    onChange: (value: PartDraft[Name]) => onChange({ ...part, [name]: value }),
    onWait,
  });
  const lines = (name: 'legend' | 'table', id: string, hint: string) => (
    <LinesInput {...field(name, id)} hint={intl.formatMessage({ id: hint })} />
  );
  const caption = (
    <LocalizedLineInput {...field('caption', 'admin.parts.caption')} maxLength={maxAltLength} optional />
  );
  switch (part.kind) {
    case 'text':
      return <LocalizedRichTextInput {...field('text', 'admin.parts.text')} />;
    case 'heading':
      return (
        <>
          <LocalizedLineInput {...field('text', 'admin.parts.heading')} maxLength={maxLineLength} />
          <SelectField
            label={intl.formatMessage({ id: 'admin.parts.level' })}
            value={part.level}
            choices={[
              { value: '2', label: intl.formatMessage({ id: 'admin.parts.level2' }) },
              { value: '3', label: intl.formatMessage({ id: 'admin.parts.level3' }) },
            ]}
            onChange={(level) => onChange({ ...part, level })}
          />
        </>
      );
    case 'figure':
      return (
        <>
          <PictureInput
            {...field('picture', 'admin.parts.picture')}
            purpose="content"
            of={`${pathname}#${part.key}`}
          />
          <LocalizedLineInput
            {...field('alt', 'admin.alt', 'admin.parts.altHint')}
            maxLength={maxAltLength}
          />
          {caption}
          {lines('legend', 'admin.parts.legend', 'admin.parts.legendHint')}
        </>
      );
    case 'table':
      return (
        <>
          {caption}
          {lines('table', 'admin.parts.table', 'admin.parts.tableHint')}
        </>
      );
    case 'quote':
      return (
        <>
          <LocalizedLineInput {...field('text', 'admin.parts.quote')} maxLength={maxQuoteLength} />
          <LocalizedLineInput {...field('source', 'admin.parts.source')} maxLength={maxLineLength} optional />
        </>
      );
    case 'file':
      return (
        <>
          <LocalizedLineInput {...field('text', 'admin.parts.fileName')} maxLength={maxLineLength} />
          <FileInput {...field('file', 'admin.parts.file')} of={part.key} />
        </>
      );
    case 'module': {
      const { problem, ...choice } = field('moduleId', 'admin.parts.module');
      return <ModuleChoice {...choice} error={problem()} />;
    }
  }
}
