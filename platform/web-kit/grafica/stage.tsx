import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../class-names/index.ts';
import type { Plot } from './plot.ts';
import { type Figure, figureAt, sayFigure, summarizePlot } from './present-figure.ts';
import type { Place, Room, Scene, Target } from './scene.ts';
import { ScenePicture } from './scene-picture.tsx';
import styles from './stage.module.css';
import { useRoom } from './use-room.ts';
import { findTarget, walk } from './walk.ts';

/** Below this width the figure stands under the drawing instead of over it. */
const TIP_WIDTH = 480;

export interface StageProps {
  readonly plot: Plot;
  readonly draw: (room: Room) => Scene;
  readonly active: Place | undefined;
  readonly onPoint: (place: Place | undefined) => void;
  /** A small drawing within a text: no margin, its tip over what is around it. */
  readonly isSmall?: boolean;
}

function Tip({
  figure,
  target,
  width,
}: {
  readonly figure: Figure;
  readonly target: Target;
  readonly width: number;
}) {
  const { point, series } = figure;
  const isBelow = width < TIP_WIDTH;
  const isAtRight = width === Number.POSITIVE_INFINITY || target.x > width / 2;
  return (
    <div
      className={classNames(styles['tip'], styles[isBelow ? 'below' : isAtRight ? 'left' : 'right'])}
      style={isBelow ? undefined : { insetInlineStart: target.x, insetBlockStart: target.y }}
      aria-hidden="true"
    >
      <span>{point.label}</span>
      <b>{series === undefined ? point.text : `${series}: ${point.text}`}</b>
      {point.facts?.map((fact) => (
        <span key={fact.label}>
          {fact.label}: {fact.text}
        </span>
      ))}
    </div>
  );
}

/** The figure a mark or a text of a drawing stands for. */
function readPlace(target: EventTarget): Place | undefined {
  const marked = target instanceof Element ? target.closest('[data-place]') : null;
  const [series, point] = marked?.getAttribute('data-place')?.split(' ').map(Number) ?? [];
  return series === undefined || point === undefined ? undefined : { series, point };
}

/**
 * The drawing of a plot with its figures in reach: one stop of the tab key whose arrows walk them, and the pointer. Both
 * show the same tip; what the keyboard reaches is said by one live region.
 */
export function Stage({ plot, draw, active, onPoint, isSmall = false }: StageProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const room = useRoom(element);
  const navigate = useNavigate();
  const [said, setSaid] = useState('');
  const scene = room && draw(room);
  const targets = scene?.targets ?? [];
  const target =
    active && targets.flat().find(({ series, point }) => series === active.series && point === active.point);
  const figure = scene && target && figureAt(plot, scene, target);

  function say(next: Target): void {
    onPoint({ series: next.series, point: next.point });
    const now = scene && figureAt(plot, scene, next);
    const line = targets.find((one) => one.includes(next)) ?? [];
    if (now) setSaid(sayFigure(now, line.indexOf(next) + 1, line.length));
  }

  function follow(at: Figure | undefined): void {
    if (at?.point.href !== undefined) void navigate(at.point.href);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') follow(figure);
    if (event.key === 'Escape') onPoint(undefined);
    const next = walk(targets, target, event.key, event.ctrlKey);
    if (!next || event.altKey || event.metaKey) return;
    event.preventDefault();
    say(next);
  }

  function onPointerMove(event: MouseEvent<HTMLDivElement>): void {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const under = findTarget(targets, event.clientX - left, event.clientY - top);
    onPoint(readPlace(event.target) ?? (under && { series: under.series, point: under.point }));
  }

  /** A mouse opens the list of a mark; a finger chooses the mark, which it cannot do by pointing. */
  function onClick(event: MouseEvent<HTMLDivElement>): void {
    const marked = readPlace(event.target);
    const isMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
    if (scene && marked && isMouse) follow(figureAt(plot, scene, marked));
    else onPointerMove(event);
  }

  return (
    <div className={isSmall ? undefined : styles['stage']}>
      <div
        ref={element}
        className={classNames(styles['drawing'], figure?.point.href !== undefined && styles['linked'])}
        role="application"
        aria-label={`${plot.title}: recorra los datos con las flechas`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the arrow keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() => {
          const first = target ?? walk(targets, undefined, 'Home');
          if (first) say(first);
        }}
        onBlur={() => onPoint(undefined)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => onPoint(undefined)}
        onClick={onClick}
      >
        {scene ? <ScenePicture scene={scene} summary={summarizePlot(plot)} id={id} active={active} /> : null}
        {figure && target && room ? (
          <Tip figure={figure} target={target} width={isSmall ? Number.POSITIVE_INFINITY : room.width} />
        ) : null}
      </div>
      <p className="sr" role="status">
        {said}
      </p>
      <Reading notes={[plot.unit, ...(scene?.notes ?? []), plot.note]} />
    </div>
  );
}

/** What one must know to read the drawing, in sentences. */
function Reading({ notes }: { readonly notes: readonly (string | undefined)[] }) {
  const sentences = notes.flatMap((note) =>
    note === undefined ? [] : [note.endsWith('.') ? note : `${note}.`],
  );
  return sentences.length === 0 ? null : (
    <p className={styles['reading']} data-reading>
      {sentences.join(' ')}
    </p>
  );
}
