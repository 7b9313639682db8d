import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import Surveys from './surveys';

interface Input {
  title: { en: string };
  questions: { id: null; kind: string; required: boolean; text: { en: string }; options: object[] }[];
}

/** Renders the form of a new survey and returns what was sent. */
function show(): Input[] {
  const sent: Input[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable(() => {
        if (operationName === 'CreateSurvey') sent.push(variables['input'] as Input);
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  renderPortal(<Surveys />, { path: '/new', client });
  return sent;
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the survey form', () => {
  it('keeps questions and options in the order that the administrator sets', async () => {
    const sent = show();
    await screen.findByRole('heading', { level: 1, name: 'Add survey' });
    press('Add question');
    press('Add question');
    type('Question 1, English', 'First');
    type('Question 2, English', 'Second');
    fireEvent.change(screen.getByRole('combobox', { name: 'Type of answer to question 1' }), {
      target: { value: 'words' },
    });
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Required' })[0]!);
    press('Add option to question 2');
    ['A', 'B', 'C'].forEach((text, index) => type(`Option ${index + 1}, English`, text));
    press('Remove option 1 of question 2');
    fireEvent.click(screen.getAllByRole('button', { name: /down/i })[0]!);
    const [title, lead] = screen.getAllByRole('textbox', { name: 'English' });
    for (const field of [title!, lead!]) fireEvent.change(field, { target: { value: 'Words' } });
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.questions).toEqual([
      {
        id: null,
        kind: 'one',
        required: true,
        text: { en: 'Second', es: '', fr: '' },
        options: ['B', 'C'].map((en) => ({ id: null, text: { en, es: '', fr: '' } })),
      },
      { id: null, kind: 'words', required: false, text: { en: 'First', es: '', fr: '' }, options: [] },
    ]);
  });

  it('shows what each question is missing', async () => {
    const sent = show();
    await screen.findByRole('heading', { level: 1, name: 'Add survey' });
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText('Add at least one question.')).toBeTruthy();
    press('Add question');
    expect(screen.getByText('Enter question 1 in English.')).toBeTruthy();
    type('Question 1, English', 'First');
    expect(screen.getByText('Enter each option of question 1 in English.')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});
