import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type AnswerValue, questionTypes } from '#client/features/authoring/question-types/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useMarkTestPreviewMutation,
  type PreviewMarkFieldsFragment,
  type TestPreviewQuery,
} from './test-preview.generated';
import { Button } from '#client/ui/button';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { TreadBar } from '#client/ui/charts/tread-bar';
import { useSettled } from '#client/ui/use-settled';
import { noAnswer } from '../../taking/answer';
import { QuestionView } from '../../taking/question/question-view';
import { useTestKeys } from '../../taking/test-keys';
import { testBlocks } from '../../taking/test-progress';
import { PreviewMark } from './preview-mark';
import styles from './preview-tab.module.css';

type VisiblePreview = NonNullable<TestPreviewQuery['testPreview']>;

function Reminder({ preview: { timeLimitSeconds, passMark } }: { preview: VisiblePreview }) {
  return (
    <Note>
      <FormattedMessage id="admin.preview.notKept" />{' '}
      <FormattedMessage
        id="admin.preview.facts"
        values={{ passMark: passMark / 100, minutes: timeLimitSeconds === null ? 0 : timeLimitSeconds / 60 }}
      />
    </Note>
  );
}

/** Manages the answers and the current question of a preview. Answers exist only in this component's state. */
function usePreviewAttempt({ testId, questions }: VisiblePreview) {
  const [answers, setAnswers] = useState<Record<string, AnswerValue>>({});
  const [index, setIndex] = useState(0);
  const [moved, setMoved] = useState(false);
  const [mark, setMark] = useState<PreviewMarkFieldsFragment>();
  const [send, { loading, error }] = useMarkTestPreviewMutation({ fetchPolicy: 'no-cache' });
  const question = questions[index]!;
  const answer = answers[question.id] ?? noAnswer;
  const give = (value: AnswerValue) => setAnswers((current) => ({ ...current, [question.id]: value }));
  const goTo = (next: number) => {
    setMoved(true);
    setIndex(next);
  };
  const finish = async () => {
    const given = questions.map(({ id }) => {
      const { optionIds, text } = answers[id] ?? noAnswer;
      return { questionId: id, optionIds: [...optionIds], text };
    });
    const done = await send({ variables: { input: { testId, answers: given } } }).catch(() => undefined);
    if (done?.data) setMark(done.data.markTestPreview.mark);
  };
  const last = index === questions.length - 1;
  const settled = useSettled(index, true);
  const goOn = () => {
    if (!settled) return;
    if (last) void finish();
    else goTo(index + 1);
  };
  const select = (at: number) => {
    const option = question.options[at];
    if (option)
      give({
        optionIds: questionTypes[question.kind].pick(answer.optionIds, option.id),
        text: null,
      });
  };
  useTestKeys(
    (action) => (action.kind === 'goOn' ? goOn() : select(action.option)),
    mark !== undefined || loading,
  );
  return { answers, answer, question, index, last, settled, moved, mark, loading, error, give, goTo, goOn };
}

function Steps({ index, last, settled, loading, goTo, goOn }: ReturnType<typeof usePreviewAttempt>) {
  return (
    <div className={styles.steps} data-settling={!settled || undefined}>
      <Button size="lg" disabled={index === 0} onClick={() => settled && goTo(index - 1)}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="tests.previous" />
      </Button>
      <Button
        variant="primary"
        size="lg"
        busyLabel={loading ? <FormattedMessage id="admin.preview.marking" /> : undefined}
        onClick={goOn}
      >
        <FormattedMessage id={last ? 'admin.preview.mark' : 'tests.next'} />
        <IconArrowRight size={20} stroke={1.9} aria-hidden />
      </Button>
    </div>
  );
}

type Props = {
  preview: VisiblePreview;
  /** Requests another preview with newly drawn questions. */
  onAgain: () => void;
};

/** The questions of a preview, one at a time as a learner sees them, and then the result. */
export function PreviewAttempt({ preview, onAgain }: Props) {
  const errorMessage = useErrorMessage();
  const openAttempt = usePreviewAttempt(preview);
  const { question, answers, answer, index, moved, mark, error } = openAttempt;
  const { questions } = preview;
  if (mark) return <PreviewMark mark={mark} passMark={preview.passMark} onAgain={onAgain} />;
  return (
    <>
      <Reminder preview={preview} />
      <div className={styles.progress}>
        <p className="sm">
          <FormattedMessage id="tests.questionOf" values={{ position: index + 1, total: questions.length }} />
        </p>
        <TreadBar blocks={testBlocks(questions, answers, index)} />
      </div>
      <div className={styles.question}>
        <QuestionView
          key={question.id}
          question={question}
          answer={answer}
          superseded={false}
          focused={moved}
          onAnswer={openAttempt.give}
          onPause={() => undefined}
        />
      </div>
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <Steps {...openAttempt} />
    </>
  );
}
