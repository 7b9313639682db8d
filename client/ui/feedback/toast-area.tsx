import { Toaster } from 'react-hot-toast';

const style = {
  maxWidth: 'min(27.5rem, calc(100vw - 2rem))',
  padding: '0.75rem 1rem',
  borderRadius: 6,
  background: 'var(--inv)',
  color: 'var(--on-inv)',
  boxShadow: 'var(--shadow-xl)',
  // Toasts may cover the button just pressed. It stays clickable, and hovering doesn't keep the toast open.
  pointerEvents: 'none',
} as const;

/** The area where toasts appear. Raise one with `toast` of react-hot-toast. Screen readers announce them politely. */
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
