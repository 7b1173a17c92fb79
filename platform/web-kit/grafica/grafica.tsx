import { ChartLine, Download, Table2 } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Segmented } from '../segmented/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import styles from './grafica.module.css';
import { listOrigins } from './list-origins.ts';
import type { Plot } from './plot.ts';
import { PlotDrawing } from './plot-drawing.tsx';
import { PlotTable } from './plot-table.tsx';
import type { Place } from './scene.ts';
import { useRoom } from './use-room.ts';

/** So narrow that figures are read before they are seen. */
const TABLE_FIRST = 330;
/** With more columns the table stands under the drawing. */
const BESIDE_COLUMNS = 4;

interface GraficaProps {
  readonly plot: Plot;
  readonly headingLevel?: 2 | 3 | 4;
  /** Beside the heading: filters, links. */
  readonly aside?: ReactNode;
}

type View = 'both' | 'table';

/** A plot with its finding and its table. */
export function Grafica({ plot, headingLevel = 2, aside }: GraficaProps) {
  const heading = useId();
  const body = useRef<HTMLDivElement>(null);
  const room = useRoom(body);
  const [view, setView] = useState<View>('both');
  const [active, setActive] = useState<Place>();
  const Heading = `h${headingLevel}` as const;
  const isShadedTable = plot.kind === 'cohort';
  const drawing = (
    <div
      key="drawing"
      className={classNames(styles['drawing'], (isShadedTable || view === 'table') && styles['off'])}
    >
      <Suspense fallback={<Skeleton label="Cargando la gráfica" rows={6} shape="text" />}>
        <PlotDrawing plot={plot} active={active} onPoint={setActive} />
      </Suspense>
    </div>
  );
  const table = <PlotTable key="table" plot={plot} active={active} onPoint={setActive} />;
  const isBeside = plot.kind !== 'matrix' && columnsOf(plot) <= BESIDE_COLUMNS;
  return (
    <figure className={styles['figure']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <div className={styles['titles']}>
          <Heading id={heading}>{plot.title}</Heading>
          <p>{plot.finding}</p>
        </div>
        {aside}
        {isShadedTable ? null : (
          <Segmented
            label={`Cómo ver ${plot.title}`}
            value={view}
            onChange={setView}
            segments={[
              { value: 'both', label: 'Ambas', icon: <ChartLine size={16} /> },
              { value: 'table', label: 'Tabla', icon: <Table2 size={16} /> },
            ]}
          />
        )}
      </div>
      <div
        ref={body}
        className={classNames(
          styles['body'],
          isBeside && view === 'both' && !isShadedTable && styles['beside'],
          plot.kind === 'map' && styles['even'],
        )}
      >
        {room && room.width <= TABLE_FIRST ? [table, drawing] : [drawing, table]}
      </div>
      <Foot plot={plot} body={body} />
    </figure>
  );
}

function columnsOf({ series }: Plot): number {
  return 1 + series.length + Math.max(...series.map(({ points }) => points[0]?.facts?.length ?? 0), 0);
}

const FORMS = [
  ['svg', 'SVG'],
  ['png', 'PNG'],
] as const;

/** Where the figures come from, and the picture to take along. */
function Foot({ plot, body }: { readonly plot: Plot; readonly body: RefObject<HTMLDivElement | null> }) {
  const origins = listOrigins(plot);
  const save = async (form: 'svg' | 'png') => {
    const picture = body.current?.querySelector('svg[role="img"]');
    if (!(picture instanceof SVGSVGElement)) return;
    const { savePicture } = await import('./download/save-picture.ts');
    await savePicture(picture, plot, form);
  };
  return (
    <div className={styles['foot']}>
      <p>{origins.join(' ')}</p>
      <div className={styles['forms']} data-print="hide">
        {FORMS.map(([form, name]) => (
          <Button
            key={form}
            variant="ghost"
            size="small"
            icon={<Download size={14} />}
            aria-label={`Descargar ${plot.title} como ${name}`}
            onClick={() => void save(form)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
