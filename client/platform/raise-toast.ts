import { loadCode } from './lazy-loading/lazy-screen';

/**
 * Shows a toast. The toast code isn't part of the first load, so it is imported here. A toast with the same id is
 * replaced.
 */
export async function raiseToast(
  kind: 'success' | 'error' | 'loading',
  text: string,
  id?: string,
): Promise<void> {
  const { toast } = await loadCode(() => import('react-hot-toast'));
  toast[kind](text, { id });
}

/** Removes a toast. */
export async function dismissToast(id: string): Promise<void> {
  const { toast } = await loadCode(() => import('react-hot-toast'));
  toast.dismiss(id);
}
