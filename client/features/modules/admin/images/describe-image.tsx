import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useUpdateModuleImageMutation, type AdminImageFragment } from './admin-images.generated';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { altOf, altProblem, AltTexts } from '#client/ui/editing/fields/alt-texts';
import { EditForm } from '#client/ui/editing/form';
import { LanguageColumns } from '#client/ui/editing/fields/languages';
import { localizedDraft } from '#client/ui/editing/fields/localized-fields';
import { useProblemText } from '#client/ui/editing/problem';
import { useVisibleProblems } from '#client/ui/editing/use-visible-problems';
import { ErrorNote } from '#client/ui/feedback/messages';
import styles from './images.module.css';
import { useImageChange } from './use-image-change';

type Props = { moduleId: string; image: AdminImageFragment; onClose: () => void };

function DescribeForm({ moduleId, image, onClose }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const problemText = useProblemText();
  const [texts, setTexts] = useState(localizedDraft(image.altTranslations));
  // The version that was read. The server rejects changes of an older one.
  const [{ id, updatedAt }] = useState(image);
  const { problems, check } = useVisibleProblems(altProblem(texts) ? { alt: altProblem(texts) } : {});
  const [update, { loading, error }] = useUpdateModuleImageMutation();
  const change = useImageChange(moduleId);
  const save = async () => {
    const input = { id, updatedAt, alt: altOf(texts) };
    const done = await change(update({ variables: { input } })).catch(() => undefined);
    if (!done?.data) return;
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
    onClose();
  };
  return (
    <EditForm
      label={intl.formatMessage({ id: 'admin.images.describe' })}
      check={check}
      onSubmit={() => void save()}
    >
      <AltTexts
        value={texts}
        onChange={setTexts}
        problem={(language) => (language === 'en' ? problemText(problems.alt) : undefined)}
      />
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
      <Button
        variant="strong"
        block
        type="submit"
        busyLabel={loading ? <FormattedMessage id="admin.saving" /> : undefined}
      >
        <FormattedMessage id="admin.save" />
      </Button>
    </EditForm>
  );
}

/** A dialog for an image's alternative text in three languages. */
export function DescribeImage({ opened, ...props }: Props & { opened: boolean }) {
  const { image, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<FormattedMessage id="admin.images.describe" />}
    >
      <img
        className={styles.preview}
        src={image.smUrl}
        alt=""
        width={image.width || undefined}
        height={image.height || undefined}
      />
      <LanguageColumns>
        <DescribeForm {...props} />
      </LanguageColumns>
    </Dialog>
  );
}
