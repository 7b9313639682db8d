import type { ModuleGroup, ModuleKind, TestBlockReason, TestStatus } from '#client/platform/generated/schema';
import type { GroupKey } from '#client/features/modules/public';

/** How a module stands for the person: the test's status, or blocked where there is nothing to show but a reason. */
export type ModuleState = TestStatus | 'blocked';

type TestAndStatus = {
  test: { id: string } | null;
  myTest: { status: TestStatus; access: { open: boolean; reason: TestBlockReason | null } };
};

/** A passed test stays passed, and a module without a test needs none to be completed. */
export function moduleState({ test, myTest }: TestAndStatus): ModuleState {
  const { status, access } = myTest;
  if (access.open || status === 'passed' || status === 'in_progress') return status;
  return test === null && access.reason === 'no_questions' ? status : 'blocked';
}

/** The group a module is listed in: its own, or else its kind. */
export const groupOf = ({ kind, group }: { kind: ModuleKind; group: ModuleGroup | null }): GroupKey =>
  group ?? kind;

/** Whether there is a test that the person may start or resume now. */
export const isOpenTest = ({ test, myTest }: TestAndStatus): boolean => test !== null && myTest.access.open;

/** Whether finishing it once more adds nothing to the standard tests that open the PRO tests. */
export const countsAlready = (
  myTest: { lastScore: number | null; passedBeforeAt: string | null },
  onlyPassed: boolean,
): boolean => (onlyPassed ? myTest.passedBeforeAt : myTest.lastScore) !== null;

export const stateNames: Record<ModuleState, string> = {
  not_started: 'testStatus.notStarted',
  in_progress: 'testStatus.inProgress',
  passed: 'testStatus.passed',
  failed: 'testStatus.failed',
  blocked: 'testStatus.blocked',
};
