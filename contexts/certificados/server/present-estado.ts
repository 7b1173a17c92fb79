import { startOfDay } from '@marco/country/local-time';
import { toColombianDay } from '@marco/country/working-days';
import { findEstadoDelDia, presentMotivoDeVencimiento } from '../rules/estado-del-dia.ts';
import type { CertificadoRow } from './certificado.queries.ts';

type Columns = 'estado' | 'estado_desde' | 'valido_hasta' | 'causa' | 'motivo';

/** How a certificate stands now, since when and why: of one whose last day is over, what the work of the day will write. */
export function presentEstado(row: Pick<CertificadoRow, Columns>) {
  const { estado, estado_desde, valido_hasta: hasta, causa, motivo } = row;
  const deHoy = findEstadoDelDia({ estado, hasta }, toColombianDay(new Date()));
  if (deHoy === estado || hasta === null)
    return { estado, estadoDesde: estado_desde.toISOString(), causa, motivo };
  return {
    estado: deHoy,
    estadoDesde: startOfDay(hasta, 1).toISOString(),
    causa,
    motivo: presentMotivoDeVencimiento(hasta),
  };
}
