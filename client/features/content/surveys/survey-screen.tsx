import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';

const SurveyPage = lazyScreen(() => import('./survey-page'), 'content');

/** The entry of the survey chunk, which loads the messages of test taking and of surveys. */
export default function SurveyScreen() {
  return <SurveyPage />;
}
