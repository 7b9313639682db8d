import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { message } from '#client/testing/message';
import { openImportTab as open, preview, type SpecImport } from '#client/testing/question-imports';

const isOpen = () => screen.findByText(message('admin.import.preview', { fileName: 'bank.gift' }));
const leave = () => fireEvent.click(screen.getByText('Questions'));
const question = () => screen.findByRole('dialog', { name: message('admin.import.leaveTitle') });
const answer = async (id: string) =>
  fireEvent.click(within(await question()).getByRole('button', { name: message(id) }));

describe('the guard on leaving an import preview', () => {
  it('asks for confirmation, and stays on the page if canceled', async () => {
    const { actions } = open([{}]);
    await isOpen();
    leave();
    await answer('admin.import.stay');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('another page')).toBeNull();
    expect(actions).toEqual([]);
  });

  it.each([
    ['admin.import.keep', 'KeepQuestionImport'],
    ['admin.import.discard', 'DiscardQuestionImport'],
  ])('continues after a decision: %s', async (id, operation) => {
    const { actions } = open([{}]);
    await isOpen();
    leave();
    await answer(id);
    await screen.findByText('another page');
    expect(actions).toEqual([[operation, 'bank.gift']]);
  });

  it.each<[string, Partial<SpecImport>]>([
    ['was saved for later', { expiresAt: null }],
    ['is someone else’s', { mine: false }],
    ['has nothing to add', { counts: { ...preview.counts, accepted: 0 } }],
  ])('doesn’t ask if it %s', async (_what, changes) => {
    const { actions } = open([changes], '?show=i1');
    await isOpen();
    leave();
    await screen.findByText('another page');
    expect(actions).toEqual([]);
  });
});
