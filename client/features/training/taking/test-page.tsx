import { TakenTest } from '#client/features/attempts/taking/public';
import { submitTest } from './submit-test';

/** Taking a test, which leads to its result. */
export default function TestPage() {
  return <TakenTest submit={submitTest} />;
}
