import { FormattedMessage } from 'react-intl';
import type { QuestionImportFieldsFragment } from './question-import.generated';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { useLeave } from '#client/ui/editing/use-leave';
import { ErrorNote } from '#client/ui/feedback/messages';
import { addable, isUnkept } from './import-states';
import { useDecision, type Action } from './use-decision';

/**
 * Asks for confirmation before the viewer leaves a preview with questions to add: keep it, discard it or stay. If the
 * window is closed instead, the preview stays available for a day.
 */
export function PreviewGuard({ questionImport }: { questionImport: QuestionImportFieldsFragment }) {
  const { fileName } = questionImport;
  const loses = questionImport.mine && isUnkept(questionImport) && addable(questionImport) > 0;
  const { decide, busy, problem, forget } = useDecision(questionImport);
  const { isOpen, stay, go } = useLeave(loses || busy !== null, true);
  const close = () => {
    forget();
    stay();
  };
  const leave = async (action: Action) => {
    if (await decide(action)) go();
  };
  return (
    <Dialog
      opened={isOpen && (loses || busy !== null)}
      onClose={close}
      title={<FormattedMessage id="admin.import.leaveTitle" />}
      footer={
        <>
          <Button type="button" data-autofocus onClick={close}>
            <FormattedMessage id="admin.import.stay" />
          </Button>
          <Button
            type="button"
            variant="danger"
            busyLabel={busy === 'discard' ? <FormattedMessage id="admin.import.discarding" /> : undefined}
            onClick={() => void leave('discard')}
          >
            <FormattedMessage id="admin.import.discard" />
          </Button>
          <Button
            type="button"
            variant="strong"
            busyLabel={busy === 'keep' ? <FormattedMessage id="admin.import.keeping" /> : undefined}
            onClick={() => void leave('keep')}
          >
            <FormattedMessage id="admin.import.keep" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="admin.import.leaveText" values={{ fileName }} />
      </p>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </Dialog>
  );
}
