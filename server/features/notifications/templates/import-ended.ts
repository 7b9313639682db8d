import { mailTemplate } from './template';

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

type How = 'done' | 'stopped' | 'run' | 'undo';

const howOf = ({ couldNot, stopped }: Ended): How => couldNot ?? (stopped ? 'stopped' : 'done');

/** Reports the end of an import, or of its undoing, with the number of rows by outcome. */
export const importEnded = mailTemplate<Ended>({
  path: ({ importId }) => `/admin/imports/${importId}`,
  text: (ended, write) => {
    const how = howOf(ended);
    const { fileName: file, added, changed, unchanged, rejected } = ended;
    return {
      subject: write(`importEnded.${how}.subject`, { file }),
      paragraphs: [
        write(`importEnded.${how}.ended`, { file }),
        write('importEnded.rows', { added, changed, unchanged, rejected }),
        ...(rejected > 0 ? [write('importEnded.rejected')] : []),
        write(`importEnded.${how}.then`),
      ],
      action: write('importEnded.action'),
    };
  },
});
