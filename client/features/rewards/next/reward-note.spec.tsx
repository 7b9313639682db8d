import { describe, expect, it } from '@jest/globals';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RewardNoteProvider } from '#client/features/training/index';
import { RewardSlot } from '#client/features/training/card/reward-slot';
import { createCache } from '#client/platform/apollo/cache';
import type { Language } from '#client/platform/i18n/languages';
import { renderPortal } from '#client/testing/render';
import RewardNote from './reward-note';

/** Creates a portal with the points still needed for the next reward. Counts the requests. */
function portal(missing: number | null) {
  const requests: unknown[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        requests.push(variables);
        const reward = { __typename: 'Reward', id: 'r', name: 'Rain jacket' };
        const nextReward = missing === null ? null : { __typename: 'NextReward', reward, missing };
        setTimeout(() => {
          observer.next({ data: { nextReward } });
          observer.complete();
          answer();
        });
      }),
  );
  return { client: new ApolloClient({ cache: createCache(), link }), requests, answered };
}

function show(missing: number | null, cards: number[], language: Language = 'en') {
  const { client, requests, answered } = portal(missing);
  renderPortal(
    <RewardNoteProvider value={(props) => <RewardNote {...props} />}>
      <Suspense>
        {cards.map((earns, index) => (
          <div key={index} data-testid="card">
            <RewardSlot earns={earns} brief />
          </div>
        ))}
        <div data-testid="panel">
          <RewardSlot earns={cards[0] ?? 0} />
        </div>
        <div data-testid="details">
          <RewardNote />
        </div>
      </Suspense>
    </RewardNoteProvider>,
    { client, language },
  );
  return { requests, answered };
}

const cards = () => screen.getAllByTestId('card').map(({ textContent }) => textContent);
const said = (of: 'panel' | 'details') => screen.getByTestId(of).textContent;

describe('the note about the next reward', () => {
  it('appears on every card whose test has points, and shows if the test is enough', async () => {
    show(520, [520, 150, 0, 600]);
    await screen.findByText('520 points to your next reward');
    expect(cards()).toEqual([
      'Takes you to your next reward',
      'Then 370 to your next reward',
      '',
      'Takes you to your next reward',
    ]);
    expect(said('panel')).toBe('Rain jacket: 520 points to go. Pass this test to get there.');
  });

  it('is requested once for any number of cards', async () => {
    const { requests } = show(
      520,
      Array.from({ length: 40 }, () => 100),
    );
    await screen.findByText('520 points to your next reward');
    expect(requests).toEqual([{ lang: 'en' }]);
  });

  it.each([[null], [0]])('is empty if every reward is affordable or there is none: %j', async (missing) => {
    const { requests, answered } = show(missing, [520]);
    await act(() => answered);
    expect(requests).toHaveLength(1);
    expect([...cards(), said('panel'), said('details')]).toEqual(['', '', '']);
  });

  it.each([
    ['es', 'Rain jacket: faltan 520 puntos. Apruebe este examen y lo logra.'],
    ['fr', 'Rain jacket\u00a0: encore 520 points. Réussissez ce test et vous y êtes.'],
  ] as const)('is translated into %s', async (language, words) => {
    show(520, [520], language);
    expect(await screen.findByText('Rain jacket', { exact: false })).toBeTruthy();
    expect(said('panel')).toBe(words);
  });
});
