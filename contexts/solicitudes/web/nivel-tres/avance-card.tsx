import { Card } from '@marco/web-kit/card';
import { StackedBar } from '@marco/web-kit/stacked-bar';
import { Tag } from '@marco/web-kit/tag';
import type { Solicitud } from '../../contract/index.ts';
import { DIMENSION, VEREDICTO_ITEM, VEREDICTOS_ITEM } from '../../contract/terms.ts';
import { getNivelTres } from './get-nivel-tres.ts';
import styles from './verificacion.module.css';
import { type CuentaDeDimension, listDimensiones, TONO_VEREDICTO } from './verificacion.ts';

/** How far each dimension is: decided of all, and with which verdicts. */
export function AvanceCard({ solicitud }: { readonly solicitud: Solicitud }) {
  const { items } = getNivelTres(solicitud);
  const decididos = items.filter(({ veredicto }) => veredicto !== null).length;
  return (
    <Card title="Avance" aside={<Tag>{`${decididos} de ${items.length}`}</Tag>}>
      <ul className={styles['avance']}>
        {listDimensiones(items).map((cuenta) => (
          <Barra key={cuenta.dimension} cuenta={cuenta} />
        ))}
      </ul>
    </Card>
  );
}

function Barra({
  cuenta: { dimension, items, decididos, porVeredicto },
}: {
  readonly cuenta: CuentaDeDimension;
}) {
  return (
    <li>
      <span>{DIMENSION[dimension]}</span>
      <b className="num">
        {decididos} de {items.length}
      </b>
      <div className={styles['barra']}>
        <StackedBar
          hideLegend
          segments={[
            ...VEREDICTOS_ITEM.map((veredicto) => ({
              label: VEREDICTO_ITEM[veredicto],
              value: porVeredicto[veredicto],
              tone: TONO_VEREDICTO[veredicto],
            })),
            { label: 'Sin decidir', value: items.length - decididos, tone: 'gray-ring' as const },
          ]}
        />
      </div>
    </li>
  );
}
