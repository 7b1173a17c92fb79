import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import { drawSpark } from './drawings/spark.ts';
import styles from './kpi-tile.module.css';
import type { LinePlot, PlotSeries } from './plot.ts';
import { PlotTable } from './plot-table.tsx';
import type { Place, Room } from './scene.ts';
import { Stage } from './stage.tsx';

/** How a figure moved since a stated date. */
interface KpiChange {
  /** '4,9 puntos': the amount without a sign. */
  readonly text: string;
  /** 'desde junio'. */
  readonly since: string;
  readonly direction: 'up' | 'down' | 'none';
  /** Whether that is good or bad; gray without it. */
  readonly sense?: 'good' | 'bad' | undefined;
}

interface KpiTileProps {
  /** What is counted. */
  readonly label: string;
  /** The figure as it is shown; its list. */
  readonly text: string;
  readonly href?: string | undefined;
  /** What it is a part of: '207 de 314 entidades'. */
  readonly base?: string | undefined;
  readonly change?: KpiChange | undefined;
  /** How it came there, with the header of the first column of its table: 'Mes'. */
  readonly series?: PlotSeries | undefined;
  readonly rowHeader?: string | undefined;
  readonly shape?: 'line' | 'columns' | undefined;
}

/** Letters of a figure that is told in several words. */
const LONG = 14;

const ICONS = { up: TrendingUp, down: TrendingDown, none: Minus } as const;
const DIRECTION_WORDS = { up: 'Sube', down: 'Baja', none: '' } as const;

/** One figure: base, change since a date, and the small shape of how it came there, with its table. */
export function KpiTile({
  label,
  text,
  href,
  base,
  change,
  series,
  rowHeader = '',
  shape = 'line',
}: KpiTileProps) {
  const Icon = change && ICONS[change.direction];
  const plot = series && toPlot(label, text, series, rowHeader);
  return (
    <article className={styles['tile']} aria-label={label}>
      <p className={styles['label']}>{label}</p>
      <div className={styles['middle']}>
        <p className={classNames(styles['figure'], text.length > LONG && styles['long'])}>
          {href === undefined ? text : <Link to={href}>{text}</Link>}
        </p>
        {plot ? <SparkDrawing plot={plot} shape={shape} /> : null}
      </div>
      {base === undefined ? null : <p className={styles['base']}>{base}</p>}
      {change && Icon ? (
        <p className={styles['base']}>
          <span className={classNames(styles['change'], change.sense && styles[change.sense])}>
            <Icon size={15} aria-hidden="true" />
            <span className="sr">{DIRECTION_WORDS[change.direction]}</span> {change.text}
          </span>{' '}
          {change.since}
        </p>
      ) : null}
      {plot ? <SparkTable plot={plot} /> : null}
    </article>
  );
}

/** What the small drawing and its table show. */
function toPlot(label: string, text: string, series: PlotSeries, rowHeader: string): LinePlot {
  const finding = `${label}: ${text}.`;
  return { kind: 'line', title: label, finding, rowHeader, series: [series], lastFirst: true };
}

function SparkDrawing({ plot, shape }: { readonly plot: LinePlot; readonly shape: 'line' | 'columns' }) {
  const [active, setActive] = useState<Place>();
  const points = plot.series[0]?.points ?? [];
  const draw = (room: Room) => drawSpark(points, shape, room);
  return (
    <div className={styles['spark']}>
      <Stage plot={plot} draw={draw} active={active} onPoint={setActive} isSmall />
    </div>
  );
}

function SparkTable({ plot }: { readonly plot: LinePlot }) {
  const [active, setActive] = useState<Place>();
  return (
    <details className={styles['table']}>
      <summary>
        Tabla de {formatNumber(plot.series[0]?.points.length ?? 0)} datos
        <span className="sr">: {plot.title}</span>
      </summary>
      <PlotTable plot={plot} active={active} onPoint={setActive} />
    </details>
  );
}
