import { Card } from '@marco/web-kit/card';
import { Tag } from '@marco/web-kit/tag';
import type { Solicitud } from '../../contract/index.ts';
import { DIMENSION } from '../../contract/terms.ts';
import { BarraDeDimension } from './barra-dimension.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import styles from './verificacion.module.css';
import { type CuentaDeDimension, listDimensiones } from './verificacion.ts';

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

function Barra({ cuenta }: { readonly cuenta: CuentaDeDimension }) {
  const { dimension, items, decididos } = cuenta;
  return (
    <li>
      <span>{DIMENSION[dimension]}</span>
      <b className="num">
        {decididos} de {items.length}
      </b>
      <div className={styles['barra']}>
        <BarraDeDimension cuenta={cuenta} />
      </div>
    </li>
  );
}
