import { Card } from '@marco/web-kit/card';
import { formatMoment } from '@marco/web-kit/format';
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type Marcha, NOMBRES_MARCHA } from '../../contract/estado-producto.terms.ts';
import type { EstadoProducto } from '../../contract/index.ts';
import styles from './estado-producto.module.css';

/** The drawing of each state; its words stand beside it. */
const DIBUJOS: Readonly<Record<Marcha, LucideIcon>> = {
  bien: CircleCheck,
  demora: TriangleAlert,
  falla: CircleAlert,
  'sin-medir': CircleDashed,
  'sin-uso': CircleDashed,
};

/** Each part of the product with how it runs, what that means and when it was measured. */
export function PiezasCard({ piezas }: Pick<EstadoProducto, 'piezas'>) {
  return (
    <Card title="Qué funciona ahora" flush>
      <ul className={styles['piezas']}>
        {piezas.map(({ codigo, nombre, marcha, explicacion, ultimo, medidaEn }) => {
          const Dibujo = DIBUJOS[marcha];
          return (
            <li key={codigo} className={styles[marcha]}>
              <Dibujo size={22} aria-hidden />
              <div>
                <h3>{nombre}</h3>
                <p>{explicacion}</p>
                {ultimo ? <small>{`${ultimo.nombre}: ${formatMoment(ultimo.momento)}`}</small> : null}
                <small>{medidaEn ? `Medido el ${formatMoment(medidaEn)}` : 'Todavía sin medir'}</small>
              </div>
              <strong>{NOMBRES_MARCHA[marcha]}</strong>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
