import { loadCode } from './lazy-screen';

/**
 * Raises a toast from what every page begins with, whose first load the code of toasts is no part of. One with the id of
 * another takes its place.
 */
export async function raiseToast(
  kind: 'success' | 'error' | 'loading',
  text: string,
  id?: string,
): Promise<void> {
  const { toast } = await loadCode(() => import('react-hot-toast'));
  toast[kind](text, { id });
}

/** Takes a toast away. */
export async function dismissToast(id: string): Promise<void> {
  const { toast } = await loadCode(() => import('react-hot-toast'));
  toast.dismiss(id);
}
