import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { formatNumber } from '../format/index.ts';
import type { Plot } from './plot.ts';
import { listPlotCells, type PlotCell } from './plot-cells.ts';
import styles from './plot-table.module.css';
import type { Place } from './scene.ts';

/** Rows on show before somebody asks for the others. */
const FIRST_ROWS = 10;

/** So many columns fit everywhere. */
const FEW_COLUMNS = 3;

/** A wide table is scrolled with the keyboard too. */
function scrolled(title: string) {
  return { role: 'region', 'aria-label': `Tabla: ${title}`, tabIndex: 0 };
}

interface PlotTableProps {
  readonly plot: Plot;
  readonly active: Place | undefined;
  readonly onPoint: (place: Place | undefined) => void;
}

function Cell({ cell: { text, href, isMissing, isWords, step } }: { readonly cell: PlotCell }) {
  const shade = step === undefined ? undefined : styles[`step-${step}`];
  return (
    <td className={classNames(isWords ? styles['words'] : 'num', shade, isMissing && styles['missing'])}>
      {href === undefined ? text : <Link to={href}>{text}</Link>}
    </td>
  );
}

/** The figures of a plot, for everybody: as its labels say them, with links to the lists behind them. */
export function PlotTable({ plot, active, onPoint }: PlotTableProps) {
  const [isWhole, setWhole] = useState(false);
  const { headers, rows } = listPlotCells(plot);
  const isOfWords = (column: number) => rows.some(({ cells }) => cells[column]?.isWords);
  const isActive = (places: readonly Place[]) =>
    places.some(({ series, point }) => series === active?.series && point === active.point);
  return (
    <div className={styles['box']}>
      <div className={styles['frame']} {...(headers.length > FEW_COLUMNS ? scrolled(plot.title) : {})}>
        <table className={styles['table']} aria-label={plot.title}>
          <thead>
            <tr>
              {headers.map((header, at) => (
                <th key={header} scope="col" className={at === 0 || isOfWords(at - 1) ? undefined : 'num'}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, places }, at) => (
              <tr
                key={name}
                className={classNames(
                  isActive(places) && styles['active'],
                  !isWhole && at >= FIRST_ROWS && styles['later'],
                )}
                onPointerEnter={() => onPoint(places[0])}
                onPointerLeave={() => onPoint(undefined)}
              >
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <Cell key={headers[column + 1]} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > FIRST_ROWS ? (
        <p className={styles['more']} data-print="hide">
          {isWhole ? null : `${FIRST_ROWS} de ${formatNumber(rows.length)} filas`}
          <Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Ver menos' : `Ver las ${formatNumber(rows.length)}`}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
