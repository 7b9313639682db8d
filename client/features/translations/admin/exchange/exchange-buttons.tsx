import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '#client/ui/button';
import { ExportDialog } from './export-dialog';

/** The buttons that export and import translations. */
export function ExchangeButtons() {
  const [exporting, setExporting] = useState(false);
  return (
    <>
      <Button onClick={() => setExporting(true)}>
        <IconDownload size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="translations.export" />
      </Button>
      <ButtonLink to="/admin/imports/new?kind=translations">
        <IconUpload size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="translations.import" />
      </ButtonLink>
      <ExportDialog opened={exporting} onClose={() => setExporting(false)} />
    </>
  );
}
