import { describe, expect, it } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { RestError } from './error-code';
import { useErrorMessage } from './error-message';
import { readReply } from './rest';

function Message({ error }: { error: unknown }) {
  return <p data-testid="message">{useErrorMessage()(error)}</p>;
}

function messageOf(error: unknown): string | null {
  const { unmount } = renderPortal(<Message error={error} />);
  const text = screen.getByTestId('message').textContent;
  unmount();
  return text;
}

describe('the message of an error', () => {
  it("is 'An error ocurred' if a person can’t do anything about it", () => {
    for (const error of [
      new RestError('INTERNAL', 'x'),
      new RestError('BRAND_NEW', 'x'),
      new Error('x'),
      7,
    ]) {
      expect(messageOf(error)).toBe('An error ocurred');
    }
  });

  it('is specific if a person can do something', () => {
    expect(messageOf(new RestError('RATE_LIMITED', 'x'))).toBe('Too many attempts. Please wait a moment.');
    expect(messageOf(new TypeError('Failed to fetch'))).toMatch(/^We can’t reach the portal/);
  });

  it.each([
    [20, 'Please wait a moment.'],
    [61, 'Please try again in 2 minutes.'],
    [3600, 'Please try again in 60 minutes.'],
    [86_400, 'Please try again in 24 hours.'],
  ])('shows how long %d seconds are after too many attempts', (retryAfterSeconds, said) => {
    const errors = [{ message: 'x', extensions: { code: 'RATE_LIMITED', retryAfterSeconds } }];
    expect(messageOf(new CombinedGraphQLErrors({ errors }))).toBe(`Too many attempts. ${said}`);
  });

  it('is that of a REST response, in the person’s language, before a general one', async () => {
    const answered = (body: object) =>
      readReply('/api/x', {
        ok: false,
        status: 429,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => body,
      } as Response).catch((error: unknown) => messageOf(error));
    expect(await answered({ success: false, error: 'Espere un minuto.', code: 'RATE_LIMITED' })).toBe(
      'Espere un minuto.',
    );
    expect(await answered({ success: false, code: 'RATE_LIMITED' })).toMatch(/^Too many attempts/);
  });

  it('explains errors of the file storage', () => {
    const about = (code: string) => messageOf(new RestError(`STORAGE_${code}`, 'x'));
    expect(about('QUOTA_EXCEEDED')).toBe('File storage is full. Please contact support.');
    expect(about('RETRY_LIMIT_EXCEEDED')).toMatch(/isn’t responding. Try again in a moment.$/);
    for (const code of ['UNAUTHENTICATED', 'UNAUTHORIZED']) expect(about(code)).toMatch(/contact support.$/);
    expect(about('OBJECT_NOT_FOUND')).toBe('We couldn’t find that, or you don’t have access to it.');
  });
});
