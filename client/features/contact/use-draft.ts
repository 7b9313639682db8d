import { useState } from 'react';
import type { ContactTopic } from '#client/platform/generated/schema';
import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.contactDraft';

/** What is being written; `id` makes it one message however often it is sent, until something of it is changed. */
export type Draft = {
  id: string;
  name: string;
  email: string;
  topic: ContactTopic;
  test: string;
  text: string;
  details: boolean;
};

const newDraft = (): Draft => ({
  id: crypto.randomUUID(),
  name: '',
  email: '',
  topic: 'test',
  test: '',
  text: '',
  details: true,
});

/** What this window holds of the same writer, as of before a reload. */
function storedDraft(writer: string): Draft | null {
  const text = withDeviceStorage(() => sessionStorage.getItem(key), null);
  if (!text) return null;
  const kept = withDeviceStorage(() => JSON.parse(text) as { writer: string; draft: Draft }, null);
  return kept?.writer === writer ? { ...newDraft(), ...kept.draft } : null;
}

/** A message that stays in this window until it is sent or the window is closed. */
export function useDraft(writer: string) {
  const [draft, setDraft] = useState(() => storedDraft(writer) ?? newDraft());
  const change = (part: Partial<Draft>) => {
    // What was sent before, and may have arrived, is another message.
    const next = { ...draft, ...part, id: crypto.randomUUID() };
    setDraft(next);
    withDeviceStorage(() => sessionStorage.setItem(key, JSON.stringify({ writer, draft: next })), undefined);
  };
  const begin = () => {
    withDeviceStorage(() => sessionStorage.removeItem(key), undefined);
    setDraft(newDraft());
  };
  return { draft, change, begin };
}
