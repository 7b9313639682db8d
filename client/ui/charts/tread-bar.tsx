import styles from './tread-bar.module.css';

export type TreadState = 'done' | 'current' | 'todo' | 'skipped';

type Props = {
  blocks: readonly TreadState[];
  /** The height: 8, 14 or 22 px. */
  size?: 'sm' | 'md' | 'lg';
  /** The color of completed blocks: text color, or the brand color on dark backgrounds. */
  tone?: 'ink' | 'brand';
};

/**
 * Progress as tread blocks, one for each item. Hidden from screen readers, because the count appears beside it as text.
 */
export function TreadBar({ blocks, size = 'md', tone = 'ink' }: Props) {
  return (
    <div className={styles.tread} data-size={size} data-tone={tone} aria-hidden="true">
      {blocks.map((state, index) => (
        <i key={index} data-state={state} />
      ))}
    </div>
  );
}

/** Returns the blocks for a count: `done` of `total` completed, then `current` ones, and the rest to do. */
export function treadBlocks(done: number, total: number, current = 0): TreadState[] {
  return Array.from({ length: total }, (_, index) => {
    if (index < done) return 'done';
    return index < done + current ? 'current' : 'todo';
  });
}
