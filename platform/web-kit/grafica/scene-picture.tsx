import { classNames } from '../class-names/index.ts';
import type { Label, Mark, Paint, Pattern, Place, Scene, Tone } from './scene.ts';
import styles from './scene-picture.module.css';

interface ScenePictureProps {
  readonly scene: Scene;
  /** What the drawing says, for whoever does not see it. */
  readonly summary: string;
  /** Begins the names of its patterns, once in the page. */
  readonly id: string;
  readonly active?: Place | undefined;
}

/** Tile of a pattern, in pixels. */
const TILE = 8;
const RISING = 'M-1 1l2-2M0 8l8-8M7 9l2-2';
const FALLING = 'M-1 7l2 2M0 0l8 8M7-1l2 2';
/** Lines over the ground of each pattern; of steps the more the darker they are, for whoever sees no ground. */
const TILES: Readonly<Record<Pattern | `step-${number}`, string>> = {
  plain: '',
  rising: RISING,
  dotted: 'M1 2h2M5 6h2',
  falling: FALLING,
  crossed: RISING + FALLING,
  level: 'M0 2h8M0 6h8',
  sparse: 'M2 2h1M6 6h1',
  'step-0': '',
  'step-1': 'M1 2h1',
  'step-2': 'M1 2h2M5 6h2',
  'step-3': RISING,
  'step-4': RISING + FALLING,
  'step-5': `${RISING}${FALLING}M0 4h8M4 0v8`,
};

/** Each tone has a pattern of its own, so that the same tone looks alike on every page. */
const TONE_PATTERNS: Readonly<Record<Tone, Pattern | `step-${number}`>> = {
  blue: 'plain',
  green: 'dotted',
  yellow: 'falling',
  purple: 'rising',
  red: 'crossed',
  gray: 'level',
  'gray-ring': 'sparse',
  'step-0': 'step-0',
  'step-1': 'step-1',
  'step-2': 'step-2',
  'step-3': 'step-3',
  'step-4': 'step-4',
  'step-5': 'step-5',
};

function tileOf({ tone, pattern }: Paint): Pattern | `step-${number}` {
  return pattern ?? TONE_PATTERNS[tone];
}

function patternId(id: string, paint: Paint): string {
  return `${id}-${paint.tone}-${tileOf(paint)}`;
}

/** The patterns that a drawing uses, each once. */
function listPaints(marks: readonly Mark[]): Paint[] {
  const paints = marks.flatMap(({ look, paint }) => (look === 'fill' && paint ? [paint] : []));
  return [...new Map(paints.map((paint) => [`${paint.tone} ${tileOf(paint)}`, paint])).values()];
}

function isAt(place: Place | undefined, other: Place | undefined): boolean {
  return place !== undefined && place.series === other?.series && place.point === other.point;
}

function Shape({
  mark,
  id,
  isActive,
}: {
  readonly mark: Mark;
  readonly id: string;
  readonly isActive?: boolean;
}) {
  const { look, paint, place, dash } = mark;
  const tone = paint && styles[paint.tone];
  const ground = look === 'fill' && paint && !isActive ? `url(#${patternId(id, paint)})` : undefined;
  const shared = {
    className: isActive ? styles['active'] : classNames(styles[look], tone),
    fill: ground,
    strokeDasharray: isActive ? undefined : dash,
    'data-place': place && !isActive ? `${place.series} ${place.point}` : undefined,
  };
  if (mark.shape === 'path') return <path {...shared} d={mark.d} transform={mark.transform} />;
  if (mark.shape === 'line') return <line {...shared} x1={mark.x1} x2={mark.x2} y1={mark.y1} y2={mark.y2} />;
  const { x, y, width, height, radius } = mark;
  return <rect {...shared} x={x} y={y} width={width} height={height} rx={radius} />;
}

function Text({ label }: { readonly label: Label }) {
  const { text, x, y, anchor, look, size, box, place } = label;
  return (
    <text
      className={styles[look]}
      x={x}
      y={y}
      textAnchor={anchor}
      fontSize={size}
      data-width={box.width}
      data-place={place && `${place.series} ${place.point}`}
    >
      {text}
    </text>
  );
}

/** A drawing as SVG, at its own size in pixels; narrower where the page gives it less. */
export function ScenePicture({ scene, summary, id, active }: ScenePictureProps) {
  const { width, height, marks, labels, targets } = scene;
  const lit = active && targets.flat().find((target) => isAt(target, active));
  const litMarks = active ? marks.filter(({ place }) => isAt(place, active)) : [];
  return (
    <svg
      className={styles['picture']}
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <defs>
        {listPaints(marks).map((paint) => (
          <pattern
            key={patternId(id, paint)}
            id={patternId(id, paint)}
            className={styles[paint.tone]}
            width={TILE}
            height={TILE}
            patternUnits="userSpaceOnUse"
          >
            <rect
              className={classNames(styles['ground'], tileOf(paint) === 'plain' && styles['whole'])}
              width={TILE}
              height={TILE}
            />
            <path className={styles['ink']} d={TILES[tileOf(paint)]} />
          </pattern>
        ))}
      </defs>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name and do not move
        <Shape key={at} mark={mark} id={id} />
      ))}
      {litMarks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name and do not move
        <Shape key={at} mark={mark} id={id} isActive />
      ))}
      {lit && litMarks.length === 0 ? (
        <circle className={styles['active']} cx={lit.x} cy={lit.y} r={6} />
      ) : null}
      {labels.map((label) => (
        <Text key={`${label.x} ${label.y} ${label.text}`} label={label} />
      ))}
    </svg>
  );
}
