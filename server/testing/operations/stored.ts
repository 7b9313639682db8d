import { demoId } from '#server/demo/ids';
import { select } from '#server/platform/database/database';
import { makeClient } from '#server/testing/factories';

/** The id of a demo module for operations. */
export const moduleId = demoId('module', 'all-terrain-basics');

export async function test(): Promise<{ id: string; moduleId: string }> {
  const [row] = await select<{ id: string; moduleId: string }>(
    'spec-test',
    'select id, module_id as "moduleId" from test order by id limit 1',
  );
  return row!;
}

export async function questionImport(): Promise<string> {
  const [row] = await select<{ id: string }>(
    'spec-import',
    `with imported as (
       insert into question_import (module_id, file_name, format, status, done, total, made_by_kind)
       values ($1, 'bank.gift', 'gift', 'previewed', 1, 1, 'system') returning id
     ), line as (
       insert into question_import_line (import_id, number, line, label, status, already_there, notes)
       select id, 1, 1, 'Tread', 'rejected', false, '[]' from imported
     ) select id from imported`,
    [moduleId],
  );
  return row!.id;
}

export async function question(kind: string): Promise<string> {
  const [row] = await select<{ id: string }>(
    'spec-question',
    'select id from question where kind = $1 limit 1',
    [kind],
  );
  return row!.id;
}

export async function certificateNumber(): Promise<string> {
  const [row] = await select<{ number: string }>(
    'spec-certificate',
    'select number from certificate limit 1',
  );
  return row!.number;
}

export async function attempt(status: string): Promise<string> {
  const [row] = await select<{ id: string }>(
    'spec-attempt',
    'select id from attempt where profile_id = $1 and status = $2 limit 1',
    [demoId('profile', 'learner@treadway.example'), status],
  );
  return row!.id;
}

/** Adds an API client and returns its id. */
export async function apiClient(): Promise<string> {
  const clientId = await makeClient();
  const [row] = await select<{ id: string }>(
    'spec-api-client',
    'select id from api_client where client_id = $1',
    [clientId],
  );
  return row!.id;
}
