/** Preloaded into a process, to set its clock ahead by a number of seconds. */
const shift = Number(process.env.SPEC_CLOCK) * 1000;
const now = Date.now;

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now() + shift] : given));
  }

  static now() {
    return now() + shift;
  }
};
