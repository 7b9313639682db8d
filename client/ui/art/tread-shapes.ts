export type Shape = { d: string; fill: string; stroke?: string; strokeWidth?: number };
type Point = readonly [number, number];

const outline = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`;

/** A raised piece of rubber. */
export const block = (d: string): Shape => ({
  d,
  fill: 'var(--art-1)',
  stroke: 'var(--art-2)',
  strokeWidth: 0.8,
});

/** A raised piece of rubber with straight edges. */
export const polygon = (points: readonly Point[]): Shape => block(`${outline(points)}Z`);

/** A groove with a width in units of the drawing. `shade` is one of the art colors. */
export const groove = (d: string, strokeWidth: number, shade = 'var(--art-0)'): Shape => ({
  d,
  fill: 'none',
  stroke: shade,
  strokeWidth,
});

/** A thin cut across a block. */
export const sipe = (points: readonly Point[], width = 1.1): Shape => groove(outline(points), width);

/** Returns the points of a zigzag line of `steps` pieces that swings by `swing` to either side. */
export function zigzag([x0, y0]: Point, [x1, y1]: Point, steps: number, swing: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const side = index % 2 ? swing : -swing;
    return [
      Number((x0 + (x1 - x0) * part + side).toFixed(1)),
      Number((y0 + (y1 - y0) * part).toFixed(1)),
    ] as const;
  });
}
