import { describe, expect, it } from '@jest/globals';
import { assertPlannedEnd } from './planned-end';

describe('planned end of maintenance', () => {
  const at = new Date('2026-12-01T10:00:00Z');
  const plan = (maintenanceEndsAt: string | null, maintenanceMode = true) => ({
    maintenanceMode,
    maintenanceEndsAt,
  });
  const past = plan('2026-12-01T10:00:00.000Z');
  const rejection = expect.objectContaining({
    code: 'BAD_USER_INPUT',
    details: { fields: ['maintenanceEndsAt'] },
    message: expect.stringMatching(/\w/),
  });

  it.each([['maintenanceEndsAt'], ['maintenanceMode']])(
    'must be in the future if %s is changed',
    (changed) => {
      const check = (end: string | null) => () => assertPlannedEnd(plan(end), ['timezone', changed], at);
      expect(check('2026-12-01T10:00:00.001Z')).not.toThrow();
      expect(check(null)).not.toThrow();
      expect(check('2026-12-01T10:00:00.000Z')).toThrow(rejection);
    },
  );

  it('may be past if maintenance ends or something else is changed', () => {
    const { maintenanceEndsAt } = past;
    expect(() => assertPlannedEnd(plan(maintenanceEndsAt, false), ['maintenanceMode'], at)).not.toThrow();
    expect(() => assertPlannedEnd(past, ['timezone'], at)).not.toThrow();
  });

  it('must be in the future if it is set outside of maintenance', () => {
    const set = () => assertPlannedEnd(plan(past.maintenanceEndsAt, false), ['maintenanceEndsAt'], at);
    expect(set).toThrow(rejection);
  });
});
