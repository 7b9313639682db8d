import { textLanguages } from '#client/platform/i18n/languages';
import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { adminQuestionTypes } from '#client/features/authoring/admin/question-types/index';
import type { QuestionAnswerFieldsFragment } from './regrade.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { InlineRichText } from '#client/ui/rich-text';
import styles from './regrade-page.module.css';

function Options({ options }: Pick<QuestionAnswerFieldsFragment, 'options'>) {
  const intl = useIntl();
  const { language } = useLanguage();
  return (
    <ul>
      {options.map(({ id, correct, textTranslations }) => (
        <li key={id} data-right={correct || undefined}>
          <span className={styles.mark}>
            {correct && (
              <IconCheck
                size={20}
                stroke={2.2}
                role="img"
                aria-label={intl.formatMessage({ id: 'admin.regrade.right' })}
              />
            )}
          </span>
          <InlineRichText html={textTranslations[language] || textTranslations.en} />
        </li>
      ))}
    </ul>
  );
}

function Accepted({ accepted }: Pick<QuestionAnswerFieldsFragment, 'accepted'>) {
  return (
    <ul>
      {textLanguages.flatMap(({ code, name }) =>
        accepted[code].map((text) => (
          <li key={`${code} ${text}`} data-right>
            <span lang={code}>{text}</span> <span className="dim sm">{name}</span>
          </li>
        )),
      )}
    </ul>
  );
}

type Props = { answer: QuestionAnswerFieldsFragment; titleId: string; isNew?: boolean };

/** The correct answer of a question in one of its versions. */
export function RightAnswer({ answer, titleId, isNew }: Props) {
  return (
    <section className={styles.answer} data-new={isNew || undefined}>
      <h3>
        <FormattedMessage id={titleId} />
      </h3>
      {adminQuestionTypes[answer.kind].answeredBy === 'text' ? (
        <Accepted accepted={answer.accepted} />
      ) : (
        <Options options={answer.options} />
      )}
    </section>
  );
}
