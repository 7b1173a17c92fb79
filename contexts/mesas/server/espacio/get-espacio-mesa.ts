import { startOfDay, toDayAndTime } from '@marco/country/local-time';
import { addMonths } from '@marco/country/working-days';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { type CallContext, refuse, requireActor } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  BLOQUES_ESPACIO,
  type BloqueEspacio,
  type ClaseHecho,
  FILAS_ESPACIO,
} from '../../contract/espacio.terms.ts';
import {
  type BloqueCalendario,
  type BloqueCompromisos,
  type EspacioMesa,
  mesasErrors,
} from '../../contract/index.ts';
import { canEditMesa } from '../../rules/mesas/can-edit-mesa.ts';
import { findCalendario, presentCompromiso } from '../compromisos/present-compromiso.ts';
import { findGestion } from '../mesas/gestion-mesa.queries.ts';
import { readGestion } from '../mesas/get-gestion.ts';
import { toQuienGestiona } from '../mesas/quien-gestiona.ts';
import { isSeguida } from '../mesas/seguidores.queries.ts';
import { countColumnas, countVencimientos, listColumnas } from './compromisos-espacio.queries.ts';
import { type LecturaEspacio, toLectura } from './lectura-espacio.ts';
import { readHechos } from './read-hechos.ts';
import { readReunion } from './read-reunion.ts';
import { listDocumentosDeMesa, listServiciosConMeta } from './registros-espacio.queries.ts';
import { listReunionesDelMes } from './reunion-espacio.queries.ts';

type Database = Kysely<DatabaseSchema>;

interface PeticionEspacio {
  readonly idMesa: number;
  readonly bloques?: readonly BloqueEspacio[] | undefined;
  readonly mes?: string | undefined;
  readonly clase: ClaseHecho;
  readonly antesDe?: string | undefined;
}

const MENSAJE_FALLO = 'No fue posible leer esta parte. Vuelva a intentarlo en un momento.';

/**
 * A mesa with the blocks of its workspace; one that fails is told as such and hinders no other.
 *
 * @throws MESA_NO_ENCONTRADA
 */
export async function getEspacioMesa(
  database: Database,
  peticion: PeticionEspacio,
  context: CallContext,
): Promise<EspacioMesa> {
  const row = await findGestion(database, peticion.idMesa);
  if (!row) throw refuse(mesasErrors, 'MESA_NO_ENCONTRADA');
  const mesa = await readGestion(database, row, toQuienGestiona(context));
  const lectura = toLectura(
    context,
    row,
    mesa.entidades.map(({ id }) => id),
  );
  const read = async (bloque: BloqueEspacio) => {
    try {
      return [bloque, { estado: 'listo', datos: await readBloque(database, bloque, lectura, peticion) }];
    } catch (error) {
      context.log.error({ err: error, bloque }, 'a block of a mesa failed');
      return [bloque, { estado: 'fallo', mensaje: MENSAJE_FALLO }];
    }
  };
  const bloques = await Promise.all((peticion.bloques ?? BLOQUES_ESPACIO).map(read));
  const seguida = await isSeguida(database, {
    idMesa: row.id,
    usuarioId: requireActor(context).userId,
  });
  return { mesa, seguida, bloques: Object.fromEntries(bloques) };
}

function readBloque(
  database: Database,
  bloque: BloqueEspacio,
  lectura: LecturaEspacio,
  peticion: PeticionEspacio,
): Promise<object> {
  switch (bloque) {
    case 'reunion':
      return readReunion(database, lectura);
    case 'compromisos':
      return readCompromisos(database, lectura);
    case 'servicios':
      return readServicios(database, lectura);
    case 'hechos':
      return readHechos(database, { ...peticion, veHistorial: lectura.veHistorial });
    case 'calendario':
      return readCalendario(database, lectura, peticion.mes);
    case 'documentos':
      return readDocumentos(database, lectura);
  }
}

async function readCompromisos(
  database: Database,
  { mesa, quien, corte, gestiona }: LecturaEspacio,
): Promise<BloqueCompromisos> {
  const [columnas, conteos, calendario] = await Promise.all([
    listColumnas(database, quien, mesa.id, { corte, limite: FILAS_ESPACIO.compromisos }),
    countColumnas(database, quien, mesa.id, corte),
    findCalendario(database),
  ]);
  return {
    columnas: Object.fromEntries(
      columnas.map(({ columna, rows }) => [
        columna,
        {
          total: conteos[columna],
          compromisos: rows.map((row) => presentCompromiso(row, quien, calendario)),
        },
      ]),
    ) as BloqueCompromisos['columnas'],
    abiertos: conteos.vencidos + conteos.semana + conteos.despues,
    cumplidos: conteos.cumplidos,
    aTiempo: conteos.aTiempo,
    agregar: gestiona ? { decision: canEditMesa(quien, mesa), acordadoEn: corte.hoy } : null,
  };
}

async function readServicios(database: Database, { mesa, quien }: LecturaEspacio) {
  const peticion = { idMesa: mesa.id, quien, limite: FILAS_ESPACIO.servicios };
  const { servicios, total } = await listServiciosConMeta(database, peticion);
  return {
    servicios: servicios.map(({ entidad, ...servicio }) => ({
      ...servicio,
      entidad: presentEntidad(entidad),
    })),
    total,
  };
}

async function readCalendario(
  database: Database,
  lectura: LecturaEspacio,
  mes = lectura.corte.hoy.slice(0, 7),
): Promise<BloqueCalendario> {
  const desde = `${mes}-01`;
  const hasta = addMonths(desde, 1);
  const { mesa, quien, corte } = lectura;
  const [reuniones, vencimientos] = await Promise.all([
    listReunionesDelMes(database, mesa.id, lectura, { desde: startOfDay(desde), hasta: startOfDay(hasta) }),
    countVencimientos(database, quien, mesa.id, { desde, hasta }),
  ]);
  return {
    mes,
    hoy: corte.hoy,
    reuniones: reuniones.map(({ id, inicia_en, tematica, estado }) => {
      const { day, time } = toDayAndTime(inicia_en);
      return { idReunion: id, dia: day, hora: time, tematica, estado };
    }),
    vencimientos,
  };
}

async function readDocumentos(database: Database, { mesa, gestiona }: LecturaEspacio) {
  const { documentos, total } = await listDocumentosDeMesa(database, mesa.id, {
    gestiona,
    limite: FILAS_ESPACIO.documentos,
  });
  return {
    documentos: documentos.map(({ inicia_en, ...documento }) => ({
      ...documento,
      fecha: inicia_en.toISOString(),
    })),
    total,
  };
}
