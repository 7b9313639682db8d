import { useState } from 'react';
import { errorCode, rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { type ProfileFormFragment, useUpdateProfileMutation } from './profile-form.generated';

const fields = ['name', 'phone', 'location', 'country', 'state'] as const;
export type Field = (typeof fields)[number];
export type Values = Record<Field, string>;

const valuesOf = (profile: ProfileFormFragment): Values => ({
  name: profile.name,
  phone: profile.phone ?? '',
  location: profile.location ?? '',
  country: profile.country ?? '',
  state: profile.state ?? '',
});

const rejected: Record<Field, string> = {
  name: 'profile.nameWrong',
  phone: 'profile.phoneWrong',
  location: 'profile.choiceWrong',
  country: 'profile.choiceWrong',
  state: 'profile.choiceWrong',
};

const own = { CONFLICT: 'profile.conflict' };

/**
 * Manages the form over the stored profile. Only changed fields are sent, so that changes made elsewhere aren't
 * overwritten.
 */
export function useProfileForm(profile: ProfileFormFragment, onConflict: () => Promise<unknown>) {
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState(false);
  const [update, { loading: busy }] = useUpdateProfileMutation();
  const message = useErrorMessage(own);
  const stored = valuesOf(profile);
  const values = { ...stored, ...typed };
  const changed = fields.filter((field) => values[field] !== stored[field]);

  const type = (field: Field, value: string) => {
    // The state belongs to the previous country.
    const others = field === 'country' && value !== values.country ? { state: '' } : {};
    setTyped((before) => ({ ...before, [field]: value, ...others }));
    setProblems((before) => ({ ...before, [field]: undefined }));
    setSaved(false);
  };
  const explain = async (error: unknown) => {
    const wrong = fields.filter((field) => rejectedFields(error).includes(field));
    setProblems(Object.fromEntries(wrong.map((field) => [field, rejected[field]])));
    if (wrong.length > 0) return;
    setFailure(message(error));
    if (errorCode(error) === 'CONFLICT') await onConflict();
  };
  const save = async () => {
    setFailure(undefined);
    if (values.name.trim() === '') return setProblems({ name: 'profile.required' });
    const sent = Object.fromEntries(changed.map((field) => [field, values[field]]));
    try {
      await update({ variables: { input: { id: profile.id, updatedAt: profile.updatedAt, ...sent } } });
      // Keeps what was typed during the save.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== sent[field])),
      );
      setSaved(true);
    } catch (error) {
      await explain(error);
    }
    return undefined;
  };
  return { values, problems, failure, saved: saved && changed.length === 0, busy, type, save, changed };
}
