import { useId } from 'react';

const halfAngle = 0.62;
const bright = 'oklch(.9 .004 255)';

function arc(radius: number): string {
  const [dx, y] = [radius * Math.sin(halfAngle), (900 - radius * Math.cos(halfAngle)).toFixed(1)];
  return `M${(400 - dx).toFixed(1)} ${y}A${radius} ${radius} 0 0 1 ${(400 + dx).toFixed(1)} ${y}`;
}

const rings = [
  { radius: 872, width: 46, colour: 'oklch(.33 .008 255)', dashes: '34 9' },
  { radius: 846, width: 3, colour: 'oklch(.42 .008 255)' },
  { radius: 806, width: 1.5, colour: 'oklch(.42 .008 255)' },
  { radius: 664, width: 1.5, colour: 'oklch(.42 .008 255)' },
  { radius: 640, width: 20, colour: 'oklch(.30 .007 255)', dashes: '3 5' },
  { radius: 616, width: 2, colour: 'oklch(.5 .008 255)' },
];

function MountainSnowflake() {
  return (
    <g
      transform="translate(400 900) rotate(18.2) translate(0 -724) scale(1.12)"
      fill="none"
      stroke="oklch(.96 .003 255)"
      strokeWidth="4.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M-52 40 L-36-8 -27 4 -2-48 20-2 30-14 52 40Z" />
      <g transform="translate(-1 14)" strokeWidth="3.4">
        {[0, 60, 120].map((turn) => (
          <path key={turn} transform={`rotate(${turn})`} d="M0-17V17M-5-12L0-7 5-12M-5 12L0 7 5 12" />
        ))}
      </g>
    </g>
  );
}

type Props = {
  /** What the picture shows, for people who cannot see it. */
  label: string;
  /** Raised lettering: size and service description. */
  size?: string;
  className?: string;
};

/** A piece of a sidewall with size, M+S and the mountain-snowflake mark: a picture to ask about. */
export function SidewallMark({ label, size = '205/55 R16 94H', className }: Props) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="90 20 620 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={`${id}rubber`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="oklch(.17 .005 255)" />
          <stop offset=".28" stopColor="oklch(.29 .007 255)" />
          <stop offset=".8" stopColor="oklch(.22 .006 255)" />
          <stop offset="1" stopColor="oklch(.15 .005 255)" />
        </linearGradient>
        <path id={`${id}line`} d={arc(704)} />
      </defs>
      <rect width="800" height="360" fill={`url(#${id}rubber)`} />
      {rings.map(({ radius, width, colour, dashes }) => (
        <path
          key={radius}
          d={arc(radius)}
          fill="none"
          stroke={colour}
          strokeWidth={width}
          strokeDasharray={dashes}
        />
      ))}
      <text className="emboss" fontSize="35" textLength="336" fill={bright}>
        <textPath href={`#${id}line`} startOffset="15%">
          {size}
        </textPath>
      </text>
      <g transform="translate(400 900) rotate(8)">
        <text className="emboss" fontSize="35" textLength="98" textAnchor="middle" y="-704" fill={bright}>
          M+S
        </text>
      </g>
      <MountainSnowflake />
    </svg>
  );
}
