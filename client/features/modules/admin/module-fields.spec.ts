import { describe, expect, it } from '@jest/globals';
import { draftOf, inputOf, newDraft, problemsOf } from '#client/ui/editor/described/field';
import { moduleFields, type ModuleDraft } from './module-fields';

const newModule = newDraft(moduleFields);
const sent = (draft: ModuleDraft) => inputOf(moduleFields, draft);
const moduleProblems = (draft: ModuleDraft) => problemsOf(moduleFields, draft);
const texts = (en: string, es = '', fr = '') => ({ en, es, fr });

describe('the fields of a module', () => {
  const module = {
    id: 'm',
    kind: 'training' as const,
    brand: 'gt' as const,
    group: null,
    readingMinutes: 12,
    nameTranslations: { __typename: 'LocalizedText', ...texts('Winter tires', 'Llantas') },
    descriptionTranslations: texts('<p>About</p>'),
    tags: ['205/55 R16', '3PMSF'],
    art: 'winter' as const,
    userTypes: ['pro' as const],
    enabled: true,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-02T00:00:00Z',
    testTakerCount: 3,
    used: true,
    test: null,
  };

  it('convert back to the same input if nothing was changed', () => {
    expect(sent(draftOf(moduleFields, module))).toEqual({
      name: texts('Winter tires', 'Llantas'),
      description: texts('<p>About</p>'),
      kind: 'training',
      brand: 'gt',
      group: null,
      readingMinutes: 12,
      tags: ['205/55 R16', '3PMSF'],
      art: 'winter',
      userTypes: ['pro'],
      enabled: true,
    });
    expect(sent({ ...newModule, group: 'employee' }).group).toBe('employee');
  });

  it('require name and description in English, whatever the translations contain', () => {
    const other = { name: texts('  ', 'Nombre', 'Nom'), description: texts('', '<p>Sobre</p>') };
    expect(moduleProblems({ ...newModule, ...other })).toEqual({
      name: { id: 'admin.error.required' },
      description: { id: 'admin.error.required' },
    });
    expect(moduleProblems({ ...newModule, name: texts('Name'), description: texts('<p>About</p>') })).toEqual(
      {},
    );
  });

  it('separate tags by lines and by semicolons of a pasted list', () => {
    const tags = ' 205/55 R16; 195/65 R15\n\n3PMSF \n';
    expect(sent({ ...newModule, tags }).tags).toEqual(['205/55 R16', '195/65 R15', '3PMSF']);
  });

  it.each([
    [Array.from({ length: 101 }, () => 'R16').join('\n'), { id: 'admin.tags.tooMany', values: { max: 100 } }],
    ['x'.repeat(41), { id: 'admin.tags.tooLong', values: { maxLength: 40 } }],
    ['R16\n/', { id: 'admin.tags.empty' }],
    [Array.from({ length: 100 }, () => 'x'.repeat(40)).join('\n'), undefined],
  ])('report invalid tags', (tags, problem) => {
    expect(moduleProblems({ ...newModule, tags })['tags']).toEqual(problem);
  });
});
