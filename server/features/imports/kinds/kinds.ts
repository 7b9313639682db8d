import type { ImportKind, SheetKind } from '../import.enums';
import { accountNumbers, accounts } from './accounts';
import type { KindOfImport } from './kind';
import { pastResults } from './past-results';
import { people } from './people';
import { points } from './points';

const kinds: Readonly<Record<SheetKind, KindOfImport>> = {
  people,
  accounts,
  account_numbers: accountNumbers,
  points,
  past_results: pastResults,
};

/** Returns how the rows of a kind of sheet are processed. Throws if files of the kind aren't sheets. */
export function kindOf(kind: ImportKind): KindOfImport {
  if (kind === 'translations') throw new Error('A file of translations is no sheet.');
  return kinds[kind];
}
