import { TakenTest } from '#client/features/attempts/taking/index';
import { submitTest } from './submit-test';

/** The page for taking a test, which continues to its result. */
export default function TestPage() {
  return <TakenTest submit={submitTest} />;
}
