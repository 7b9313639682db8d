import { describe, expect, it } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import type { AdminQuestionFieldsFragment } from './admin-question.generated';
import { newOption, newQuestion, type QuestionDraft } from './question-draft';
import { QuestionForm } from './question-form';
import { useQuestionEditor } from './use-question-editor';

const texts = (en: string) => ({ en, es: '', fr: '' });
const draft = {
  ...newQuestion(),
  text: texts('Which tire?'),
  imageAssetId: { smUrl: '/images/s', assetId: 'a1' },
  options: ['A', 'B'].map((each) => ({ ...newOption(), text: texts(each), correct: each === 'A' })),
};

/** Renders a form whose question the server rejects for these fields. */
function Form({ rejected }: { rejected: readonly string[] }) {
  const editor = useQuestionEditor({
    initial: draft,
    save: async () => {
      const extensions = { code: 'BAD_USER_INPUT', fields: rejected };
      throw new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions }] });
    },
  });
  return <QuestionForm editor={editor} pictureOf="new" />;
}

/** Renders a form whose question someone else has changed, and a button that sets another image. */
function Clash({ stored }: { stored: QuestionDraft }) {
  const editor = useQuestionEditor({
    initial: draft,
    save: async () => {
      const extensions = { code: 'CONFLICT' };
      throw new CombinedGraphQLErrors({ errors: [{ message: 'no', extensions }] });
    },
    saved: {
      readAt: 'first',
      draftOf: () => stored,
      reload: async () => ({ updatedAt: 'second' }) as AdminQuestionFieldsFragment,
    },
  });
  const replace = () => editor.change({ imageAssetId: { smUrl: '/images/mine', assetId: 'a2' } });
  return (
    <>
      <button onClick={replace}>Another picture</button>
      <QuestionForm editor={editor} pictureOf="q1" />
    </>
  );
}

const notAccepted = 'This isn’t valid. Check it and try again.';

describe('the question form', () => {
  it('shows the server’s errors beside the image and beside an option’s text', async () => {
    renderPortal(<Form rejected={['input.imageAssetId', 'input.options.1.text.en']} />);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 fields need your attention.')).toBeTruthy();
    const [picture] = screen.getAllByRole('group', { name: 'Question image' });
    expect(within(picture!).getByRole('alert').textContent).toBe(notAccepted);
    const option = screen.getByRole('textbox', { name: 'Option 2, English' });
    const described = document.getElementById(option.getAttribute('aria-describedby')!);
    expect(described?.textContent).toBe(notAccepted);
  });

  it('shows all differences in options that two people changed, in every language', async () => {
    const [a, b] = draft.options;
    const stored = {
      ...draft,
      options: [a!, { ...b!, text: { ...b!.text, fr: 'Pneu' }, feedback: texts('No') }],
    };
    renderPortal(<Clash stored={stored} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Correct answer: option 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Which version do you want to keep?' });
    expect(within(dialog).getByRole('group').textContent).toBe(
      'OptionsYour versionA / ✓ BLatest saved version✓ A / B · Pneu (No)',
    );
  });

  it('keeps an empty feedback field open while the type changes between the two with options', () => {
    renderPortal(<Form rejected={[]} />);
    fireEvent.click(screen.getAllByRole('button', { name: 'Add feedback to this option' })[0]!);
    const feedback = screen.getByRole('textbox', {
      name: 'Feedback for people who choose option 1, English',
    });
    fireEvent.change(screen.getByRole('combobox', { name: 'Type' }), {
      target: { value: 'multiple_select' },
    });
    expect(screen.getAllByRole('checkbox', { name: /^Correct answer/ })).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Feedback for people who choose option 1, English' })).toBe(
      feedback,
    );
  });

  it('shows both images if two people replaced it', async () => {
    renderPortal(<Clash stored={{ ...draft, imageAssetId: { smUrl: '/images/theirs', assetId: 'a3' } }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Which version do you want to keep?' });
    const pictures = within(dialog).getAllByRole('img', { name: 'Yes' });
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/images/mine',
      '/images/theirs',
    ]);
  });
});
