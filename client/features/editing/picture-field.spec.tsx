import { describe, expect, it, jest } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Uppy } from '@uppy/core';
import { Link } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { required } from '#client/ui/editing/problem';
import { AdminEditor } from '#client/ui/editor/admin-editor';
import { newDraft, problemsOf, type DraftOf } from '#client/ui/editor/described/field';
import { FieldInputs, useFieldNames } from '#client/ui/editor/described/fields';
import { line } from '#client/ui/editor/described/kinds';
import { useEditor } from '#client/ui/editor/use-editor';

// The upload area and the uploader only work in a real browser.
const uploader = new Uppy();
jest.unstable_mockModule('#client/features/uploads/widget/use-uploader', () => ({
  useUploader: () => ({ uploader, limits: {} }),
}));
jest.unstable_mockModule('#client/features/uploads/widget/upload-area', () => ({ UploadArea: () => null }));
const { neededPicture, picture } = await import('./picture-field');

const fields = {
  name: line({ label: 'admin.name', maxLength: 20 }),
  pictureId: picture({ label: 'admin.awards.picture' }),
};
type Draft = DraftOf<typeof fields>;

const onItsWay = 'The image is still uploading. Wait until it finishes, or cancel the upload.';

async function open(of = fields) {
  const sent: Draft[] = [];
  function Form() {
    const editor = useEditor<{ updatedAt: string }, Draft>({
      initial: { ...newDraft(fields), name: 'Snow' },
      problems: (values) => problemsOf(of, values),
      save: async (values) => void sent.push(values),
    });
    return (
      <AdminEditor label="Award" editor={editor} fields={useFieldNames(fields)}>
        <FieldInputs of={of} editor={editor} />
        <Link to="/elsewhere">Elsewhere</Link>
      </AdminEditor>
    );
  }
  await act(async () => void renderPortal(<Form />, { path: '/award' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add image' })));
  await screen.findByRole('group', { name: 'New image' });
  const file = new File(['x'], 'cup.jpg', { type: 'image/jpeg' });
  const choose = () =>
    act(async () => void uploader.addFile({ name: file.name, type: file.type, data: file }));
  const cancel = () => act(async () => uploader.cancelAll());
  return { sent, choose, cancel };
}

const cup = (name: string) => ({ smUrl: `/images/${name}`, assetId: name });

/** Renders an editor that replaced the image of an award, which someone else has removed. */
function Clash() {
  const editor = useEditor<{ updatedAt: string }, Draft>({
    initial: { name: 'Snow', pictureId: cup('first') },
    problems: () => ({}),
    save: async () => {
      throw new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions: { code: 'CONFLICT' } }] });
    },
    saved: {
      readAt: 'first',
      draftOf: () => ({ name: 'Snow', pictureId: null }),
      reload: async () => ({ updatedAt: 'second' }),
    },
  });
  return (
    <AdminEditor label="Award" editor={editor} fields={useFieldNames(fields)}>
      <button type="button" onClick={() => editor.change({ pictureId: cup('mine') })}>
        Another picture
      </button>
    </AdminEditor>
  );
}

const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
const leave = () => fireEvent.click(screen.getByText('Elsewhere'));
const losesByReload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('the image field during an upload', () => {
  it('asks before the editor is left, and resumes after a reload', async () => {
    const { choose, cancel } = await open();
    await choose();
    expect(losesByReload()).toBe(false);
    leave();
    const confirmDialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    fireEvent.click(within(confirmDialog).getByRole('button', { name: 'Cancel' }));
    await cancel();
  });

  it('doesn’t ask once the upload was canceled', async () => {
    const { choose, cancel } = await open();
    await choose();
    await cancel();
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('blocks saving, and shows why beside the field', async () => {
    const { sent, choose, cancel } = await open();
    await choose();
    await save();
    expect(screen.getByText(onItsWay)).toBeTruthy();
    expect(screen.getByText('One field needs your attention.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(onItsWay));
    expect(sent).toEqual([]);
    await cancel();
    expect(screen.queryByText(onItsWay)).toBeNull();
    await save();
    expect(sent).toEqual([{ name: 'Snow', pictureId: null }]);
  });

  it('shows other errors once the upload was canceled', async () => {
    const needed = { ...fields.pictureId, problem: (draft: unknown) => (draft ? undefined : required) };
    const { choose, cancel } = await open({ ...fields, pictureId: needed });
    await choose();
    await save();
    expect(screen.getByText(onItsWay)).toBeTruthy();
    await cancel();
    expect(screen.queryByText(onItsWay)).toBeNull();
    expect(screen.getByText('This field is required')).toBeTruthy();
  });
});

describe('a required image', () => {
  it('is missing in a new record and once it is removed, but not if there never was one', () => {
    const { problem } = neededPicture({ label: 'admin.awards.picture' });
    expect([problem!(null), problem!(null, cup('first')), problem!(null, null)]).toEqual([
      required,
      required,
      undefined,
    ]);
    expect(picture({ label: 'admin.awards.picture' }).problem).toBeUndefined();
  });
});

describe('the image field after a conflict', () => {
  it('shows the images to choose from', async () => {
    renderPortal(<Clash />);
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Which version do you want to keep?' });
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/images/mine');
    expect(within(dialog).getByRole('radio', { name: 'Latest saved version No' })).toBeTruthy();
  });
});
