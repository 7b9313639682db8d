/** The portal's logo in the current text color. `size` is in pixels. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path
        d="M2 5.5 L14.8 3v7.2L2 12.2Z M30 5.5 L17.2 3v7.2L30 12.2Z M9 14.2 14.8 13v7L9 21.2Z M23 14.2 17.2 13v7l5.8 1.2Z M9 23.6 14.8 22.4V30L9 27.6Z M23 23.6 17.2 22.4V30L23 27.6Z"
        fill="currentColor"
      />
    </svg>
  );
}
