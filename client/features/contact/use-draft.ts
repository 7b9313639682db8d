import { useState } from 'react';
import type { ContactTopic } from '#client/platform/generated/schema';
import { withDeviceStorage } from '#client/platform/device-storage';

const key = 'treadway.contactDraft';

/** A message draft. The server stores a message with the same `id` once; each change creates a new id. */
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

/** Returns the writer's draft stored in this tab, or null. */
function storedDraft(writer: string): Draft | null {
  const text = withDeviceStorage(() => sessionStorage.getItem(key), null);
  if (!text) return null;
  const kept = withDeviceStorage(() => JSON.parse(text) as { writer: string; draft: Draft }, null);
  return kept?.writer === writer ? { ...newDraft(), ...kept.draft } : null;
}

/** Manages a draft that stays in this tab until it is sent or the tab is closed. */
export function useDraft(writer: string) {
  const [draft, setDraft] = useState(() => storedDraft(writer) ?? newDraft());
  const change = (part: Partial<Draft>) => {
    // The previous content may already have been sent, so this is another message.
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
