import styles from './dial.module.css';

const blocks = 50;

type Props = {
  /** Whole percent, 0 to 100. */
  score: number;
  /** The pass mark in percent, drawn as a notch on the ring. */
  passMark: number;
  className?: string;
};

/**
 * A tire of 50 tread blocks, filled up to the score. Hidden from screen readers, because the score also appears as
 * text.
 */
export function Dial({ score, passMark, className }: Props) {
  const filled = Math.floor((score / 100) * blocks);
  return (
    <svg className={className} viewBox="-180 -180 360 360" aria-hidden="true">
      {Array.from({ length: blocks }, (_, index) => (
        <path
          key={index}
          d="M-8.2-160 L5.6-160 L8-130 L-3.6-130Z"
          transform={`rotate(${(index * 360) / blocks + 3.6})`}
          fill={index < filled ? 'var(--brand-solid)' : 'var(--todo)'}
          className={styles.block}
        />
      ))}
      <circle r="120" fill="none" stroke="var(--todo)" strokeWidth="1.5" />
      <circle r="114" fill="none" stroke="var(--line)" strokeWidth="6" strokeDasharray="1.4 3.6" />
      <path d="M0-179V-166" transform={`rotate(${passMark * 3.6})`} stroke="var(--text)" strokeWidth="3" />
    </svg>
  );
}
