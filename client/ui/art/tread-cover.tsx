import { useId, type ReactNode } from 'react';
import styles from './tread-cover.module.css';
import { treads } from './tread-patterns';

export type TreadPatternName = keyof typeof treads | 'road' | 'arcs';

const box = { width: 320, height: 160 };

function Canvas({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.cover}
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

function Road() {
  return (
    <>
      <path d="M-20 190C80 150 120 60 340 34V-10H-20Z" fill="var(--art-1)" />
      <g fill="none">
        <path d="M-20 178C86 138 128 54 340 26" stroke="var(--art-3)" strokeWidth="2" />
        <path
          d="M-40 96C60 84 130 22 230-14"
          stroke="var(--brand-solid)"
          strokeWidth="5"
          strokeDasharray="34 22"
        />
      </g>
    </>
  );
}

const arcs = [
  { radius: 46, dashes: '10 3', shade: 'var(--art-2)' },
  { radius: 68, dashes: '14 4', shade: 'var(--art-2)' },
  { radius: 94, dashes: '18 5', shade: 'var(--art-3)' },
  { radius: 126, dashes: '22 6', shade: 'var(--art-2)' },
  { radius: 164, dashes: '26 7', shade: 'var(--art-2)' },
];

function Arcs() {
  return (
    <>
      {arcs.map(({ radius, dashes, shade }) => (
        <circle
          key={radius}
          cx="92"
          cy="160"
          r={radius}
          fill="none"
          stroke={shade}
          strokeWidth={radius / 8}
          strokeDasharray={dashes}
        />
      ))}
      <circle cx="92" cy="160" r="22" fill="var(--brand-solid)" />
    </>
  );
}

function Tread({ pattern }: { pattern: keyof typeof treads }) {
  const id = useId();
  const { width, shapes } = treads[pattern];
  return (
    <>
      <defs>
        <pattern id={`${id}tread`} width={width} height="160" patternUnits="userSpaceOnUse">
          {shapes.map((shape, index) => (
            <path key={index} strokeLinejoin="round" {...shape} />
          ))}
        </pattern>
        <linearGradient id={`${id}light`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#000" stopOpacity=".62" />
          <stop offset=".3" stopColor="#fff" stopOpacity=".07" />
          <stop offset=".55" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".72" />
        </linearGradient>
      </defs>
      <rect {...box} fill={`url(#${id}tread)`} />
      <rect {...box} fill={`url(#${id}light)`} />
    </>
  );
}

/** A tire tread that fills its box. The pattern depends on the subject. */
export function TreadCover({ pattern }: { pattern: TreadPatternName }) {
  return (
    <Canvas>
      <rect {...box} fill="var(--art-0)" />
      {pattern === 'road' && <Road />}
      {pattern === 'arcs' && <Arcs />}
      {pattern !== 'road' && pattern !== 'arcs' && <Tread pattern={pattern} />}
    </Canvas>
  );
}
