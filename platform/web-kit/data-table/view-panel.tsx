import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import type { ViewControl } from './use-table-view.ts';
import type { TableDensity } from './view-cookie.ts';
import styles from './view-menu.module.css';

const DENSITIES: readonly { readonly value: TableDensity; readonly label: string }[] = [
  { value: 'comoda', label: 'Cómoda' },
  { value: 'compacta', label: 'Compacta' },
];

/** Nearer to the edge of the window it is moved. */
const EDGE_PX = 8;

interface ViewPanelProps {
  readonly id: string;
  readonly control: ViewControl;
}

/** Which columns show, how close the rows stand, and how the table is walked with the keyboard. */
export function ViewPanel({ id, control }: ViewPanelProps) {
  const { view, choices, change, reset } = control;
  const panel = useRef<HTMLDivElement>(null);
  // Its button may stand at the left end of the bar.
  useLayoutEffect(() => {
    const box = panel.current;
    const outside = EDGE_PX - (box?.getBoundingClientRect().left ?? EDGE_PX);
    if (box && outside > 0) box.style.translate = `${outside}px`;
  }, []);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);

  function toggle(key: string): void {
    const isHidden = view.hidden.includes(key);
    change({ hidden: isHidden ? view.hidden.filter((hidden) => hidden !== key) : [...view.hidden, key] });
  }

  return (
    <div ref={panel} id={id} className={styles['panel']} role="dialog" aria-label="Vista de la tabla">
      <fieldset className={styles['columns']}>
        <legend>Columnas visibles</legend>
        {choices.map(({ key, label, isShown }) => (
          <Checkbox key={key} label={label} checked={isShown} onChange={() => toggle(key)} />
        ))}
      </fieldset>
      <div className={styles['density']}>
        <RadioGroup
          label="Densidad de las filas"
          equal
          options={DENSITIES}
          value={view.density}
          onChange={(density) => change({ density })}
        />
      </div>
      <p className={styles['keys']}>
        Dentro de la tabla: flechas para moverse entre celdas, Inicio y Fin para ir al borde de la fila, Re
        Pág y Av Pág para cambiar de página.
      </p>
      <Button variant="ghost" size="small" onClick={reset}>
        Restablecer vista
      </Button>
    </div>
  );
}
