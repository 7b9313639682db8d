import { beforeAll, describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCache } from '#client/platform/apollo/cache';
import { message } from '#client/testing/message';
import { renderPortal } from '#client/testing/render';
import ImportPage from './import-page';
import ImportsPage from './imports-page';
import NewImportPage from './new-import-page';

const counts = (add: number, change: number, unchanged: number, reject: number) => ({
  __typename: 'ImportCounts',
  add,
  change,
  unchanged,
  reject,
});

const column = (index: number, heading: string, more: object = {}) => ({
  __typename: 'ImportColumn',
  index,
  heading,
  samples: [`${heading} 1`],
  filled: 4,
  field: null as string | null,
  words: [] as object[],
  known: [] as object[],
  slashDates: null as object | null,
  ...more,
});

const word = (of: string, means: string | null) => ({ __typename: 'ImportWord', word: of, means });

const base = {
  __typename: 'Import',
  id: 'i1',
  kind: 'people',
  language: null as string | null,
  status: 'read',
  fileName: 'dealers.csv',
  createdAt: '2026-11-25T08:00:00.000Z',
  madeBy: 'Ada Admin',
  rowCount: 4,
  counts: counts(0, 0, 0, 0),
  undoUntil: null as string | null,
  remembered: false,
  reading: {
    __typename: 'ImportReading',
    encoding: 'utf_8',
    encodingNeeded: false,
    doubtfulWords: [] as object[],
    headingLine: 1,
    firstRows: [{ __typename: 'ImportFirstRow', line: 1, cells: ['E-Mail', 'Level', 'Notes'] }],
    dateOrder: null as string | null,
  },
  done: 0,
  doneCounts: counts(0, 0, 0, 0),
  revokesPro: 0,
  invites: false,
  startedAt: null as string | null,
  endedAt: null as string | null,
  undoneAt: null as string | null,
  forgottenAt: '2026-12-25T08:00:00.000Z',
  failure: null as object | null,
  undo: null as object | null,
  columns: [
    column(0, 'E-Mail', { field: 'email' }),
    column(1, 'Level', { field: 'userType', words: [word('Std', 'standard'), word('MC', null)] }),
    column(2, 'Notes', { samples: [], filled: 0 }),
  ],
};

const field = (name: string, label: string, more: object = {}) => ({
  __typename: 'ImportField',
  field: name,
  label,
  finds: false,
  required: false,
  choices: [] as string[],
  ...more,
});

const fields = [
  field('email', 'E-mail', { finds: true }),
  field('name', 'Name', { required: true }),
  field('userType', 'User type', { choices: ['standard', 'motorcycle'] }),
];

const value = (name: string, label: string, said: string) => ({
  __typename: 'ImportValue',
  field: name,
  label,
  value: said,
});

const rows = [
  {
    __typename: 'ImportRow',
    line: 2,
    outcome: 'change',
    values: [value('name', 'Name', 'Chen'), value('email', 'E-mail', 'c@tires.example')],
    changes: [
      { __typename: 'ImportChange', field: 'userType', label: 'User type', before: 'pro', after: 'standard' },
    ],
    reasons: [],
    text: null as object | null,
  },
  {
    __typename: 'ImportRow',
    line: 3,
    outcome: 'reject',
    values: [value('email', 'E-mail', 'joy@')],
    changes: [],
    reasons: [
      { __typename: 'ImportReason', code: 'INVALID', field: 'email', text: 'This is no e-mail address.' },
    ],
    text: null as object | null,
  },
];

type Variables = Record<string, unknown>;

/** Creates a portal with one import. An action changes it as `actions` define, or is rejected with their code. */
function open(
  path: string,
  given: Partial<typeof base> = {},
  actions: Record<string, object | string> = {},
  nodes: object[] = rows,
) {
  let now: object = { ...base, ...given };
  const requests: { operation: string; variables: Variables }[] = [];
  const page = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  const preview = { __typename: 'ImportUndo', removed: 2, addedStays: 1, restored: 1, fieldsStay: 0 };
  const answers: Record<string, (variables: Variables) => object> = {
    Imports: () => ({
      imports: { __typename: 'ImportConnection', nodes: [now], totalCount: 1, pageInfo: page },
    }),
    ListViews: () => ({ listViews: [] }),
    OneImport: () => ({ import: now }),
    ImportFieldsOf: () => ({ importFields: fields }),
    ImportRows: () => ({
      import: {
        __typename: 'Import',
        id: 'i1',
        rows: { __typename: 'ImportRowConnection', nodes, totalCount: nodes.length, pageInfo: page },
      },
    }),
    ImportUndoPreview: () => ({ import: { __typename: 'Import', id: 'i1', undoPreview: preview } }),
  };
  const action = (operation: string) => {
    const { row, ...to } = (actions[operation] ?? {}) as { row?: object };
    now = { ...now, ...to };
    const name = `${operation[0]!.toLowerCase()}${operation.slice(1)}`;
    return { [name]: { __typename: `${operation}Payload`, import: now, ...(row && { row }) } };
  };
  const link = new ApolloLink(
    ({ operationName: operation = '', variables }) =>
      new Observable((observer) => {
        requests.push({ operation, variables });
        const rejection = actions[operation];
        if (typeof rejection === 'string') {
          // Someone else has continued the import.
          now = { ...now, status: 'discarded' };
          observer.next({ errors: [{ message: 'no', extensions: { code: rejection } }] });
        } else observer.next({ data: answers[operation]?.(variables) ?? action(operation) });
        observer.complete();
      }),
  );
  renderPortal(
    <Routes>
      <Route path="/admin/imports" element={<ImportsPage />} />
      <Route path="/admin/imports/new" element={<NewImportPage />} />
      <Route path="/admin/imports/:id" element={<ImportPage />} />
    </Routes>,
    { path, client: new ApolloClient({ cache: createCache(), link }) },
  );
  return (operation: string) => requests.filter((each) => each.operation === operation);
}

const at = '/admin/imports/i1';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const select = (name: string) => screen.findByRole('combobox', { name });

describe('the reading options of an import', () => {
  const row = (line: number, ...cells: string[]) => ({ __typename: 'ImportFirstRow', line, cells });

  it('appear only if something is ambiguous, or on request', async () => {
    open(at);
    await press('Reading options');
    expect(screen.getByText('First rows, as we read them')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Use row 1 as the heading row', pressed: true })).toBeTruthy();
  });

  it('show which rows are skipped, and can select another heading row', async () => {
    const firstRows = [row(1, 'Staff list'), row(3, 'E-Mail', 'Level'), row(4, 'a@tires.example', 'Std')];
    const of = open(
      at,
      { reading: { ...base.reading, headingLine: 3, firstRows } },
      { ReadImport: { status: 'reading' } },
    );
    expect(await screen.findByText('1 row above the headings is skipped.')).toBeTruthy();
    await press('Use row 4 as the heading row');
    await screen.findByText('Reading file');
    expect(of('ReadImport')[0]!.variables).toEqual({ input: { id: 'i1', headingLine: 4 } });
  });

  it('require the encoding before rows are checked', async () => {
    const doubtfulWords = [{ __typename: 'ImportDoubtfulWord', windows: 'JosŽ', macintosh: 'José' }];
    const reading = { ...base.reading, encodingNeeded: true, doubtfulWords };
    const of = open(at, { reading }, { ReadImport: { status: 'reading' } });
    expect(((await screen.findByRole('button', { name: /^Check 4/ })) as HTMLButtonElement).disabled).toBe(
      true,
    );
    expect(screen.getByText('Choose the encoding that spells the names correctly.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /José/ }));
    await screen.findByText('Reading file');
    expect(of('ReadImport')[0]!.variables).toEqual({ input: { id: 'i1', encoding: 'macintosh' } });
  });

  it('ask whether the day or the month comes first, with both dates in words', async () => {
    const slashDates = {
      __typename: 'ImportSlashDates',
      count: 2,
      dayMonthCount: 2,
      monthDayCount: 2,
      sample: '03/09/2025',
      sampleLine: 2,
      onlyOrder: null,
    };
    const columns = [
      column(0, 'E-Mail', { field: 'email' }),
      column(1, 'Day', { field: 'date', slashDates }),
    ];
    const of = open(at, { columns }, { ReadImport: { status: 'reading' } });
    expect(await screen.findByText('Choose whether the day or the month comes first.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /September 3, 2025/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /March 9, 2025/ }));
    await screen.findByText('Reading file');
    expect(of('ReadImport')[0]!.variables).toEqual({ input: { id: 'i1', dateOrder: 'month_day' } });
  });
});

describe('the columns of an import', () => {
  it('are matched to fields and values, and sent as matched', async () => {
    const of = open(at, {}, { MatchImportColumns: { status: 'checking' } });
    expect(((await select('Import E-Mail as')) as HTMLSelectElement).value).toBe('email');
    expect(screen.getByText('E-Mail 1')).toBeTruthy();
    expect(screen.getByText('Identifies the row')).toBeTruthy();
    expect(screen.getByText('Match 1 value')).toBeTruthy();
    expect(screen.getByText('Empty')).toBeTruthy();
    fireEvent.change(await select('MC means'), { target: { value: 'motorcycle' } });
    expect(screen.getByText('Recognized')).toBeTruthy();
    await press('Check 4 rows');
    await screen.findByText('Checking rows');
    expect(of('MatchImportColumns')[0]!.variables).toEqual({
      input: {
        id: 'i1',
        columns: [
          { index: 0, field: 'email', words: [] },
          {
            index: 1,
            field: 'userType',
            words: [
              { word: 'Std', means: 'standard' },
              { word: 'MC', means: 'motorcycle' },
            ],
          },
        ],
      },
    });
  });

  it('ask for values once a column is matched to a field with fixed values, except known ones', async () => {
    const known = [{ __typename: 'ImportMeaning', word: 'PRO', field: 'userType', means: 'pro' }];
    const words = [word('PRO', null), word('Std', null)];
    open(at, { columns: [base.columns[0]!, column(1, 'Customer', { words, known })] });
    expect(await screen.findByText('Not imported')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Std means' })).toBeNull();
    fireEvent.change(await select('Import Customer as'), { target: { value: 'userType' } });
    expect(screen.getByText('Match 1 value')).toBeTruthy();
    fireEvent.change(await select('Std means'), { target: { value: 'standard' } });
    expect(screen.getByText('Recognized')).toBeTruthy();
    // The value can still be changed.
    expect(await select('Std means')).toBeTruthy();
  });

  it('block checking if two match the same field, or none identifies rows', async () => {
    open(at);
    fireEvent.change(await select('Import Level as'), { target: { value: 'email' } });
    expect(screen.getAllByText('Selected twice')).toHaveLength(2);
    const check = screen.getByRole('button', { name: 'Check 4 rows' }) as HTMLButtonElement;
    expect(check.disabled).toBe(true);
    fireEvent.change(await select('Import Level as'), { target: { value: '' } });
    fireEvent.change(await select('Import E-Mail as'), { target: { value: '' } });
    expect(screen.getByText('Choose a column that identifies each row.')).toBeTruthy();
    expect(check.disabled).toBe(true);
  });

  it.each([true, false])('show whether they were remembered from an earlier file: %s', async (remembered) => {
    open(at, { remembered });
    await select('Import E-Mail as');
    expect(screen.queryAllByText(message('imports.columns.remembered'))).toHaveLength(remembered ? 1 : 0);
  });

  it('are reloaded if someone continued the import elsewhere', async () => {
    open(at, {}, { MatchImportColumns: 'CONFLICT' });
    await press('Check 4 rows');
    expect(await screen.findByText('This import was discarded before anything was changed.')).toBeTruthy();
  });
});

describe('the rows of an import', () => {
  const checked = { status: 'checked', counts: counts(1, 1, 1, 1), revokesPro: 1 };

  it('show the outcome of each and why, filtered by outcome, before anything is changed', async () => {
    const of = open(at, checked, { StartImport: { status: 'running', startedAt: base.createdAt } });
    expect(await screen.findByText('This is no e-mail address.')).toBeTruthy();
    const change = (await screen.findByText('PRO')).closest('td')!;
    expect(change.textContent).toBe('User type PRO → Standard');
    const tabs = within(screen.getByRole('navigation', { name: 'Filter rows by what happens' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All, 4',
      'Add, 1',
      'Change, 1',
      'No change, 1',
      'Reject, 1',
    ]);
    expect(screen.getByText('1 row removes PRO status from a person.')).toBeTruthy();
    fireEvent.click(tabs.getByText('Reject, 1'));
    await waitFor(() =>
      expect(of('ImportRows').at(-1)!.variables).toMatchObject({ filter: { outcome: 'reject' } }),
    );
    expect(screen.getByText('Nothing has been changed yet.')).toBeTruthy();
    expect(of('StartImport')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Invite the new person by e-mail' }));
    await press('Import 2 rows');
    expect(await screen.findByText('Step 4 of 5: Import')).toBeTruthy();
    expect(of('StartImport')[0]!.variables).toEqual({ input: { id: 'i1', invite: true } });
  });

  it('mention mail only if new people could receive it', async () => {
    const mail = 'We only e-mail the new people if you invite them.';
    open(at, checked);
    expect((await screen.findByText('Nothing has been changed yet.')).parentElement!.textContent).toContain(
      mail,
    );
    cleanup();
    open(at, { ...checked, kind: 'points' });
    expect(
      (await screen.findByText('Nothing has been changed yet.')).parentElement!.textContent,
    ).not.toContain(mail);
  });

  it('lead back to the columns, and can’t be imported if none changes anything', async () => {
    open(at, { ...checked, counts: counts(0, 0, 2, 2) });
    expect(await screen.findByText('There’s nothing to import.')).toBeTruthy();
    const start = screen.getByRole('button', { name: 'Import 0 rows' }) as HTMLButtonElement;
    expect(start.disabled).toBe(true);
    await press('Back');
    expect(await select('Import E-Mail as')).toBeTruthy();
    await press('Back');
    expect(await screen.findByText('There’s nothing to import.')).toBeTruthy();
  });
});

describe('a rejected row of an import', () => {
  it('can be corrected in place, stays open while it is rejected, and then updates the list', async () => {
    const row = (outcome: string, reasons: object[]) => ({ ...rows[1]!, outcome, reasons });
    const wrong = { __typename: 'ImportReason', code: 'REQUIRED', field: 'role', text: 'Your own role.' };
    const of = open(
      at,
      { status: 'checked', counts: counts(1, 1, 1, 1) },
      { CorrectImportRow: { row: row('reject', [wrong]) } },
    );
    await press('Correct row');
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct row 3' }));
    const email = (await dialog.findByLabelText('E-mail')) as HTMLInputElement;
    expect(email.value).toBe('joy@');
    expect(dialog.getByText('This is no e-mail address.')).toBeTruthy();
    expect(dialog.queryByLabelText('Name')).toBeNull();
    fireEvent.change(email, { target: { value: 'joy@tires.example' } });
    fireEvent.change(dialog.getByLabelText('User type'), { target: { value: 'motorcycle' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Check row' }));
    expect(await dialog.findByText('Your own role.')).toBeTruthy();
    expect(dialog.queryByText('This is no e-mail address.')).toBeNull();
    expect(of('CorrectImportRow')[0]!.variables).toEqual({
      input: {
        id: 'i1',
        line: 3,
        values: [
          { field: 'email', value: 'joy@tires.example' },
          { field: 'userType', value: 'motorcycle' },
        ],
      },
    });
    await waitFor(() => expect(of('ImportRows').length).toBeGreaterThan(1));
    expect(await dialog.findByRole('button', { name: 'Check row' })).toBeTruthy();
  });

  it('closes its dialog once it is correct', async () => {
    open(
      at,
      { status: 'checked', counts: counts(1, 1, 1, 1) },
      { CorrectImportRow: { counts: counts(2, 1, 1, 0), row: { ...rows[1]!, outcome: 'add', reasons: [] } } },
    );
    await press('Correct row');
    fireEvent.click(await screen.findByRole('button', { name: 'Check row' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Import 3 rows' })).toBeTruthy();
  });

  it('shows the progress of checking many dependent rows', async () => {
    open(
      at,
      { status: 'checked', counts: counts(1, 1, 1, 1) },
      {
        CorrectImportRow: {
          status: 'checking',
          done: 2,
          row: { ...rows[1]!, outcome: 'add', reasons: [] },
        },
      },
    );
    await press('Correct row');
    fireEvent.click(await screen.findByRole('button', { name: 'Check row' }));
    expect(await screen.findByText('Checking rows')).toBeTruthy();
    expect(await screen.findByText('of 4 rows done')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the page of an import', () => {
  it('shows progress, and stops a running import only after confirmation', async () => {
    const running = { status: 'running', done: 2, doneCounts: counts(1, 1, 0, 0), startedAt: base.createdAt };
    const of = open(at, running, { StopImport: { status: 'stopped', endedAt: base.createdAt } });
    expect(await screen.findByText('of 4 rows done')).toBeTruthy();
    expect(screen.getByText('1 added, 1 changed, 0 unchanged, 0 rejected')).toBeTruthy();
    await press('Stop import');
    expect(of('StopImport')).toEqual([]);
    const confirmDialog = within(await screen.findByRole('dialog', { name: 'Stop the import?' }));
    fireEvent.click(confirmDialog.getByRole('button', { name: 'Stop import' }));
    expect(await screen.findByText('Stopped. 2 rows imported.')).toBeTruthy();
  });

  it('reports a finished import, and undoes it after a confirmation that names what remains', async () => {
    const undoUntil = new Date(Date.now() + 3 * 86_400_000 - 60_000).toISOString();
    const done = { status: 'done', doneCounts: counts(3, 1, 0, 0), endedAt: base.createdAt, undoUntil };
    const undo = { __typename: 'ImportUndo', removed: 2, addedStays: 1, restored: 1, fieldsStay: 0 };
    const of = open(at, done, { UndoImport: { status: 'undone', undo, undoneAt: base.createdAt } });
    expect(await screen.findByText('4 rows imported.')).toBeTruthy();
    expect(await screen.findByText(/3 more days/)).toBeTruthy();
    await press('Undo import…');
    const confirmDialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    expect(
      confirmDialog.getByText('1 added item is kept because it’s in use or has changed since then'),
    ).toBeTruthy();
    expect(of('UndoImport')).toEqual([]);
    fireEvent.click(confirmDialog.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('This import was undone.')).toBeTruthy();
    expect(
      screen.getByText(
        /^Removed: 2. Changes reverted: 1. Kept because used or changed since then: 1 added, 0 fields/,
      ),
    ).toBeTruthy();
  });

  const failed = (code: string) => ({
    __typename: 'ImportFailure',
    code,
    message: '',
    reason: null,
    line: null,
    rows: null,
    columns: null,
  });

  it('shows that the import stopped, and resumes it', async () => {
    const undoUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const stopped = { status: 'stopped', failure: failed('INTERNAL'), done: 1, undoUntil };
    const of = open(at, stopped, { ResumeImport: { status: 'running', failure: null } });
    expect(await screen.findByText(/The import stopped after several failed attempts/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Undo import…' })).toBeTruthy();
    await press('Import the remaining 3 rows');
    expect(of('ResumeImport')).toMatchObject([{ variables: { input: { id: 'i1' } } }]);
    expect(await screen.findByText('of 4 rows done')).toBeTruthy();
  });

  it('shows that nothing was changed if the file couldn’t be processed', async () => {
    open(at, { status: 'failed', failure: failed('INTERNAL') });
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /We tried several times.*Nothing was changed/,
    );
  });

  it('shows how far a stopped undo came, and continues it after confirmation', async () => {
    const undo = { __typename: 'ImportUndo', removed: 2, addedStays: 0, restored: 0, fieldsStay: 0 };
    const undoUntil = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const stopped = {
      status: 'stopped',
      undo,
      undoUntil,
      doneCounts: counts(3, 1, 0, 0),
      failure: failed('INTERNAL'),
    };
    const of = open(at, stopped, { UndoImport: { status: 'undoing' } });
    expect(await screen.findByText('Undoing stopped. 2 of 4 rows are undone.')).toBeTruthy();
    await press('Undo the rest…');
    await press('Undo the rest');
    await screen.findByText('Undoing');
    expect(of('UndoImport')).toHaveLength(1);
  });

  it('shows why an import stopped, and what another administrator can do', async () => {
    const failure = failed('FORBIDDEN');
    const undo = { __typename: 'ImportUndo', removed: 500, addedStays: 0, restored: 0, fieldsStay: 0 };
    open(at, { status: 'stopped', failure, undo, endedAt: base.createdAt });
    expect(
      await screen.findByText(/Undoing stopped because.*no longer has permission to import/),
    ).toBeTruthy();
  });

  it('shows why a file can’t be read, and offers another file', async () => {
    const failure = {
      code: 'BAD_USER_INPUT',
      message: 'No.',
      reason: 'open_quote',
      line: 7,
      rows: null,
      columns: null,
    };
    open(at, { status: 'failed', failure: { __typename: 'ImportFailure', ...failure } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/in the row on line 7 is never closed/);
    fireEvent.click(screen.getByRole('link', { name: 'Import another file' }));
    expect(await screen.findByRole('heading', { name: 'What the file needs' })).toBeTruthy();
  });

  it('is listed with its file, administrator and outcome', async () => {
    const of = open('/admin/imports?kind=people', { status: 'done', counts: counts(3, 1, 0, 2) });
    const link = await screen.findByRole('link', { name: 'dealers.csv' });
    expect(link.getAttribute('href')).toBe('/admin/imports/i1');
    const row = within(link.closest('tr')!);
    expect(row.getByText('Imported')).toBeTruthy();
    expect(row.getByText('Ada Admin')).toBeTruthy();
    const where = { kind: { oneOf: ['people'] } };
    expect(of('Imports')[0]!.variables).toMatchObject({ where, search: null, orderBy: null });
  });

  it('is found and sorted by the server, and exported with all that match', async () => {
    const of = open('/admin/imports?rejected=1,&sort=-fileName');
    await screen.findByRole('link', { name: 'dealers.csv' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search by file name or person' }), {
      target: { value: 'dealers' },
    });
    await waitFor(() => expect(of('Imports').at(-1)!.variables['search']).toBe('dealers'));
    expect(of('Imports').at(-1)!.variables).toMatchObject({
      where: { rejected: { min: 1 } },
      orderBy: { field: 'fileName', direction: 'DESC' },
    });
    expect(screen.getByRole('button', { name: 'Export all matches' })).toBeTruthy();
  });
});

describe('the page of a new import', () => {
  it('asks for the kind of list, and shows its required fields', async () => {
    const of = open('/admin/imports/new?kind=accounts');
    expect(await screen.findByText('Import accounts')).toBeTruthy();
    expect(await screen.findByText('required; identifies each row')).toBeTruthy();
    fireEvent.change(await select('What do you want to import?'), { target: { value: 'points' } });
    expect(await screen.findByText('Import points')).toBeTruthy();
    expect(of('ImportFieldsOf').map(({ variables }) => variables)).toEqual([
      { kind: 'accounts' },
      { kind: 'points' },
    ]);
  });
});

describe('an import of translations', () => {
  // The page loads this code when it first opens, which takes longer than a spec waits.
  beforeAll(() => import('./texts/text-rows'));

  const french = { kind: 'translations', fileName: 'fr.xlf', language: 'fr', columns: [] };
  const text = (id: string, more: object = {}) => ({
    __typename: 'ImportedText',
    id,
    translated: true,
    kind: 'module',
    title: 'Winter compounds',
    place: null,
    path: 'name',
    rich: false,
    source: 'Winter',
    before: '',
    after: 'Hiver',
    ...more,
  });
  const textRow = (line: number, outcome: string, said: object, reasons: object[] = []) => ({
    __typename: 'ImportRow',
    line,
    outcome,
    values: [],
    changes: [],
    reasons,
    text: said,
  });
  const changed = { __typename: 'ImportReason', code: 'CHANGED_SINCE', field: null, text: 'It was changed.' };
  const texts = [
    textRow(1, 'change', text('module:1:name')),
    textRow(2, 'change', text('module:2:name', { before: 'Pneu', after: 'Pneu' })),
    textRow(3, 'unchanged', text('module:3:name', { translated: false, after: '' })),
    textRow(4, 'reject', text('module:4:name', { kind: null, title: null, path: null, after: 'Été' }), [
      changed,
    ]),
  ];

  it('previews each translation, then starts without matching columns', async () => {
    const given = { ...french, status: 'checked', counts: counts(0, 2, 1, 1) };
    const of = open(at, given, { StartImport: { status: 'running' } }, texts);
    expect(await screen.findByText('Hiver')).toBeTruthy();
    expect(screen.getAllByText('Winter compounds')).toHaveLength(3);
    expect(screen.getByText('Still correct')).toBeTruthy();
    expect(screen.getByText('Not translated in the file')).toBeTruthy();
    expect(screen.getByText('module:4:name')).toBeTruthy();
    expect(screen.getByText('It was changed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Correct row' })).toBeNull();
    await press('Import 2 translations');
    await screen.findByRole('button', { name: 'Stop import' });
    expect(of('StartImport')[0]!.variables).toEqual({ input: { id: 'i1', invite: false } });
  });

  it('shows why a file can’t be read, with the line', async () => {
    const failure = {
      __typename: 'ImportFailure',
      code: 'BAD_USER_INPUT',
      message: 'This isn’t an XLIFF 1.2 file.',
      reason: 'not_xliff',
      line: 1,
      rows: null,
      columns: null,
    };
    open(at, { ...french, status: 'failed', language: null, failure });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Line 1: this isn’t an XLIFF 1.2 file/);
  });

  it('accepts an XLIFF file instead of a sheet', async () => {
    open('/admin/imports/new?kind=translations');
    expect(await screen.findByRole('button', { name: 'Choose an XLIFF file' })).toBeTruthy();
    expect(screen.getByText('The file you exported')).toBeTruthy();
  });
});
