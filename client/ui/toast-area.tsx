import { Toaster } from 'react-hot-toast';

const style = {
  maxWidth: 'min(27.5rem, calc(100vw - 2rem))',
  padding: '0.75rem 1rem',
  borderRadius: 6,
  background: 'var(--inv)',
  color: 'var(--on-inv)',
  boxShadow: 'var(--shadow-xl)',
  // It may lie over what was just pressed, which can be pressed again, and goes although the pointer rests there.
  pointerEvents: 'none',
} as const;

/** Where toasts appear; raise one with `toast` of react-hot-toast. Screen readers hear them politely. */
export function ToastArea() {
  return (
    <Toaster
      position="bottom-right"
      containerClassName="toast-area"
      toastOptions={{
        duration: 5000,
        style,
        success: { iconTheme: { primary: 'var(--on-inv)', secondary: 'var(--inv)' } },
        error: { iconTheme: { primary: 'var(--brand-solid)', secondary: 'var(--on-brand)' } },
      }}
    />
  );
}
