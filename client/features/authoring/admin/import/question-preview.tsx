import { textLanguages } from '#client/platform/i18n/languages';
import { IconCheck, IconX } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionImportLineFieldsFragment } from './question-import.generated';
import { Tag } from '#client/ui/feedback/messages';
import { InlineRichText, RichText } from '#client/ui/rich-text';
import type { LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import { adminQuestionTypes } from '../question-types/question-types';
import { kindNames } from '../questions/kinds';
import styles from './import-tab.module.css';

type Question = NonNullable<QuestionImportLineFieldsFragment['question']>;

/** A text in each of its languages. */
function Texts({ text }: { text: LocalizedDraft }) {
  const there = textLanguages.filter(({ code }) => text[code] !== '');
  return (
    <>
      {there.map(({ code }) => (
        <div key={code} className={styles.text} lang={code}>
          {there.length > 1 && <span className={styles.lang}>{code.toUpperCase()}</span>}
          <RichText html={text[code]} />
        </div>
      ))}
    </>
  );
}

function Option({ option }: { option: Question['options'][number] }) {
  const intl = useIntl();
  const { correct, feedback, textTranslations } = option;
  const Icon = correct ? IconCheck : IconX;
  const label = intl.formatMessage({ id: correct ? 'admin.import.right' : 'admin.import.wrong' });
  return (
    <li data-right={correct || undefined}>
      <Icon size={20} stroke={1.9} role="img" aria-label={label} />
      <div>
        <Texts text={textTranslations} />
        {feedback && (
          <p className="sm dim">
            <InlineRichText html={feedback} />
          </p>
        )}
      </div>
    </li>
  );
}

function Accepted({ accepted }: { accepted: Question['accepted'] }) {
  const there = textLanguages.filter(({ code }) => accepted[code].length > 0);
  return (
    <dl className={styles.accepted}>
      <dt className="sm dim">
        <FormattedMessage id="admin.import.accepted" />
      </dt>
      {there.map(({ code }) => (
        <dd key={code} lang={code}>
          {there.length > 1 && <span className={styles.lang}>{code.toUpperCase()}</span>}
          {accepted[code].join(' · ')}
        </dd>
      ))}
    </dl>
  );
}

/** A question of the file as it would be added to the test. */
export function QuestionPreview({ question }: { question: Question }) {
  const { kind, textTranslations, options, accepted, feedback, weight, tags, enabled } = question;
  return (
    <div className={styles.preview}>
      <p className={styles.details}>
        <Tag>
          <FormattedMessage id={kindNames[kind]} />
        </Tag>
        {weight !== 1 && (
          <Tag>
            <FormattedMessage id="admin.import.weight" values={{ weight }} />
          </Tag>
        )}
        {!enabled && (
          <Tag>
            <FormattedMessage id="admin.disabled" />
          </Tag>
        )}
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <Texts text={textTranslations} />
      {adminQuestionTypes[kind].answeredBy === 'text' ? (
        <Accepted accepted={accepted} />
      ) : (
        <ul className={styles.options}>
          {options.map((option) => (
            <Option key={option.id} option={option} />
          ))}
        </ul>
      )}
      {feedback && (
        <p className="sm dim">
          <InlineRichText html={feedback} />
        </p>
      )}
    </div>
  );
}
