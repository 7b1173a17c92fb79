import { sortPanels } from '@marco/web-kit/panels';
import type { FichaPanel, LugarDeFicha, ServicioDeFicha } from '../ficha-slots.ts';
import styles from './bloque.module.css';
import { type Pendiente, TextoPendiente } from './texto-pendiente.tsx';

/** What later contexts show of the servicio on the page. */
export interface PanelesDeFicha {
  readonly servicio: ServicioDeFicha;
  readonly panels: readonly FichaPanel[];
}

/** Those of one place that have something for this version, in their order. */
export function listPaneles(
  { servicio, panels }: PanelesDeFicha,
  lugar: LugarDeFicha,
): readonly FichaPanel[] {
  return sortPanels(panels.filter((panel) => panel.lugar === lugar && (panel.isFor?.(servicio) ?? true)));
}

interface PanelesEnProps {
  readonly lugar: LugarDeFicha;
  readonly paneles: PanelesDeFicha;
  /** What stands there while no context shows anything. */
  readonly pendiente?: Pendiente;
}

/** What later contexts show in a place, or who will supply it. */
export function PanelesEn({ lugar, paneles, pendiente }: PanelesEnProps) {
  const here = listPaneles(paneles, lugar);
  if (here.length === 0) return pendiente ? <TextoPendiente {...pendiente} /> : null;
  return (
    <div className={styles['paneles']}>
      {here.map(({ order, Panel }) => (
        <Panel key={order} {...paneles.servicio} />
      ))}
    </div>
  );
}
