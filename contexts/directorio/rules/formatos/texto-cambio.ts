import { formatLongDay } from '@marco/country/day-text';
import { TIPO_CAMBIO_DIRECTORIO, type TipoCambioDirectorio } from '../../contract/suscripciones.terms.ts';

/** Something that happened to a servicio, as far as its words need it. */
interface CambioContado {
  readonly tipo: TipoCambioDirectorio;
  readonly servicio: string;
  readonly entidad: string;
  /** As M.m; null for what happened to the whole servicio. */
  readonly version: string | null;
  /** Level of the version after it; null where it has none. */
  readonly nivel: number | null;
  /** The day it ends, as it was told then; null where none was. */
  readonly fechaRetiro: string | null;
  /** Number of the version that takes its place. */
  readonly sucesora: string | null;
}

/** What a list shows of it: the servicio, and what happened. */
export function presentTituloCambio({ tipo, servicio, version, nivel }: CambioContado): string {
  const que =
    tipo === 'nivel-alcanzado' && nivel !== null ? `Alcanzó el nivel ${nivel}` : TIPO_CAMBIO_DIRECTORIO[tipo];
  return `${servicio}${version === null ? '' : ` ${version}`}: ${que}`;
}

/** The same in a sentence. */
export function presentTextoCambio(cambio: CambioContado): string {
  const { servicio, entidad, version } = cambio;
  const sujeto =
    version === null ? `El servicio «${servicio}»` : `La versión ${version} del servicio «${servicio}»`;
  return `${sujeto}, de ${entidad}, ${presentHecho(cambio)}.`;
}

/** When it ends, and what takes its place, as far as it was told. */
function presentFin({ fechaRetiro, sucesora }: CambioContado): string {
  const partes = [
    ...(fechaRetiro === null ? [] : [`se retira el ${formatLongDay(fechaRetiro)}`]),
    ...(sucesora === null ? [] : [`la reemplaza la ${sucesora}`]),
  ];
  return partes.length === 0 ? '' : `: ${partes.join(' y ')}`;
}

function presentHecho(cambio: CambioContado): string {
  const { tipo, nivel } = cambio;
  switch (tipo) {
    case 'servicio-nuevo':
      return 'entró al directorio';
    case 'nivel-alcanzado':
      return nivel === null ? 'alcanzó un nivel' : `alcanzó el nivel ${nivel}`;
    case 'nivel-perdido':
      return nivel === null ? 'perdió su nivel' : `perdió su nivel y queda en el nivel ${nivel}`;
    case 'version-obsoleta':
      return `quedó obsoleta${presentFin(cambio)}`;
    case 'retiro-fijado':
      return `tiene día de retiro${presentFin(cambio)}`;
    case 'version-retirada':
      return 'se retiró y ya no se ofrece';
    case 'version-suspendida':
      return 'se suspendió y no se puede usar por ahora';
    case 'suspension-levantada':
      return 'se puede usar de nuevo: se levantó su suspensión';
    case 'pagina-cambiada':
      return 'cambió lo que dice su página';
  }
}
