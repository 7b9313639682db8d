import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';
import type { Call } from '../api/calls';

export interface VisibleBlock {
  id: string;
  kind: string;
  [field: string]: unknown;
}

export interface EditedBlock {
  id: string;
  kind: string;
  hidden: boolean;
  updatedAt: string;
}

/** Returns the blocks of a caller's home page. */
export const homeOf = async (as: Call, fields = ''): Promise<VisibleBlock[]> =>
  (await as<{ homeBlocks: VisibleBlock[] }>(`{ homeBlocks { id kind ${fields} } }`)).homeBlocks;

export const kindsOf = async (as: Call): Promise<string[]> => (await homeOf(as)).map(({ kind }) => kind);

/** Returns the first block of a kind on a caller's home page. */
export const blockOf = async (as: Call, kind: string, fields: string): Promise<VisibleBlock | undefined> =>
  (await homeOf(as, fields)).find((block) => block.kind === kind);

/** Returns every block for editing. */
export const editedBlocks = async (asAdmin: Call): Promise<EditedBlock[]> =>
  (
    await asAdmin<{ list: { nodes: EditedBlock[] } }>(
      '{ list: adminHomeBlocks(first: 100) { nodes { id kind hidden updatedAt } } }',
    )
  ).list.nodes;

export const createBlock = async (asAdmin: Call, input: object): Promise<VisibleBlock> =>
  (
    await asAdmin<{ made: { homeBlock: VisibleBlock } }>(
      'mutation($input: CreateHomeBlockInput!) { made: createHomeBlock(input: $input) { homeBlock { id kind } } }',
      { input },
    )
  ).made.homeBlock;

/** Stores the blocks. Returns a function that restores them. */
export async function storedHome(): Promise<() => Promise<void>> {
  const { rows } = await pool().query<{ kept: unknown }>('select jsonb_agg(t) as kept from home_block t');
  return async () => {
    await pool().query('delete from home_block');
    await pool().query(
      'insert into home_block select * from jsonb_populate_recordset(null::home_block, $1)',
      [JSON.stringify(rows[0]!.kept)],
    );
    evictAll();
  };
}
