import { languageValues } from '#client/platform/i18n/languages';
import { useIntl } from 'react-intl';
import { pictureSaid, type PictureDraft } from '#client/features/editing/index';
import type { QuestionCredit, QuestionKind } from '#client/platform/generated/schema';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import type { LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import type { FieldNames } from '#client/ui/editor/conflict-dialog';
import { kindNames } from '../kinds';
import type { OptionDraft, QuestionDraft } from './question-draft';
import { creditNames } from './question-scoring';

const inAllLanguages = (text: LocalizedDraft): string =>
  languageValues(text).map(plainText).filter(Boolean).join(' · ');

/** Returns an option as text with everything that can differ between two versions. */
function optionText({ text, feedback, correct }: OptionDraft): string {
  const remark = inAllLanguages(feedback);
  return `${correct ? '✓ ' : ''}${inAllLanguages(text)}${remark && ` (${remark})`}`;
}

/** Returns the labels of a question's fields and how to display their values. */
export function useQuestionFields(): FieldNames<QuestionDraft> {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return {
    kind: { label: text('admin.kind'), text: (kind: QuestionKind) => text(kindNames[kind]) },
    text: { label: text('admin.question'), text: plainText },
    imageAssetId: {
      label: text('admin.question.picture'),
      text: (picture: PictureDraft | null) => pictureSaid(picture, { text }),
    },
    imageAlt: { label: text('admin.alt') },
    options: {
      label: text('admin.question.options'),
      text: (options: readonly OptionDraft[]) => options.map(optionText).join(' / '),
    },
    accepted: { label: text('admin.question.accepted') },
    code: { label: text('admin.question.code') },
    feedback: { label: text('admin.question.feedback'), text: plainText },
    weight: { label: text('admin.question.weight') },
    credit: {
      label: text('admin.question.credit'),
      text: (credit: QuestionCredit) => text(creditNames[credit]),
    },
    tags: { label: text('admin.question.tags') },
    enabled: { label: text('admin.question.enabled') },
  };
}
