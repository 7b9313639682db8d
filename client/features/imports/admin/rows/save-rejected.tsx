import { useIntl, FormattedMessage } from 'react-intl';
import { useLanguage } from '#client/platform/i18n/language';
import { ErrorNote } from '#client/ui/feedback/messages';
import { SaveMenu } from '#client/ui/files/save-menu';
import { useSavingAs } from '#client/ui/files/use-saving';

/** Downloads the rejected rows as in the file, with an additional column of reasons. */
export function SaveRejected({ id }: { id: string }) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { busy, problem, saveAs } = useSavingAs(
    (format) => `/api/imports/${id}/rejected.${format}?lang=${language}`,
  );
  return (
    <>
      <SaveMenu
        label={intl.formatMessage({ id: 'imports.rejected' })}
        busyLabel={<FormattedMessage id="imports.saving" />}
        busy={busy}
        saveAs={saveAs}
      >
        <FormattedMessage id="imports.rejected" />
      </SaveMenu>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </>
  );
}
