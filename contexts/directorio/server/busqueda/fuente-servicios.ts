import { presentEntidad } from '@marco/entidades/terms';
import type { ColorEstado } from '@marco/servicios/terms';
import type { TonoEncontrado } from '@marco/usuarios/busqueda';
import { type FichaEncontrada, type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { directorioPaths } from '../../contract/directorio.paths.ts';
import { toDireccion } from './present-servicio.ts';
import { buildCandidatos } from './search-directorio.queries.ts';
import { toConsulta } from './search-directorio.ts';
import { listServicios, type ServicioRow } from './servicios.queries.ts';

const OID = /^[0-2](\.(0|[1-9]\d*)){2,}$/;

function toTono(color: ColorEstado): TonoEncontrado {
  if (color === 'amarillo') return 'yellow';
  if (color === 'morado') return 'purple';
  if (color === 'verde') return 'green';
  return color === 'gris' ? 'gray' : 'gray-ring';
}

const presentFicha = (row: ServicioRow): FichaEncontrada => ({
  id: String(row.servicioId),
  titulo: row.nombre,
  detalle: `Servicio, ${presentEntidad(row.entidad)}`,
  estado: row.enSuspension
    ? { nombre: 'En suspensión', tono: 'red' }
    : { nombre: row.estadoNombre, tono: toTono(row.color) },
  url: toDireccion(row),
  datos: [
    { nombre: 'Entidad', valor: presentEntidad(row.entidad) },
    ...(row.descripcion === '' ? [] : [{ nombre: 'Qué responde', valor: row.descripcion }]),
    ...(row.version === null ? [] : [{ nombre: 'Versión', valor: row.version }]),
    ...(row.certificado ? [{ nombre: 'Certificado', valor: row.certificado.numero }] : []),
    {
      nombre: 'Lo consumen',
      valor: row.consumidores === 1 ? '1 entidad' : `${row.consumidores} entidades`,
    },
  ],
});

/** Servicios of the directory, which anybody reads, for the search over everything. */
export const fuenteServicios: FuenteDeBusqueda = {
  tipo: { codigo: 'servicios', uno: 'Servicio', todos: 'Servicios', icono: 'library' },
  parseCodigo: (texto) => (OID.test(texto) ? texto : undefined),
  open: () => ({
    toLista: (texto) => `${directorioPaths.home}?texto=${encodeURIComponent(texto)}`,
    buildCandidatos: (_, { texto, codigo, ids }) =>
      buildCandidatos({
        palabras: texto === undefined ? [] : toConsulta(texto).palabras,
        codigo,
        ids: ids && toEnteros(ids),
      }),
    listFichas: async (database, ids) => (await listServicios(database, toEnteros(ids))).map(presentFicha),
  }),
};
