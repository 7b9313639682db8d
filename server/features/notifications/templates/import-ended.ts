import type { Language } from '#server/platform/language/i18n';
import { count } from './numbers';
import { type MailText, mailTemplate } from './template';

export interface Ended {
  importId: string;
  fileName: string;
  /** True if it was stopped before its last row, by a person or automatically. */
  stopped: boolean;
  /** The step that failed repeatedly; absent if none did. */
  couldNot?: 'run' | 'undo';
  added: number;
  changed: number;
  unchanged: number;
  rejected: number;
}

const words = {
  en: { added: 'added', changed: 'changed', unchanged: 'unchanged', rejected: 'rejected' },
  es: { added: 'agregadas', changed: 'cambiadas', unchanged: 'sin cambios', rejected: 'rechazadas' },
  fr: { added: 'ajoutées', changed: 'modifiées', unchanged: 'sans changement', rejected: 'rejetées' },
} as const;

const came = ['added', 'changed', 'unchanged', 'rejected'] as const;

/** Returns the number of rows by outcome. */
const counts = (lang: Language, ended: Ended): string =>
  came.map((what) => `${count(lang, ended[what])} ${words[lang][what]}`).join(', ');

interface Words {
  subject: string;
  /** The outcome of the import. */
  ended: string;
  /** The possible next steps. */
  then: string;
}

type How = 'done' | 'stopped' | 'run' | 'undo';

const howOf = ({ couldNot, stopped }: Ended): How => couldNot ?? (stopped ? 'stopped' : 'done');

const told: Record<Language, Record<How, (fileName: string) => Words>> = {
  en: {
    done: (file) => ({
      subject: `Import finished: ${file}`,
      ended: `All rows of ${file} were processed.`,
      then: 'You can undo the whole import for seven days.',
    }),
    stopped: (file) => ({
      subject: `Import stopped: ${file}`,
      ended: `The import of ${file} was stopped before its last row. Rows imported by then are kept.`,
      then: 'For seven days, you can resume it where it stopped or undo it as a whole.',
    }),
    run: (file) => ({
      subject: `Import failed: ${file}`,
      ended: `The import of ${file} stopped before its last row, after several failed attempts. Rows imported by then are kept.`,
      then: 'For seven days, you can resume it where it stopped or undo it as a whole.',
    }),
    undo: (file) => ({
      subject: `Undoing the import failed: ${file}`,
      ended: `Undoing the import of ${file} stopped after several failed attempts. Rows undone by then stay undone.`,
      then: 'Open the import to undo the rest.',
    }),
  },
  es: {
    done: (file) => ({
      subject: `La importación ha terminado: ${file}`,
      ended: `Se han procesado todas las filas de ${file}.`,
      then: 'Puede deshacer toda la importación durante siete días.',
    }),
    stopped: (file) => ({
      subject: `La importación se detuvo: ${file}`,
      ended: `La importación de ${file} se detuvo antes de la última fila. Las filas importadas hasta entonces se conservan.`,
      then: 'Durante siete días puede continuarla donde se detuvo o deshacerla por completo.',
    }),
    run: (file) => ({
      subject: `La importación falló: ${file}`,
      ended: `La importación de ${file} se detuvo antes de la última fila, tras varios intentos fallidos. Las filas importadas hasta entonces se conservan.`,
      then: 'Durante siete días puede continuarla donde se detuvo o deshacerla por completo.',
    }),
    undo: (file) => ({
      subject: `No se pudo deshacer la importación: ${file}`,
      ended: `La anulación de la importación de ${file} se detuvo tras varios intentos fallidos. Las filas deshechas hasta entonces quedan así.`,
      then: 'Abra la importación para deshacer el resto.',
    }),
  },
  fr: {
    done: (file) => ({
      subject: `L’importation est terminée\u00a0: ${file}`,
      ended: `Toutes les lignes de ${file} ont été traitées.`,
      then: 'Vous pouvez annuler toute l’importation pendant sept jours.',
    }),
    stopped: (file) => ({
      subject: `L’importation a été arrêtée\u00a0: ${file}`,
      ended: `L’importation de ${file} a été arrêtée avant la dernière ligne. Les lignes importées jusque-là sont conservées.`,
      then: 'Pendant sept jours, vous pouvez la reprendre là où elle s’est arrêtée ou l’annuler entièrement.',
    }),
    run: (file) => ({
      subject: `L’importation a échoué\u00a0: ${file}`,
      ended: `L’importation de ${file} s’est arrêtée avant la dernière ligne, après plusieurs tentatives échouées. Les lignes importées jusque-là sont conservées.`,
      then: 'Pendant sept jours, vous pouvez la reprendre là où elle s’est arrêtée ou l’annuler entièrement.',
    }),
    undo: (file) => ({
      subject: `L’annulation de l’importation a échoué\u00a0: ${file}`,
      ended: `L’annulation de l’importation de ${file} s’est arrêtée après plusieurs tentatives échouées. Les lignes déjà annulées le restent.`,
      then: 'Ouvrez l’importation pour annuler le reste.',
    }),
  },
};

/** Texts that don't depend on how the import ended. */
const common: Record<Language, { rows: string; rejected: string; action: string }> = {
  en: {
    rows: 'Rows: ',
    rejected: 'You can download the rejected rows as a file, correct them and import them again.',
    action: 'View report',
  },
  es: {
    rows: 'Filas: ',
    rejected: 'Puede descargar las filas rechazadas en un archivo, corregirlas e importarlas de nuevo.',
    action: 'Ver el informe',
  },
  fr: {
    rows: 'Lignes\u00a0: ',
    rejected:
      'Vous pouvez télécharger les lignes rejetées dans un fichier, les corriger et les importer de nouveau.',
    action: 'Voir le rapport',
  },
};

const written =
  (lang: Language) =>
  (ended: Ended): MailText => {
    const { subject, ended: how, then } = told[lang][howOf(ended)](ended.fileName);
    const { rows, rejected, action } = common[lang];
    return {
      subject,
      paragraphs: [how, `${rows}${counts(lang, ended)}.`, ...(ended.rejected > 0 ? [rejected] : []), then],
      action,
    };
  };

/** Reports the end of an import, or of its undoing, with the number of rows by outcome. */
export const importEnded = mailTemplate<Ended>({
  path: ({ importId }) => `/admin/imports/${importId}`,
  en: written('en'),
  es: written('es'),
  fr: written('fr'),
});
