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

/** The blocks of somebody's home page. */
export const homeOf = async (as: Call, fields = ''): Promise<VisibleBlock[]> =>
  (await as<{ homeBlocks: VisibleBlock[] }>(`{ homeBlocks { id kind ${fields} } }`)).homeBlocks;

export const kindsOf = async (as: Call): Promise<string[]> => (await homeOf(as)).map(({ kind }) => kind);

/** The first block of a kind on somebody's home page. */
export const blockOf = async (as: Call, kind: string, fields: string): Promise<VisibleBlock | undefined> =>
  (await homeOf(as, fields)).find((block) => block.kind === kind);

/** Every block as administrators edit it. */
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

/** Keeps the blocks as they are; what it gives puts them back. */
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
