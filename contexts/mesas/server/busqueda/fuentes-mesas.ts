import { formatLongDay } from '@marco/country/day-text';
import { toColombianDay } from '@marco/country/working-days';
import { presentEntidad } from '@marco/entidades/terms';
import { decidePermission } from '@marco/server-kit';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { toMesa, toMesasSearch, toReunion } from '../../contract/mesas.paths.ts';
import { mesasPrivatePaths, toGestionReunion } from '../../contract/mesas-private.paths.ts';
import { ESTADO_REUNION, RECURSO_MESAS } from '../../contract/terms.ts';
import { canManageMesas } from '../../rules/mesas/can-edit-mesa.ts';
import {
  buildCandidatos,
  listCompromisosEncontrados,
} from '../compromisos/compromisos-encontrados.queries.ts';
import { toQuienResponde } from '../compromisos/quien-responde.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import {
  buildDocumentos,
  buildMesas,
  buildReuniones,
  listDocumentosEncontrados,
  listMesasEncontradas,
  listReunionesEncontradas,
} from './candidatos-mesas.queries.ts';

/** Letters of a description that find it on its board. */
const LARGO_DE_TEXTO = 60;

const presentDay = (moment: Date) => formatLongDay(toColombianDay(moment));

const fuenteMesas: FuenteDeBusqueda = {
  tipo: { codigo: 'mesas', uno: 'Mesa', todos: 'Mesas', icono: 'messages' },
  open: () => ({
    toLista: toMesasSearch,
    buildCandidatos: (_, cuales) => buildMesas(cuales),
    listFichas: async (database, ids) =>
      (await listMesasEncontradas(database, toEnteros(ids))).map((row) => ({
        id: String(row.id),
        titulo: row.nombre,
        detalle: `Mesa, ${presentEntidad(row.entidad)}`,
        estado: row.activa
          ? ({ nombre: 'Abierta', tono: 'green' } as const)
          : ({ nombre: 'Cerrada', tono: 'gray' } as const),
        url: toMesa(row.id),
        datos: [
          { nombre: 'Entidad líder', valor: presentEntidad(row.entidad) },
          ...(row.objetivo === '' ? [] : [{ nombre: 'Objetivo', valor: row.objetivo }]),
          { nombre: 'Entidades', valor: String(row.entidades) },
        ],
      })),
  }),
};

const fuenteReuniones: FuenteDeBusqueda = {
  tipo: { codigo: 'reuniones', uno: 'Reunión', todos: 'Reuniones', icono: 'calendar' },
  open: (quien) => {
    const leeTodas = quien.actor !== null && canManageMesas(toQuienGestiona(quien)).allowed;
    return {
      buildCandidatos: (_, cuales) => buildReuniones(cuales, leeTodas),
      listFichas: async (database, ids) =>
        (await listReunionesEncontradas(database, toEnteros(ids))).map((row) => ({
          id: String(row.id),
          titulo: row.tematica,
          detalle: `Reunión del ${presentDay(row.inicia_en)}, ${row.mesa}`,
          estado: {
            nombre: ESTADO_REUNION[row.estado],
            tono: row.estado === 'realizada' ? 'green' : 'blue',
          } as const,
          url: row.estado === 'realizada' ? toReunion(row.id, row.mesa_id) : toGestionReunion(row.id),
          datos: [
            { nombre: 'Mesa', valor: row.mesa },
            { nombre: 'Fecha', valor: presentDay(row.inicia_en) },
          ],
        })),
    };
  },
};

const fuenteDocumentos: FuenteDeBusqueda = {
  tipo: { codigo: 'documentos', uno: 'Documento', todos: 'Documentos', icono: 'paperclip' },
  open: (quien) => {
    const leeTodas = quien.actor !== null && canManageMesas(toQuienGestiona(quien)).allowed;
    return {
      buildCandidatos: (_, cuales) => buildDocumentos(cuales, leeTodas),
      listFichas: async (database, ids) =>
        (await listDocumentosEncontrados(database, ids)).map((row) => ({
          id: row.id,
          titulo: row.nombre,
          detalle: `Documento de la reunión del ${presentDay(row.inicia_en)}`,
          estado: null,
          url:
            row.estado === 'realizada'
              ? toReunion(row.reunion_id, row.mesa_id)
              : toGestionReunion(row.reunion_id),
          datos: [
            { nombre: 'Reunión', valor: row.tematica },
            { nombre: 'Mesa', valor: row.mesa },
            { nombre: 'Fecha', valor: presentDay(row.inicia_en) },
          ],
        })),
    };
  },
};

const fuenteCompromisos: FuenteDeBusqueda = {
  tipo: { codigo: 'compromisos', uno: 'Compromiso', todos: 'Compromisos', icono: 'clipboard' },
  hasVencimiento: true,
  open: (quien) => {
    if (!decidePermission(quien.actor, RECURSO_MESAS, 'consultar').allowed) return undefined;
    const responde = toQuienResponde(quien);
    const vista = responde.esMinisterio ? 'todos' : 'entidad';
    const toTablero = (texto: string) =>
      `${mesasPrivatePaths.compromisos}?vista=${vista}&texto=${encodeURIComponent(texto)}`;
    return {
      toLista: toTablero,
      buildCandidatos: (database, cuales) => buildCandidatos(database, responde, cuales),
      listFichas: async (database, ids) =>
        (await listCompromisosEncontrados(database, toEnteros(ids))).map((row) => ({
          id: String(row.id),
          titulo: row.descripcion,
          detalle: `Compromiso, ${row.mesa}`,
          estado:
            row.estado === 'abierto'
              ? ({ nombre: `Vence el ${formatLongDay(row.vence)}`, tono: 'yellow' } as const)
              : ({ nombre: row.estado === 'cumplido' ? 'Cumplido' : 'Cancelado', tono: 'gray' } as const),
          url: toTablero(row.descripcion.slice(0, LARGO_DE_TEXTO)),
          datos: [
            { nombre: 'Mesa', valor: row.mesa },
            { nombre: 'Entidad', valor: presentEntidad(row.entidad) },
            { nombre: 'Responsable', valor: row.responsable },
            { nombre: 'Vence', valor: formatLongDay(row.vence) },
          ],
        })),
    };
  },
};

/** Mesas, their meetings with their documents, and their commitments, for the search over everything. */
export const fuentesDeMesas: readonly FuenteDeBusqueda[] = [
  fuenteMesas,
  fuenteReuniones,
  fuenteDocumentos,
  fuenteCompromisos,
];
