import { toAcuerdo } from '@marco/acuerdos/paths';
import { toCertificado } from '@marco/certificados/paths';
import { toEntidad } from '@marco/entidades/paths';
import { toMesa } from '@marco/mesas/paths';
import { toDiccionario } from '@marco/oid/paths';
import { toServicio } from '@marco/servicios/paths';
import { toSolicitud } from '@marco/solicitudes/paths';
import { toTramite } from '@marco/tramites/paths';
import type { ObjetoFila } from '../../contract/terms.ts';

/** Where the page of each kind of record stands. */
const PAGINAS: Readonly<Partial<Record<ObjetoFila, (clave: string) => string>>> = {
  entidad: toEntidad,
  servicio: toServicio,
  certificado: toCertificado,
  solicitud: toSolicitud,
  acuerdo: toAcuerdo,
  tramite: toTramite,
  mesa: toMesa,
  reunion: toMesa,
  acta: toMesa,
  compromiso: toMesa,
  elemento: toDiccionario,
  'casi-duplicado': toDiccionario,
};

/** The page of a record; undefined where it has none, or none the reader may open. */
export function toPaginaDeFila(objeto: ObjetoFila, clave: string | null): string | undefined {
  return clave === null ? undefined : PAGINAS[objeto]?.(clave);
}
