import type { ModuleGroup, ModuleKind, TestBlockReason, TestStatus } from '#client/platform/generated/schema';
import type { GroupKey } from '#client/features/modules/index';

/** The state of a module for the person: the status of the test, or blocked if there is only a reason to show. */
export type ModuleState = TestStatus | 'blocked';

type TestAndStatus = {
  test: { id: string } | null;
  myTest: { status: TestStatus; access: { open: boolean; reason: TestBlockReason | null } };
};

/** Returns the state of a module. A passed test stays passed, and a module without a test isn't blocked by that. */
export function moduleState({ test, myTest }: TestAndStatus): ModuleState {
  const { status, access } = myTest;
  if (access.open || status === 'passed' || status === 'in_progress') return status;
  return test === null && access.reason === 'no_questions' ? status : 'blocked';
}

/** Returns the group of a module in the list: its own group, or its kind. */
export const groupOf = ({ kind, group }: { kind: ModuleKind; group: ModuleGroup | null }): GroupKey =>
  group ?? kind;

/** Returns true if the person can start or resume the test now. */
export const isOpenTest = ({ test, myTest }: TestAndStatus): boolean => test !== null && myTest.access.open;

/** Returns true if the test already counts towards the standard tests that PRO tests require. */
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
