import { directorioPaths, toDirectorioConDatos, toFicha } from '../../contract/directorio.paths.ts';
import type { Suscripcion } from '../../contract/index.ts';
import type { EstadoSuscripcion } from '../../contract/terms.ts';
import { presentFiltro } from '../../rules/suscripciones.ts';
import { parseBusqueda } from './busqueda-suscrita.ts';
import type { SuscripcionRow } from './suscripciones.queries.ts';

/** What a subscription is about, by its name and its address in the site. */
export function presentObjeto(row: SuscripcionRow): { readonly nombre: string; readonly direccion: string } {
  if (row.servicioId !== null)
    return {
      nombre: row.servicio ?? '',
      direccion: toFicha(row.parteEntidad ?? '', row.parteServicio ?? ''),
    };
  if (row.elementoId !== null)
    return { nombre: row.elemento ?? '', direccion: toDirectorioConDatos([row.elementoId]) };
  const busqueda = row.busqueda ?? '';
  return {
    nombre: presentFiltro(parseBusqueda(busqueda) ?? {}),
    direccion: busqueda === '' ? directorioPaths.home : `${directorioPaths.home}?${busqueda}`,
  };
}

/** A subscription on the wire; only a person with a session gets the id of theirs. */
export function presentSuscripcion(row: SuscripcionRow, estado: EstadoSuscripcion): Suscripcion {
  return {
    id: row.usuarioId === null ? null : row.id,
    estado,
    objeto: row.objeto,
    frecuencia: row.frecuencia,
    ...presentObjeto(row),
  };
}
