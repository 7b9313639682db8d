import type { ImportKind } from '../import.enums';
import { accountNumbers, accounts } from './accounts';
import type { KindOfImport } from './kind';
import { pastResults } from './past-results';
import { people } from './people';
import { points } from './points';

const kinds: Readonly<Record<ImportKind, KindOfImport>> = {
  people,
  accounts,
  account_numbers: accountNumbers,
  points,
  past_results: pastResults,
};

export const kindOf = (kind: ImportKind): KindOfImport => kinds[kind];
