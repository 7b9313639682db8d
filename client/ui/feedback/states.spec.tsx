import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { RestError } from '#client/platform/requests/error-code';
import { renderPortal } from '#client/testing/render';
import { Loading, Waiting } from './states';
import { ToastArea } from './toast-area';

describe('the loading placeholder', () => {
  it("shows 'loading...' to screen readers", () => {
    renderPortal(<Loading />);
    expect(screen.getByRole('status').textContent).toBe('loading...');
  });
});

describe('the error placeholder', () => {
  it.each([
    ['INTERNAL', 'An error ocurred', ['Try again']],
    ['PROFILE_DISABLED', 'Your profile is disabled. Please contact support.', []],
    ['LINK_REQUIRED', 'An administrator has to link your sign-in first. Please contact support.', []],
  ])('offers a retry only if one can help: %s', (code, message, buttons) => {
    renderPortal(<Waiting error={new RestError(code, 'no')} onRetry={() => undefined} />);
    expect(screen.getByRole('heading').textContent).toBe(message);
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  });

  it('copies the error reference for support, and shows none for other errors', async () => {
    const writeText = jest.fn(async (_text: string): Promise<void> => undefined);
    writeText.mockRejectedValueOnce(new Error('Write permission denied.'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    renderPortal(
      <>
        <Waiting error={new RestError('INTERNAL', 'no', true, traceId)} onRetry={() => undefined} />
        <Waiting error={new RestError('NOT_FOUND', 'no', true, traceId)} onRetry={() => undefined} />
        <ToastArea />
      </>,
    );
    expect(await screen.findAllByText(traceId)).toHaveLength(1);
    const copy = screen.getByRole('button', { name: 'Copy reference' });
    fireEvent.click(copy);
    await screen.findByText(/^Couldn’t copy/);
    expect(getSelection()?.toString()).toBe(traceId);
    fireEvent.click(copy);
    expect(writeText).toHaveBeenLastCalledWith(traceId);
    expect(await screen.findByText('Copied')).toBeDefined();
  });
});
