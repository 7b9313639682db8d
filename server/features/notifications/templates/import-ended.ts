import type { Language } from '#server/platform/language/i18n';
import { count } from './numbers';
import { mailTemplate } from './template';

export interface Ended {
  importId: string;
  fileName: string;
  /** Whether somebody, or the portal, has stopped it before its last row. */
  stopped: boolean;
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
}

const words = {
  en: { added: 'added', changed: 'changed', unchanged: 'without change', rejected: 'rejected' },
  es: { added: 'añadidas', changed: 'modificadas', unchanged: 'sin cambios', rejected: 'rechazadas' },
  fr: { added: 'ajoutées', changed: 'modifiées', unchanged: 'sans changement', rejected: 'rejetées' },
} as const;

const came = ['added', 'changed', 'unchanged', 'rejected'] as const;

/** How many rows came to what. */
const counts = (lang: Language, ended: Ended): string =>
  came.map((what) => `${count(lang, ended[what])} ${words[lang][what]}`).join(', ');

/** An import has ended, with what came of its rows. */
export const importEnded = mailTemplate<Ended>({
  path: ({ importId }) => `/admin/imports/${importId}`,
  en: (ended) => ({
    subject: `${ended.stopped ? 'The import was stopped' : 'The import is done'}: ${ended.fileName}`,
    paragraphs: [
      ended.stopped
        ? `The import of ${ended.fileName} was stopped before its last row. What was done by then stays.`
        : `All rows of ${ended.fileName} are through.`,
      `Rows: ${counts('en', ended)}.`,
      ...(ended.rejected > 0
        ? ['The rejected rows can be saved as a file, to be corrected and imported again.']
        : []),
      'The whole import can be undone for seven days.',
    ],
    action: 'See the report',
  }),
  es: (ended) => ({
    subject: `${ended.stopped ? 'La importación se detuvo' : 'La importación ha terminado'}: ${ended.fileName}`,
    paragraphs: [
      ended.stopped
        ? `La importación de ${ended.fileName} se detuvo antes de la última fila. Lo hecho hasta entonces se conserva.`
        : `Se han procesado todas las filas de ${ended.fileName}.`,
      `Filas: ${counts('es', ended)}.`,
      ...(ended.rejected > 0
        ? ['Las filas rechazadas se pueden guardar en un archivo para corregirlas e importarlas de nuevo.']
        : []),
      'La importación completa se puede deshacer durante siete días.',
    ],
    action: 'Ver el informe',
  }),
  fr: (ended) => ({
    subject: `${ended.stopped ? 'L’importation a été arrêtée' : 'L’importation est terminée'}\u00a0: ${ended.fileName}`,
    paragraphs: [
      ended.stopped
        ? `L’importation de ${ended.fileName} a été arrêtée avant la dernière ligne. Ce qui était fait à ce moment est conservé.`
        : `Toutes les lignes de ${ended.fileName} ont été traitées.`,
      `Lignes\u00a0: ${counts('fr', ended)}.`,
      ...(ended.rejected > 0
        ? [
            'Les lignes rejetées peuvent être enregistrées dans un fichier, pour être corrigées puis importées de nouveau.',
          ]
        : []),
      'Toute l’importation peut être annulée pendant sept jours.',
    ],
    action: 'Voir le rapport',
  }),
});
