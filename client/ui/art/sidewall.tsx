import { useId } from 'react';

const centre = 500;

type RingProps = { radius: number; width: number; colour: string; dashes?: string; opacity?: number };

function Ring({ radius, width, colour, dashes, opacity }: RingProps) {
  return (
    <circle
      cx={centre}
      cy={centre}
      r={radius}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeDasharray={dashes}
      opacity={opacity}
    />
  );
}

/** Returns the dash pattern that cuts a ring into `count` pieces, each filled to `share` of its length. */
function cut(radius: number, count: number, share: number): string {
  const piece = (2 * Math.PI * radius) / count;
  return `${(piece * share).toFixed(3)} ${(piece * (1 - share)).toFixed(3)}`;
}

const circlePath = (radius: number) => `M${centre} ${centre - radius}a${radius} ${radius} 0 1 1 -.01 0`;

function Definitions({ id }: { id: string }) {
  return (
    <defs>
      <radialGradient id={`${id}rubber`} gradientUnits="userSpaceOnUse" cx={centre} cy={centre} r="480">
        <stop offset=".5" stopColor="oklch(.15 .005 255)" />
        <stop offset=".66" stopColor="oklch(.25 .007 255)" />
        <stop offset=".82" stopColor="oklch(.275 .007 255)" />
        <stop offset=".93" stopColor="oklch(.2 .006 255)" />
        <stop offset="1" stopColor="oklch(.16 .005 255)" />
      </radialGradient>
      <linearGradient id={`${id}light`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".11" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".4" />
      </linearGradient>
      <path id={`${id}outer`} d={circlePath(362)} />
      <path id={`${id}inner`} d={circlePath(302)} />
    </defs>
  );
}

function Rubber({ id }: { id: string }) {
  return (
    <>
      <Ring radius={486} width={22} colour="var(--art-1)" dashes={cut(486, 96, 0.78)} />
      <Ring radius={486} width={22} colour="var(--art-0)" dashes={cut(486, 192, 0.06)} />
      <circle cx={centre} cy={centre} r="474" fill={`url(#${id}rubber)`} />
      <Ring radius={466} width={9} colour="var(--art-0)" dashes={cut(466, 192, 0.6)} />
      <Ring radius={452} width={1.5} colour="var(--art-2)" />
      <Ring radius={436} width={1} colour="var(--art-2)" opacity={0.7} />
      <Ring radius={344} width={1} colour="var(--art-2)" opacity={0.7} />
      <Ring radius={282} width={1.5} colour="var(--art-2)" />
      <Ring radius={268} width={16} colour="var(--art-2)" dashes={cut(268, 240, 0.35)} opacity={0.55} />
      <Ring radius={254} width={1.5} colour="var(--art-3)" />
      <circle cx={centre} cy={centre} r="474" fill={`url(#${id}light)`} />
      <circle cx={centre} cy={centre} r="240" fill="var(--wheel-hub, var(--mantine-color-dark-9))" />
      <Ring radius={240} width={5} colour="var(--art-2)" />
      <Ring radius={228} width={1} colour="var(--art-1)" />
    </>
  );
}

type Props = {
  /** The large lettering on the outer ring. Repeat it to fill the ring. */
  text: string;
  /** The small lettering on the inner ring. */
  smallText?: string;
  /** The rotation of the large lettering in degrees, used to show progress. */
  turn?: number;
  /** The font size of the large lettering, in units of a drawing that is 1000 wide. */
  letterSize?: number;
  className?: string;
};

/** A tire seen from the side, with raised lettering. Decorative: the same text appears elsewhere too. */
export function Sidewall({ text, smallText = '', turn = 0, letterSize = 66, className }: Props) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 1000 1000" aria-hidden="true">
      <Definitions id={id} />
      <Rubber id={id} />
      <g transform={`rotate(${turn} ${centre} ${centre})`}>
        <text className="emboss" fontSize={letterSize} textLength="2230" fill="var(--brand-solid)">
          <textPath href={`#${id}outer`}>{text}</textPath>
        </text>
      </g>
      <g transform={`rotate(${turn * 0.5 - 20} ${centre} ${centre})`}>
        <text className="emboss-small" fontSize="14" textLength="1880" fill="oklch(.66 .008 255)">
          <textPath href={`#${id}inner`}>{smallText}</textPath>
        </text>
      </g>
    </svg>
  );
}
