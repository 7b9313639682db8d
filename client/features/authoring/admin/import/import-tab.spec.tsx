import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { message } from '#client/testing/message';
import { openImportTab as open, preview } from '#client/testing/question-imports';

const button = (id: string, values?: Record<string, string>) =>
  screen.findByRole('button', { name: message(id, values) });
const press = async (...of: Parameters<typeof button>) => fireEvent.click(await button(...of));
const confirmDiscard = async (fileName: string) => {
  await press('admin.import.discardOf', { fileName });
  const name = message('admin.import.discardTitle', { fileName });
  const dialog = within(await screen.findByRole('dialog', { name }));
  fireEvent.click(dialog.getByRole('button', { name: message('admin.import.discard') }));
};

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

/** Answers every request with the same response. Returns the requested addresses. */
function answerWith(ok: boolean, headers: Record<string, string>, body: object): string[] {
  const addresses: string[] = [];
  globalThis.fetch = async (address) => {
    addresses.push(String(address));
    const status = ok ? 200 : 409;
    const blob = async () => new Blob(['questions']);
    return { ok, status, headers: new Headers(headers), json: async () => body, blob } as Response;
  };
  return addresses;
}

describe('the import tab of a test', () => {
  it('shows the last preview after its window was closed, and lists saved imports', async () => {
    open([{ fileName: 'kept.gift', expiresAt: null }, { fileName: 'left.gift' }]);
    await screen.findByText(message('admin.import.preview', { fileName: 'left.gift' }));
    const earlier = screen.getByRole('list', { name: message('admin.import.earlier') });
    expect(within(earlier).getByText('kept.gift')).toBeTruthy();
    expect(within(earlier).getByText(message('admin.import.status.kept'))).toBeTruthy();
    expect(screen.queryByText(message('admin.import.isKept'))).toBeNull();
    fireEvent.click(
      within(earlier).getByRole('link', {
        name: message('admin.import.openOf', { fileName: 'kept.gift' }),
      }),
    );
    // Opening another import leaves the page too, so it asks.
    const question = await screen.findByRole('dialog', { name: message('admin.import.leaveTitle') });
    fireEvent.click(within(question).getByRole('button', { name: message('admin.import.keep') }));
    await screen.findByText(message('admin.import.preview', { fileName: 'kept.gift' }));
    expect(screen.getByText(new RegExp(message('admin.import.isKept')))).toBeTruthy();
  });

  it('shows the outcome of a preview that someone else has accepted or discarded', async () => {
    const { stored, actions } = open([{}]);
    await button('admin.import.keep');
    stored[0]!.status = 'discarded';
    await press('admin.import.keep');
    await screen.findByText(message('admin.import.discarded', { fileName: 'bank.gift' }));
    expect(screen.queryByRole('button', { name: message('admin.import.keep') })).toBeNull();
    expect(actions).toEqual([]);
  });

  it('shows the progress of the server, which continues without the page', async () => {
    open([{ status: 'reading', done: 1200, total: 4000 }]);
    const bar = await screen.findByRole('progressbar');
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1200', '4000']);
    expect(screen.getByText(message('admin.import.read', { done: 1200, total: 4000 }))).toBeTruthy();
    expect(screen.getByText(message('admin.import.readingGoesOn'))).toBeTruthy();
  });

  it('shows the position of the error in an invalid file', async () => {
    const problem = {
      __typename: 'QuestionSyntaxError',
      line: 8,
      code: 'brace_not_closed',
      value: null,
      reason: 'x',
    };
    open([{ status: 'failed', expiresAt: null, syntaxErrors: [problem] }], '?show=i1');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(message('admin.import.line', { line: 8 }))).toBeTruthy();
    expect(alert.getByText(message('admin.import.note.brace_not_closed'))).toBeTruthy();
  });

  it('lists the imports to decide about if there are too many, and then sends the file again', async () => {
    const kept = (_: unknown, at: number) => ({ fileName: `${at + 1}.gift`, expiresAt: null });
    const { actions, stored } = open(Array.from({ length: 10 }, kept));
    await button('admin.import.choose');
    const rejected = { success: false, code: 'CONFLICT', error: 'no' };
    const addresses = answerWith(false, { 'content-type': 'application/json' }, rejected);
    const files = [new File(['x'], 'eleventh.gift')];
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } });
    expect((await screen.findByRole('alert')).textContent).toContain('eleventh.gift');
    const inTheWay = await screen.findByRole('list', { name: message('admin.import.underWay') });
    expect(within(inTheWay).getAllByRole('listitem')).toHaveLength(10);
    await confirmDiscard('4.gift');
    const sendAgain = await button('admin.import.sendAgain');
    expect(actions).toEqual([['DiscardQuestionImport', '4.gift']]);

    stored.push({ ...preview, id: 'i11', fileName: 'eleventh.gift' });
    const sent = answerWith(true, { 'content-type': 'application/json' }, { success: true, _id: 'i11' });
    fireEvent.click(sendAgain);
    await screen.findByText(message('admin.import.preview', { fileName: 'eleventh.gift' }));
    expect(sent).toEqual(addresses);
  });

  it('saves the questions of the test as a file', async () => {
    open([]);
    const addresses = answerWith(true, { 'content-disposition': 'attachment; filename="m.gift"' }, {});
    URL.createObjectURL = () => 'blob:x';
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press('admin.import.exportNow');
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(addresses).toEqual(['/api/tests/t1/questions.gift']);
  });
});
