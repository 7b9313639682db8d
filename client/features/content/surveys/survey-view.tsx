import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { OptionList } from '#client/features/authoring/question-types/index';
import { QuestionFrame, Steps, TestBar, testBlocks } from '#client/features/attempts/taking/index';
import { PageTitle } from '#client/features/settings/index';
import type { ContentSectionKey, SurveyKind } from '#client/platform/generated/schema';
import { Note } from '#client/ui/feedback/messages';
import { pagePath } from '../section/section-path';
import { OwnWords } from './own-words';
import { sentPath } from './survey-address';
import { SurveySummary } from './survey-summary';
import type { TakenSurvey } from './survey-saver';
import styles from './surveys.module.css';
import { useAnswering } from './use-answering';

const hints: Record<SurveyKind, string> = {
  one: 'surveys.hint.one',
  several: 'surveys.hint.several',
  words: 'surveys.hint.words',
};

type Answering = ReturnType<typeof useAnswering>;

type QuestionProps = { question: TakenSurvey['questions'][number]; answering: Answering };

function Question({ question, answering }: QuestionProps) {
  const { answerTo, saved, saver, pick, isMissing } = answering;
  const { id, kind, text, required, options } = question;
  const answer = answerTo(id);
  return (
    <QuestionFrame
      key={id}
      text={text}
      hint={
        <>
          <FormattedMessage id={hints[kind]} /> {!required && <FormattedMessage id="surveys.canBeEmpty" />}
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
              selected={answer.optionIds}
              onPick={pick}
            />
          )}
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

/** The questions of a survey, one at a time, followed by the summary. */
export function SurveyView({ survey, section, personId, read }: Props) {
  const intl = useIntl();
  const answering = useAnswering(survey, personId, read);
  const { saved, submission, index, question } = answering;
  const { title, points, questions } = survey;
  if (submission.state === 'done') return <Navigate to={sentPath(section, survey.id)} replace />;
  const busy = submission.state === 'none' ? undefined : <FormattedMessage id="surveys.sending" />;
  return (
    <div className={styles.page} data-settling={!answering.settled || undefined}>
      <PageTitle>{intl.formatMessage({ id: 'surveys.pageTitle' }, { name: title })}</PageTitle>
      <TestBar
        name={title}
        leave={{ to: pagePath(section, 'survey'), label: intl.formatMessage({ id: 'surveys.leave' }) }}
        position={question ? index + 1 : null}
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
        {question ? (
          <Question question={question} answering={answering} />
        ) : (
          <SurveySummary
            questions={questions}
            answerTo={answering.answerTo}
            submission={submission}
            onChange={answering.goTo}
          />
        )}
      </main>
      <Steps {...answering} busy={busy} end={<FormattedMessage id="surveys.send" />} />
    </div>
  );
}
