import { CardStack } from '@marco/web-kit/card-stack';
import { formatLongMoment } from '@marco/web-kit/format';
import { LoadBlock } from '@marco/web-kit/load-block';
import { Notice } from '@marco/web-kit/notice';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import type { Tone } from '@marco/web-kit/tone';
import { Braces, Clock } from 'lucide-react';
import { TITULO_ESTADO_PRODUCTO } from '../../contract/estado-producto.paths.ts';
import { ESTADO_PARA_PROGRAMAS, PRESENTACION_ESTADO } from '../../contract/estado-producto.terms.ts';
import type { EstadoProducto } from '../../contract/index.ts';
import { explainEstado } from '../../rules/estado-producto/textos-estado.ts';
import { IncidentesCard } from '../estado-producto/incidentes-card.tsx';
import { MantenimientosCard } from '../estado-producto/mantenimientos-card.tsx';
import { PiezasCard } from '../estado-producto/piezas-card.tsx';
import { useEstadoProducto } from '../estado-producto/use-estado-producto.ts';

const TONOS: Readonly<Record<EstadoProducto['marcha'], Tone>> = { bien: 'ok', demora: 'warn', falla: 'err' };

/** '/estado': what works now, what did not, and what is announced. */
export function EstadoProductoScreen() {
  usePageTitle(TITULO_ESTADO_PRODUCTO);
  const query = useEstadoProducto();
  return (
    <>
      <PageHeading
        title={TITULO_ESTADO_PRODUCTO}
        lead={PRESENTACION_ESTADO}
        facts={[
          ...(query.data
            ? [{ icon: <Clock size={16} />, text: `Leído el ${formatLongMoment(query.data.leidoEn)}` }]
            : []),
          {
            icon: <Braces size={16} />,
            text: <a href={ESTADO_PARA_PROGRAMAS}>Lo mismo para programas (JSON)</a>,
          },
        ]}
      />
      <LoadBlock query={query} subject="el estado del servicio">
        {(estado) => <Contenido estado={estado} />}
      </LoadBlock>
    </>
  );
}

function Contenido({ estado }: { readonly estado: EstadoProducto }) {
  const { marcha, aviso, piezas, incidentes, mantenimientos } = estado;
  return (
    <CardStack>
      <Notice tone={TONOS[marcha]} role="status">
        <strong>{explainEstado(marcha)}</strong>
      </Notice>
      {aviso === '' ? null : <Notice tone="info">{aviso}</Notice>}
      <PiezasCard piezas={piezas} />
      <MantenimientosCard mantenimientos={mantenimientos} />
      <IncidentesCard incidentes={incidentes} />
    </CardStack>
  );
}
