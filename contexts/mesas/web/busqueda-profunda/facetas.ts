import type { Facet } from '@marco/web-kit/faceted-search';
import type { Facetas, ValorFaceta } from '../../contract/index.ts';
import type { Faceta } from '../../contract/terms.ts';
import type { EstadoProfunda } from '../../rules/busqueda-profunda/direccion.ts';

const TITULOS: readonly (readonly [Faceta, titulo: string])[] = [
  ['estado', 'Estado de la mesa'],
  ['fuente', 'Dónde se encontró'],
  ['anioUltimaReunion', 'Última reunión'],
  ['sectorLider', 'Sector de la entidad líder'],
  ['admEntidadLider', 'Entidad líder'],
  ['estadoServicio', 'Estado de sus servicios'],
  ['admUsuarioId', 'Consultor principal'],
];

/** Value chosen in a facet, as the server writes it; null when none is. */
function findElegido({ filtro, sector, anio, fuente }: EstadoProfunda, faceta: Faceta): string | null {
  const chosen = {
    fuente,
    estado: filtro.estado,
    admEntidadLider: filtro.entidad,
    sectorLider: sector,
    admUsuarioId: filtro.consultor,
    estadoServicio: filtro.estadoServicio,
    anioUltimaReunion: anio,
  }[faceta];
  return chosen === null ? null : String(chosen);
}

/** The facets that have something to choose, or something chosen. */
export function listFacetas(estado: EstadoProfunda, facetas: Facetas): readonly Facet<Faceta>[] {
  return TITULOS.map(([id, title]) => ({
    id,
    title,
    values: facetas[id],
    chosen: findElegido(estado, id),
  })).filter(({ values, chosen }) => values.length > 0 || chosen !== null);
}

/** The search with another value of a facet, or with none; from its first page. */
export function chooseFaceta(
  estado: EstadoProfunda,
  faceta: Faceta,
  valor: ValorFaceta['valor'] | null,
): EstadoProfunda {
  const first = { ...estado, pagina: 1 };
  const id = valor === null ? null : Number(valor);
  const withFiltro = (part: Partial<EstadoProfunda['filtro']>) => ({
    ...first,
    filtro: { ...estado.filtro, ...part },
  });
  switch (faceta) {
    case 'estado':
      return withFiltro({ estado: valor === null ? null : valor === 'true' });
    case 'admEntidadLider':
      return withFiltro({ entidad: id });
    case 'admUsuarioId':
      return withFiltro({ consultor: id });
    case 'estadoServicio':
      return withFiltro({ estadoServicio: id });
    case 'sectorLider':
      return { ...first, sector: id };
    case 'anioUltimaReunion':
      return { ...first, anio: id };
    case 'fuente':
      return { ...first, fuente: valor as EstadoProfunda['fuente'] };
  }
}
