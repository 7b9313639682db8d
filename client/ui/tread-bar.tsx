import styles from './tread-bar.module.css';

export type TreadState = 'done' | 'current' | 'todo' | 'skipped';

type Props = {
  blocks: readonly TreadState[];
  /** 8, 14 or 22 px high. */
  size?: 'sm' | 'md' | 'lg';
  /** Colour of the done blocks: ink, or brand on dark rubber. */
  tone?: 'ink' | 'brand';
};

/** Progress as tread blocks, one a real thing. Hidden from screen readers: a number in words stands beside it. */
export function TreadBar({ blocks, size = 'md', tone = 'ink' }: Props) {
  return (
    <div className={styles.tread} data-size={size} data-tone={tone} aria-hidden="true">
      {blocks.map((state, index) => (
        <i key={index} data-state={state} />
      ))}
    </div>
  );
}

/** The blocks of a plain count: `done` of `total`, then `current` ones, the rest to do. */
export function treadBlocks(done: number, total: number, current = 0): TreadState[] {
  return Array.from({ length: total }, (_, index) => {
    if (index < done) return 'done';
    return index < done + current ? 'current' : 'todo';
  });
}
