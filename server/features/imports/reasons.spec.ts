import { describe, expect, it } from '@jest/globals';
import { reasonText } from './reasons';

const invalid = (field: string, value: string) => ({ code: 'INVALID', field, value, line: null });

describe('the reason why a value does not go back', () => {
  it('says that another has it, without telling it', () => {
    const taken = { code: 'TAKEN', field: 'number', line: null };
    expect(reasonText({ ...taken, value: null }, 'en')).toBe(
      'Number: Its former value belongs to another record by now, so it stays.',
    );
    expect(reasonText({ ...taken, value: 'A-1' }, 'es')).toBe('Número: «A-1» pertenece a otro registro.');
    expect(reasonText({ ...taken, value: null }, 'fr')).toBe(
      'Numéro : Son ancienne valeur appartient désormais à un autre enregistrement; l’actuelle est conservée.',
    );
  });

  it('says that it is gone, and that the present one stays', () => {
    const gone = { code: 'FORMER_GONE', field: null, value: null, line: null };
    expect(reasonText(gone, 'en')).toBe('Its former value is gone, so the present one stays.');
    expect(reasonText(gone, 'es')).toBe('Su valor anterior ya no existe, así que se conserva el actual.');
    expect(reasonText(gone, 'fr')).toBe('Son ancienne valeur n’existe plus; l’actuelle est conservée.');
  });
});

describe('the reason of a value that is not possible', () => {
  it('says how it is written where that can be done in many ways', () => {
    expect(reasonText(invalid('date', '12/31/2025'), 'en')).toBe(
      'Date: “12/31/2025” is not possible here. Write a day that has been, such as 2025-12-31 or 31.12.2025.',
    );
    expect(reasonText(invalid('points', '1 000,5'), 'fr')).toBe(
      'Points : « 1 000,5 » n’est pas possible ici. Écrivez un nombre entier sans séparateur, comme 1240.',
    );
    expect(reasonText(invalid('email', 'joy@'), 'en')).toBe('E-mail: “joy@” is not possible here.');
  });
});
