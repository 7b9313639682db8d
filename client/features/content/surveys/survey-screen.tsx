import { lazyScreen } from '#client/platform/lazy-screen';

const SurveyPage = lazyScreen(() => import('./survey-page'), 'content');

/** Answering a survey: in the words of a test, which are there by then, and its own. */
export default function SurveyScreen() {
  return <SurveyPage />;
}
