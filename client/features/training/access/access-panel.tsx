import type { ModuleAccessFragment } from './access-panel.generated';
import { BlockedPanel } from './blocked-panel';
import { OpenPanel } from './open-panel';
import { ViewingPanel } from './viewing-panel';

/** The state of a module's test for the person, and the one action for it. */
export function AccessPanel({ module }: { module: ModuleAccessFragment }) {
  const { test, myTest } = module;
  if (test && myTest.access.open) return <OpenPanel module={module} test={test} />;
  return test === null && myTest.access.reason === 'no_questions' ? (
    <ViewingPanel module={module} />
  ) : (
    <BlockedPanel module={module} />
  );
}
