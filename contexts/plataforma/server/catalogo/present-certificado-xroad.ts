import { countDays, toColombianDay } from '@marco/country/working-days';
import type { CertificadoXroad } from '../../contract/index.ts';
import { presentIdentificadorXroad } from '../../rules/operacion/identificador.ts';
import type { CertificadoXroadRow } from './catalogo.queries.ts';

/** A certificate as the wire has it, with the days it still has. */
export function presentCertificadoXroad({
  partes,
  fecha_vencimiento,
  ...row
}: CertificadoXroadRow): CertificadoXroad {
  return {
    ...row,
    miembro: presentIdentificadorXroad(partes),
    venceEn: fecha_vencimiento,
    dias: countDays(toColombianDay(new Date()), fecha_vencimiento),
  };
}
