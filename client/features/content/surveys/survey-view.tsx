import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import {
  OptionList,
  QuestionFrame,
  Steps,
  TestBar,
  testBlocks,
} from '#client/features/attempts/taking/public';
import { PageTitle } from '#client/features/settings/public';
import { useErrorMessage } from '#client/platform/error-message';
import type { ContentSectionKey, SurveyKind } from '#client/platform/generated/schema';
import { Note } from '#client/ui/messages';
import { pagePath } from '../section/section-path';
import { OwnWords } from './own-words';
import { sentPath } from './survey-address';
import type { TakenSurvey } from './survey-saver';
import styles from './surveys.module.css';
import { useAnswering } from './use-answering';

const hints: Record<SurveyKind, string> = {
  one: 'surveys.hint.one',
  several: 'surveys.hint.several',
  words: 'surveys.hint.words',
};

type Answering = ReturnType<typeof useAnswering>;

function Question({ answering }: { answering: Answering }) {
  const errorMessage = useErrorMessage();
  const { question, answer, saved, saver, pick, submission, isMissing } = answering;
  const { id, kind, text, required, options } = question;
  return (
    <QuestionFrame
      key={id}
      text={text}
      hint={
        <>
          <FormattedMessage id={hints[kind]} /> {!required && <FormattedMessage id="surveys.mayBeEmpty" />}
        </>
      }
      superseded={saved.superseded === id}
      focused
    >
      {(headingId) => (
        <>
          <div role="status">
            {isMissing && (
              <div className={styles.note}>
                <Note tone="bad">
                  <FormattedMessage id="surveys.missing" />
                </Note>
              </div>
            )}
          </div>
          {kind === 'words' ? (
            <OwnWords
              labelledBy={headingId}
              text={answer.text ?? ''}
              onChange={(words, pause) => saver.give(id, { optionIds: [], text: words }, pause)}
              onPause={() => void saver.flush()}
            />
          ) : (
            <OptionList
              name={id}
              single={kind === 'one'}
              options={options.map((option) => ({ id: option.id, text: <span>{option.text}</span> }))}
              labelledBy={headingId}
              chosen={answer.optionIds}
              onPick={pick}
            />
          )}
          <div role="status" className={styles.trouble}>
            {submission.state === 'waiting' && (
              <Note tone="bad">
                <FormattedMessage id="tests.submit.waiting" />
              </Note>
            )}
            {submission.error !== undefined && <Note tone="bad">{errorMessage(submission.error)}</Note>}
          </div>
        </>
      )}
    </QuestionFrame>
  );
}

type Props = {
  survey: TakenSurvey;
  section: ContentSectionKey;
  personId: string;
  read: () => Promise<unknown>;
};

/** The questions of a survey, one at a time; the last one's button sends the answers. */
export function SurveyView({ survey, section, personId, read }: Props) {
  const intl = useIntl();
  const answering = useAnswering(survey, personId, read);
  const { saved, submission, index } = answering;
  const { title, points, questions } = survey;
  if (submission.state === 'done') return <Navigate to={sentPath(section, survey.id)} replace />;
  const busy = submission.state === 'none' ? undefined : <FormattedMessage id="surveys.sending" />;
  return (
    <div className={styles.sitting}>
      <PageTitle>{intl.formatMessage({ id: 'surveys.pageTitle' }, { name: title })}</PageTitle>
      <TestBar
        name={title}
        leave={{ to: pagePath(section, 'survey'), label: intl.formatMessage({ id: 'surveys.leave' }) }}
        position={index + 1}
        blocks={testBlocks(questions, saved.answers, index)}
        state={saved.state}
        timer={
          points !== null && (
            <span className="sm dim">
              <FormattedMessage id="surveys.points" values={{ count: points }} />
            </span>
          )
        }
      />
      <main id="main">
        <Question answering={answering} />
      </main>
      <Steps {...answering} busy={busy} end={<FormattedMessage id="surveys.send" />} />
    </div>
  );
}
