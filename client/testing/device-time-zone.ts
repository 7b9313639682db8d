interface DeviceClock {
  setDeviceTimeZone: (zone: string) => void;
  resetDeviceTimeZone: () => void;
}

const deviceClock = globalThis as unknown as DeviceClock;

/** Sets the time zone of the device, until the end of the spec's file or the next call. */
export const setDeviceTimeZone = (zone: string): void => deviceClock.setDeviceTimeZone(zone);

/** Sets the time zone of the device as it was before the specs. */
export const resetDeviceTimeZone = (): void => deviceClock.resetDeviceTimeZone();
