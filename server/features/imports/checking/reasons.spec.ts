import { describe, expect, it } from '@jest/globals';
import { reasonText } from './reasons';

const invalid = (field: string, value: string) => ({ code: 'INVALID', field, value, line: null });

describe('reason for a value that can’t be restored', () => {
  it('states that the former value is in use, without naming its owner', () => {
    const taken = { code: 'TAKEN', field: 'number', line: null };
    expect(reasonText({ ...taken, value: null }, 'en')).toBe(
      'Number: The earlier value is now used elsewhere, so the current one is kept.',
    );
    expect(reasonText({ ...taken, value: 'A-1' }, 'es')).toBe(
      'Número: «A-1» ya se usa en otra parte del portal.',
    );
    expect(reasonText({ ...taken, value: null }, 'fr')).toBe(
      'Numéro\u00a0: L’ancienne valeur est maintenant utilisée ailleurs; l’actuelle est conservée.',
    );
  });

  it('states that the former value no longer exists', () => {
    const gone = { code: 'PREVIOUS_REMOVED', field: null, value: null, line: null };
    expect(reasonText(gone, 'en')).toBe('The earlier value no longer exists, so the current one is kept.');
    expect(reasonText(gone, 'es')).toBe('El valor anterior ya no existe, así que se conserva el actual.');
    expect(reasonText(gone, 'fr')).toBe('L’ancienne valeur n’existe plus; l’actuelle est conservée.');
  });
});

describe('reason for an invalid value', () => {
  it('describes the accepted formats', () => {
    expect(reasonText(invalid('date', '12/31/2025'), 'en')).toBe(
      'Date: “12/31/2025” isn’t valid. Enter a date in the past, such as 2025-12-31 or 31.12.2025.',
    );
    expect(reasonText(invalid('points', '1 000,5'), 'fr')).toBe(
      'Points\u00a0: «\u00a01 000,5\u00a0» n’est pas valide. Saisissez un nombre entier sans séparateur, comme 1240.',
    );
    expect(reasonText(invalid('email', 'joy@'), 'en')).toBe(
      'E-mail: “joy@” isn’t valid. Enter an e-mail address such as dana@example.com.',
    );
  });
});

describe('reason for a state of another country', () => {
  it('asks for a state in the same country', () => {
    expect(reasonText(invalid('state', 'US-AZ'), 'en')).toBe(
      'State or province: “US-AZ” isn’t valid. Enter a state or province in the same country.',
    );
  });
});

describe('reason for an unknown choice', () => {
  const unknown = (field: string, value: string) => ({ code: 'UNKNOWN', field, value, line: null });

  it('names the choices of the field', () => {
    expect(reasonText(unknown('role', 'true'), 'en')).toBe(
      'Role: “true” isn’t one of the choices. Use User, Manager, or Administrator.',
    );
    expect(reasonText(unknown('disabled', 'quizás'), 'es')).toBe(
      'Desactivado: «quizás» no es una de las opciones. Use Sí o No.',
    );
  });

  it('names no choices when the field has none', () => {
    expect(reasonText(unknown('accountNumber', 'A-12'), 'en')).toBe(
      'Account number: We couldn’t find “A-12”.',
    );
  });
});
