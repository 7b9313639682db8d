import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { ExportDialog } from './export-dialog';
import { ImportDialog } from './import-dialog';

/** The ways out to translators and back. */
export function ExchangeButtons() {
  const [exporting, setExporting] = useState(false);
  const [importing, setImporting] = useState(false);
  // A file is begun anew whenever the dialog opens.
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Button onClick={() => setExporting(true)}>
        <IconDownload size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="translations.export" />
      </Button>
      <Button
        onClick={() => {
          setTurn(turn + 1);
          setImporting(true);
        }}
      >
        <IconUpload size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="translations.import" />
      </Button>
      <ExportDialog opened={exporting} onClose={() => setExporting(false)} />
      <ImportDialog key={turn} opened={importing} onClose={() => setImporting(false)} />
    </>
  );
}
