import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { createModuleState } from '#client/platform/module-state';
import { setDeviceTimeZone } from './device-time-zone';
import { rememberSharedState, resetSharedState } from './shared-state';

const counter = createModuleState(() => 0);

describe('resetSharedState', () => {
  beforeAll(() => rememberSharedState());

  it('resets the page, its storage, its address and module state', () => {
    render(<p>Left behind</p>);
    document.title = 'Left behind';
    document.documentElement.setAttribute('data-left', 'yes');
    document.cookie = 'left=yes; path=/';
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    history.replaceState(null, '', '/left');
    Object.assign(window, { left: true });
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    counter.value = 7;

    resetSharedState();

    expect(screen.queryByText('Left behind')).toBeNull();
    expect(document.title).toBe('');
    expect(document.documentElement.getAttribute('data-left')).toBeNull();
    expect(document.cookie).toBe('');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(location.pathname).toBe('/');
    expect('left' in window).toBe(false);
    expect(navigator.onLine).toBe(true);
    expect(counter.value).toBe(0);
  });

  it('resets the time zone of the device', () => {
    const moment = new Date('2026-11-01T00:30:00.000Z');
    const hours = moment.getHours();
    setDeviceTimeZone('Pacific/Kiritimati');
    expect(moment.getHours()).toBe(14);

    resetSharedState();

    expect(new Date('2026-11-01T00:30:00.000Z').getHours()).toBe(hours);
  });

  it('removes timers and listeners', async () => {
    const call = jest.fn();
    setTimeout(call, 1);
    setInterval(call, 1);
    window.addEventListener('focus', call);
    document.addEventListener('keydown', call);
    toast('Left behind');

    resetSharedState();

    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('keydown'));
    // This timer would fire after the ones above.
    await new Promise((resolve) => setTimeout(resolve, 2));
    expect(call).not.toHaveBeenCalled();
  });

  it('restores real timers and functions', () => {
    const before = Date.now();
    jest.useFakeTimers({ now: 0 });
    jest.spyOn(Math, 'random').mockReturnValue(2);

    resetSharedState();

    expect(Date.now()).toBeGreaterThanOrEqual(before);
    expect(Math.random()).toBeLessThan(1);
  });
});
