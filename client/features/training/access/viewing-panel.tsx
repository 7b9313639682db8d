import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useViewModuleMutation } from './viewing-panel.generated';
import type { ModuleAccessFragment } from './access-panel.generated';
import { Button, ButtonLink } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import ModuleStatus from '../card/module-status';
import { PanelFrame } from './panel-frame';

/** The panel of a module without a test, which is completed by opening it. */
export function ViewingPanel({ module }: { module: ModuleAccessFragment }) {
  const errorMessage = useErrorMessage();
  const [viewModule, { called, loading, error }] = useViewModuleMutation();
  const done = module.myTest.status === 'passed';
  // The hook's `error` is shown with a retry button.
  const mark = () =>
    void viewModule({ variables: { input: { moduleId: module.id } } }).catch(() => undefined);

  useEffect(() => {
    if (!done && !called) mark();
  });

  return (
    <PanelFrame
      header={
        <>
          <ModuleStatus module={module} />
          <h2 id="access">
            <FormattedMessage id={done ? 'modules.viewedHeading' : 'modules.viewingHeading'} />
          </h2>
          <p className="dim">
            <FormattedMessage id="modules.viewingHelp" />
          </p>
        </>
      }
    >
      {error && <Note tone="bad">{errorMessage(error)}</Note>}
      {error ? (
        <Button
          variant="primary"
          size="lg"
          block
          busyLabel={loading ? <FormattedMessage id="modules.marking" /> : undefined}
          onClick={mark}
        >
          <FormattedMessage id="modules.markDone" />
        </Button>
      ) : (
        <ButtonLink variant="strong" block to="/training">
          <FormattedMessage id="modules.toTraining" />
        </ButtonLink>
      )}
    </PanelFrame>
  );
}
