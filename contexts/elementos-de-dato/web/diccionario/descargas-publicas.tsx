import { Card } from '@marco/web-kit/card';
import type { DetalleElemento } from '../../contract/index.ts';
import panel from '../detalle/detalle.module.css';

/** The element as files and addresses other programs read. */
export function DescargasPublicas({ detalle }: { readonly detalle: DetalleElemento }) {
  const address = `/api-public/diccionario/elementos/${detalle.oid}`;
  return (
    <Card title="Este elemento para otros programas">
      <ul className={panel['lines']}>
        <li>
          <a href={`${address}?formato=json`}>JSON</a>
          <span>Todo lo que dice el diccionario de esta versión.</span>
        </li>
        <li>
          <a href={`${address}?formato=csv`} download={`${detalle.identificador}-${detalle.numero}.csv`}>
            CSV
          </a>
          <span>Para hojas de cálculo, con los valores de las listas.</span>
        </li>
      </ul>
    </Card>
  );
}
