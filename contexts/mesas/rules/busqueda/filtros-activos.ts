import { FILTRO_ESTADO_MESA } from '../../contract/estado-mesa.terms.ts';
import type { FiltroBusqueda } from './busqueda-mesas.ts';

export interface FiltroActivo {
  readonly clave: keyof FiltroBusqueda;
  readonly texto: string;
}

/** Names of what the filter knows by id; undefined while not known. */
export type NombresFiltro = Readonly<
  Record<'entidad' | 'consultor' | 'servicio' | 'estadoServicio', string | undefined>
>;

/** The filters in use, as the tags over the results say them. */
export function listFiltrosActivos(filtro: FiltroBusqueda, nombres: NombresFiltro): readonly FiltroActivo[] {
  const { activa, cerrada } = FILTRO_ESTADO_MESA;
  const named = (clave: keyof NombresFiltro, titulo: string): FiltroActivo[] =>
    filtro[clave] === null
      ? []
      : [{ clave, texto: `${titulo}: ${nombres[clave] ?? `n.º ${filtro[clave]}`}` }];
  return [
    ...(filtro.nombre === '' ? [] : [{ clave: 'nombre', texto: `Nombre: ${filtro.nombre}` } as const]),
    ...(filtro.estado === null
      ? []
      : [{ clave: 'estado', texto: `Estado: ${filtro.estado ? activa : cerrada}` } as const]),
    ...named('entidad', 'Entidad líder'),
    ...named('consultor', 'Consultor'),
    ...named('servicio', 'Servicio'),
    ...named('estadoServicio', 'Estado del servicio'),
  ];
}
