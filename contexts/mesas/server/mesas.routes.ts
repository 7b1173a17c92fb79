import { downloadTabla } from '@marco/archivos/port';
import type { DatabaseSchema } from '@marco/database';
import { bindEndpoint, type CallContext, type FileStore, refuse, type ServerModule } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  computeResumenMesasEndpoint,
  downloadEncontradasEndpoint,
  downloadMesasEndpoint,
  findMesasEndpoint,
  getMesaEndpoint,
  getReunionEndpoint,
  listEntidadesDeMesaEndpoint,
  listMesasEntidadEndpoint,
  listReunionesEndpoint,
  listServiciosDeMesaEndpoint,
  mesasErrors,
  searchContenidoEndpoint,
  searchMesasEndpoint,
} from '../contract/index.ts';
import { bindActas } from './actas/actas.bindings.ts';
import { findMesas, searchMesas } from './busqueda/search-mesas.queries.ts';
import { tablaMesas } from './busqueda/tabla-mesas.ts';
import type { QuienBusca } from './busqueda-profunda/procedencias.ts';
import { searchContenido } from './busqueda-profunda/search-contenido.ts';
import { tablaContenido } from './busqueda-profunda/tabla-contenido.ts';
import { bindBusquedasNombradas } from './busquedas-nombradas/busquedas-nombradas.bindings.ts';
import { bindCalendarioPropio } from './calendario-propio/calendario-propio.bindings.ts';
import { bindCompromisos } from './compromisos/compromisos.bindings.ts';
import { toQuienResponde } from './compromisos/quien-responde.ts';
import { bindConversacion } from './conversacion/conversacion.bindings.ts';
import { bindEspacio } from './espacio/espacio.bindings.ts';
import { bindHistorial } from './historial/list-historial.ts';
import { bindGestion } from './mesas/gestion.bindings.ts';
import {
  countByEstado,
  findMesa,
  hasMesa,
  listEntidades,
  listMesasDeEntidad,
  listServicios,
} from './mesas/mesas.queries.ts';
import { listDocumentosEndpoints } from './reuniones/documentos.ts';
import { listInvitados } from './reuniones/gestion-reunion.queries.ts';
import { presentReciente, presentReunion, presentReunionRow } from './reuniones/present-reunion.ts';
import { bindReuniones } from './reuniones/reuniones.bindings.ts';
import {
  findRealizada,
  listArchivos,
  listConsultores,
  listRealizadas,
  listRecientes,
} from './reuniones/reuniones.queries.ts';
import { bindTablero } from './tablero/tablero.bindings.ts';

type Database = Kysely<DatabaseSchema>;

export interface MesasDependencies {
  readonly database: Database;
  readonly files: FileStore;
}

export function createMesasModule({ database, files }: MesasDependencies): ServerModule {
  return {
    context: 'mesas',
    endpoints: [
      bindEndpoint(searchMesasEndpoint, ({ body }) => searchMesas(database, body, body)),
      bindEndpoint(findMesasEndpoint, ({ query }) => findMesas(database, query.keyword)),
      bindEndpoint(downloadMesasEndpoint, ({ body: { formato, ...peticion } }, context) =>
        downloadTabla(database, context, { tabla: tablaMesas, peticion, formato }),
      ),
      // On the public address a call has no actor, even if it has a token.
      bindEndpoint(searchContenidoEndpoint, ({ body }, context) =>
        searchContenido(database, body, context.actor ? toQuienResponde(context) : null),
      ),
      bindEndpoint(downloadEncontradasEndpoint, ({ body: { formato, ...busqueda } }, context) => {
        const quien = context.actor ? toQuienBusca(context) : null;
        const peticion = { ...busqueda, quien };
        return downloadTabla(database, context, { tabla: tablaContenido, peticion, formato });
      }),
      bindEndpoint(getMesaEndpoint, ({ body }) => readMesa(database, body.id)),
      bindEndpoint(listEntidadesDeMesaEndpoint, async ({ params }) => {
        await requireMesa(database, params.idMesa);
        return listEntidades(database, params.idMesa);
      }),
      bindEndpoint(listServiciosDeMesaEndpoint, async ({ params }) => {
        await requireMesa(database, params.idMesa);
        return listServicios(database, params.idMesa);
      }),
      bindEndpoint(listReunionesEndpoint, async ({ body }) => {
        await requireMesa(database, body.id);
        return (await listRealizadas(database, body.id)).map(presentReunionRow);
      }),
      bindEndpoint(getReunionEndpoint, ({ body }) => readReunion(database, body.idReunion)),
      bindEndpoint(listMesasEntidadEndpoint, ({ body }) =>
        listMesasDeEntidad(database, body.entidadId, body),
      ),
      bindEndpoint(computeResumenMesasEndpoint, () => readResumen(database)),
      ...bindGestion(database),
      ...bindReuniones(database),
      ...bindCompromisos(database),
      ...bindTablero(database),
      ...bindCalendarioPropio(database),
      ...bindBusquedasNombradas(database),
      ...bindHistorial(database),
      ...bindEspacio(database),
      ...bindConversacion(database),
      ...listDocumentosEndpoints(database),
      ...bindActas({ database, files }),
    ],
  };
}

/** Stored with an exportación, because its rows are those that the person could read when they asked. */
function toQuienBusca(context: CallContext): QuienBusca {
  const { esMinisterio, idEntidad, idUsuario } = toQuienResponde(context);
  return { esMinisterio, idEntidad, idUsuario };
}

async function requireMesa(database: Database, id: number): Promise<void> {
  if (!(await hasMesa(database, id))) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
}

async function readMesa(database: Database, id: number) {
  const row = await findMesa(database, id);
  if (!row) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
  const { created_at, ...mesa } = row;
  return { ...mesa, fechaCreacion: created_at.toISOString() };
}

async function readReunion(database: Database, id: number) {
  const row = await findRealizada(database, id);
  if (!row) throw refuse(mesasErrors, 'REUNION_NO_ENCONTRADA');
  const [consultores, invitados, archivos] = await Promise.all([
    listConsultores(database, id),
    listInvitados(database, id),
    listArchivos(database, id),
  ]);
  return { reunion: presentReunion(row, consultores, invitados, archivos) };
}

async function readResumen(database: Database) {
  const [estados, recientes] = await Promise.all([countByEstado(database), listRecientes(database)]);
  return { ...estados, reunionesRecientes: recientes.map(presentReciente) };
}
