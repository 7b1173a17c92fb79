import { Card } from '@marco/web-kit/card';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { LUGAR_ACUERDO } from '../../contract/terms.ts';

/** What was to be made clear the last time, each point with its answer. */
export function MarcasCard({ acuerdo: { marcas } }: { readonly acuerdo: AcuerdoDeConsumo }) {
  if (marcas.length === 0) return null;
  return (
    <Card title="Aclaraciones">
      <LineList>
        {marcas.map(({ id, lugar, texto, respuesta }) => (
          <li key={id}>
            <b>{LUGAR_ACUERDO[lugar]}</b>
            <span>{texto}</span>
            <LineNote>{respuesta === '' ? 'Sin responder todavía.' : respuesta}</LineNote>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
