import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Uppy } from '@uppy/core';
import { Link } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import type { AdminQuestionFieldsFragment } from './admin-question.generated';
import { newOption, newQuestion, type QuestionDraft } from './question-draft';
import { useQuestionEditor } from './use-question-editor';

// The upload area and the uploader only work in a real browser.
const uploader = new Uppy();
jest.unstable_mockModule('#client/features/uploads/widget/use-uploader', () => ({
  useUploader: () => ({ uploader, limits: {} }),
}));
jest.unstable_mockModule('#client/features/uploads/widget/upload-area', () => ({ UploadArea: () => null }));
const { QuestionForm } = await import('./question-form');

const texts = (en: string) => ({ en, es: '', fr: '' });
const draft: QuestionDraft = {
  ...newQuestion(),
  text: texts('Which tire?'),
  imageAssetId: { smUrl: '/images/mine', assetId: 'a1' },
  options: ['A', 'B'].map((each) => ({ ...newOption(), text: texts(each), correct: each === 'A' })),
};

let sent: QuestionDraft[];
beforeEach(() => {
  sent = [];
});

/** Opens the form of a question. `theirs` is the version that someone else has saved. */
async function open(theirs?: QuestionDraft): Promise<void> {
  function Form() {
    const editor = useQuestionEditor({
      initial: draft,
      save: async (values) => {
        sent.push(values);
        const extensions = { code: 'CONFLICT' };
        if (theirs) throw new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions }] });
        return undefined as never;
      },
      saved: theirs && {
        readAt: 'first',
        draftOf: () => theirs,
        reload: async () => ({ updatedAt: 'second' }) as AdminQuestionFieldsFragment,
      },
    });
    return (
      <>
        <QuestionForm editor={editor} pictureOf="q1" />
        <button onClick={() => editor.change({ imageAssetId: { smUrl: '/images/new', assetId: 'a2' } })}>
          Another picture
        </button>
        <Link to="/elsewhere">Elsewhere</Link>
      </>
    );
  }
  await act(async () => void renderPortal(<Form />, { path: '/question' }));
}

const field = () => screen.getAllByRole('group', { name: 'Question image' })[0]!;
const pictures = () => [...field().querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the image in the question form', () => {
  it('is removed only after confirmation, and asks before leaving the page without saving', async () => {
    await open();
    await press('Delete image 1 of 1');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pictures()).toEqual(['/images/mine']);
    await press('Delete image 1 of 1');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(pictures()).toEqual([]));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Question image'));
    fireEvent.click(screen.getByText('Elsewhere'));
    const leave = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(within(leave).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Save');
    expect(sent.map(({ imageAssetId }) => imageAssetId)).toEqual([null]);
  });

  it('blocks saving while it is uploading, and shows why', async () => {
    await open();
    await press('Replace image');
    const data = new File(['x'], 'tire.jpg', { type: 'image/jpeg' });
    await act(async () => void uploader.addFile({ name: data.name, type: data.type, data }));
    await press('Save');
    const words = 'The image is still uploading. Wait until it finishes, or cancel the upload.';
    expect(within(field()).getByRole('alert').textContent).toBe(words);
    expect(sent).toEqual([]);
    await act(async () => uploader.cancelAll());
  });

  it('stays selected after someone else saved the question, until their version is loaded', async () => {
    await open({ ...draft, imageAssetId: null, text: texts('Which tire is theirs?') });
    await press('Another picture');
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Which version do you want to keep?' });
    expect(pictures()).toEqual(['/images/new']);
    await act(
      async () =>
        void fireEvent.click(
          within(dialog).getByRole('button', { name: 'Discard my changes and load theirs' }),
        ),
    );
    await waitFor(() => expect(pictures()).toEqual([]));
    expect(screen.getByRole('textbox', { name: 'Question, English' }).textContent).toBe(
      'Which tire is theirs?',
    );
  });
});
