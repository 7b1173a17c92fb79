import { formatLongDate } from '@marco/web-kit/format';
import { Notice } from '@marco/web-kit/notice';
import { Link } from 'react-router';
import type { DetalleElemento } from '../../contract/index.ts';
import { EnlaceVersion, useEntornoDetalle } from '../detalle/enlaces.tsx';

/** A version that is no longer in force leads to the one that is, or to what takes its place. */
export function AvisoVigencia({ detalle }: { readonly detalle: DetalleElemento }) {
  const { toVigente } = useEntornoDetalle();
  const { estado, versiones, identificador, capa, dominio, rigeHasta, motivoCaducidad, reemplazadoPor } =
    detalle;
  if (estado !== 'historico' && estado !== 'caducado') return null;
  const vigente = versiones.find((version) => version.estado === 'incorporado');
  return (
    <Notice tone="warn">
      {estado === 'caducado' ? (
        <b>Este elemento caducó{rigeHasta === null ? '' : ` el ${formatLongDate(rigeHasta)}`}.</b>
      ) : (
        <b>Esta versión ya no rige.</b>
      )}
      {motivoCaducidad === null ? null : ` Motivo: ${motivoCaducidad}`}
      {reemplazadoPor === null ? null : (
        <>
          {' '}
          Lo reemplaza <EnlaceVersion referencia={reemplazadoPor} />.
        </>
      )}
      {vigente ? (
        <>
          {' '}
          <Link
            to={toVigente({
              identificador,
              capa: capa.codigo,
              dominio: dominio.codigo,
              versionId: vigente.id,
            })}
          >
            Ver la versión vigente {vigente.numero}
          </Link>
        </>
      ) : null}
    </Notice>
  );
}
