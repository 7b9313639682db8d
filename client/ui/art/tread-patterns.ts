import { block, groove, polygon, sipe, zigzag, type Shape } from './tread-shapes';

/** One repeat of a tread, `width` units wide and 160 high. */
export type Tread = { width: number; shapes: Shape[] };

function winter(): Tread {
  const width = 56;
  const shapes: Shape[] = [];
  const lean = (y: number) => (80 - y) * -0.62 + 60;
  for (const mirrored of [false, true]) {
    const fold = (y: number) => (mirrored ? 160 - y : y);
    const inset = mirrored ? -3 : 3;
    for (const [top, bottom, shift] of [
      [-2, 22, 0],
      [28, 50, 22],
      [56, 77, 8],
    ] as const) {
      for (const repeat of [-1, 0, 1]) {
        const x = repeat * width + shift;
        const [from, to] = [x + lean(top), x + lean(bottom)];
        shapes.push(
          polygon([
            [from, fold(top)],
            [from + width - 9, fold(top)],
            [to + width - 9, fold(bottom)],
            [to, fold(bottom)],
          ]),
        );
        for (const cut of [12, 24, 36]) {
          shapes.push(
            sipe(zigzag([from + cut, fold(top) + inset], [to + cut, fold(bottom) - inset], 5, 1.6)),
          );
        }
      }
    }
  }
  return { width, shapes };
}

function touring(): Tread {
  const width = 44;
  const right = width + 2;
  const shoulder = (x: number) => polygon([[x - 2, -4], [x + 36, -4], [x + 34, 34], [x - 4, 34]]); // prettier-ignore
  const foot = (x: number) => polygon([[x + 2, 133], [x + 38, 133], [x + 41, 164], [x + 5, 164]]); // prettier-ignore
  const shapes = [
    shoulder(0),
    shoulder(width),
    block(`M-2 44H${right}V68H-2ZM-2 78H${right}V100H-2ZM-2 110H${right}V124H-2Z`),
    sipe([[8, 44], [16, 58]], 2.4), // prettier-ignore
    sipe([[30, 68], [22, 56]], 1.2), // prettier-ignore
    sipe([[6, 100], [15, 88]], 2.4), // prettier-ignore
    sipe([[28, 78], [34, 90]], 1.2), // prettier-ignore
    sipe([[18, 4], [17, 28]]), // prettier-ignore
    sipe([[18 + width, 4], [17 + width, 28]]), // prettier-ignore
    foot(0),
    foot(-width),
    sipe([[21, 137], [23, 158]]), // prettier-ignore
  ];
  return { width, shapes };
}

// The corners of an all-terrain block, from its upper left.
const lug = [[0, 8], [14, 0], [38, 2], [46, 14], [40, 30], [22, 34], [4, 28]] as const; // prettier-ignore

function terrainLug(x: number, y: number, flipped: boolean): Shape[] {
  return [
    polygon(lug.map(([dx, dy]) => [x + dx, y + (flipped ? 34 - dy : dy)])),
    sipe(zigzag([x + 12, y + 10], [x + 34, y + 24], 4, 1.4)),
    sipe(zigzag([x + 22, y + 6], [x + 40, y + 18], 3, 1.2)),
  ];
}

function allterrain(): Tread {
  const width = 76;
  const shapes = [-width, 0, width].flatMap((x) => [
    polygon([[x + 2, -6], [x + 44, -6], [x + 40, 26], [x + 22, 20], [x + 6, 26]]), // prettier-ignore
    polygon([[x + 50, -6], [x + 70, -6], [x + 68, 16], [x + 50, 12]]), // prettier-ignore
    ...terrainLug(x - 14, 36, false),
    ...terrainLug(x + 26, 54, true),
    ...terrainLug(x - 12, 86, true),
    polygon([[x + 44, 98], [x + 60, 94], [x + 66, 116], [x + 52, 124], [x + 38, 116]]), // prettier-ignore
    polygon([[x + 4, 130], [x + 40, 128], [x + 44, 166], [x + 2, 166]]), // prettier-ignore
    polygon([[x + 50, 136], [x + 70, 132], [x + 72, 166], [x + 52, 166]]), // prettier-ignore
  ]);
  return { width, shapes };
}

function sport(): Tread {
  const width = 88;
  const r = width + 2;
  const ribs = block(`M-2-4H${r}V58H-2ZM-2 70H${r}V96H-2ZM-2 107H${r}V128H-2ZM-2 137H${r}V166H-2Z`);
  const grooves = [-width, 0].flatMap((x) => [
    groove(`M${x + 10}-6Q${x + 30} 30 ${x + 74} 46`, 4.5),
    groove(`M${x + 58}-6Q${x + 66} 12 ${x + 86} 20`, 2),
    groove(`M${x + 20} 70Q${x + 34} 86 ${x + 62} 90`, 3),
    groove(`M${x + 44} 137Q${x + 50} 152 ${x + 70} 166M${x + 88} 137Q${x + 94} 152 ${x + 114} 166`, 3),
  ]);
  return { width, shapes: [ribs, ...grooves] };
}

function moto(): Tread {
  const width = 150;
  const grooves = [-width, 0].flatMap((x) => {
    const sweep =
      `M${x + 8} 74C${x + 60} 70 ${x + 86} 40 ${x + 100}-8` +
      `M${x + 82} 88C${x + 134} 92 ${x + 160} 122 ${x + 174} 168`;
    const short =
      `M${x + 88} 56C${x + 112} 50 ${x + 126} 30 ${x + 132} 4` +
      `M${x + 10} 106C${x + 34} 112 ${x + 48} 132 ${x + 54} 156`;
    return [groove(sweep, 11, 'var(--art-2)'), groove(sweep, 9), groove(short, 5)];
  });
  return { width, shapes: [{ d: `M-2-2H${width + 2}V162H-2Z`, fill: 'var(--art-1)' }, ...grooves] };
}

function ev(): Tread {
  const width = 40;
  const r = width + 2;
  const ribs = block(`M-2-4H${r}V38H-2ZM-2 47H${r}V75H-2ZM-2 85H${r}V113H-2ZM-2 122H${r}V166H-2Z`);
  const cells = [16, 56, 96, 136].flatMap((y) =>
    [0, 20].map((x) => groove(`M${x + 4} ${y}l6-5 6 5v7l-6 5-6-5z`, 1.2)),
  );
  return { width, shapes: [ribs, ...cells] };
}

/** The repeating treads by type of tire. */
export const treads = {
  winter: winter(),
  touring: touring(),
  allterrain: allterrain(),
  sport: sport(),
  moto: moto(),
  ev: ev(),
};
