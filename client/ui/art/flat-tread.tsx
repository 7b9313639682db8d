const rows = [
  { x: 46, y: 24 },
  { x: 38, y: 47 },
  { x: 42, y: 70 },
  { x: 34, y: 93 },
];
const dashed = { fill: 'none', stroke: 'var(--line-strong)' };

/** The illustration of empty lists: a tire print with one highlighted block. */
export function FlatTread() {
  return (
    <svg viewBox="0 0 240 132" width="200" aria-hidden="true">
      <rect x="14" y="6" width="212" height="120" rx="46" {...dashed} strokeWidth="2" strokeDasharray="7 6" />
      {rows.flatMap(({ x, y }, row) =>
        Array.from({ length: 6 }, (_, column) => {
          const found = row === 1 && column === 3;
          return (
            <path
              key={`${row}-${column}`}
              d={`M${x + column * 27} ${y}h17l-5 15h-17z`}
              fill={found ? 'var(--brand-solid)' : 'none'}
              stroke={found ? 'var(--text)' : 'var(--line-strong)'}
              strokeWidth="1.5"
            />
          );
        }),
      )}
    </svg>
  );
}
