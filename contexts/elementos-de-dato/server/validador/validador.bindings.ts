import { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import { type BoundEndpoint, bindEndpoint, type CallContext, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadInformeLote,
  listElementosValidables,
  verifyLote,
  verifyMensaje,
} from '../../contract/validador.endpoints.ts';
import { validadorErrors } from '../../contract/validador.errors.ts';
import type { InformeMensaje } from '../../contract/validador.schema.ts';
import { listValidables } from './elemento-validable.queries.ts';
import { openFuente, type Peticion } from './fuente-esquema.ts';
import { readLote, readMensaje } from './read-formulario.ts';
import { streamLote, writeInformes } from './stream-lote.ts';
import { createValidaciones } from './validaciones.repository.ts';
import { createValidationPool, PoolBusyError, type ValidationPool } from './validation-pool.ts';
import { writeInformeLote } from './write-informe.ts';

/** Batches at once; each holds its messages in memory and waits for one process. */
const LOTES_A_LA_VEZ = 4;

interface Validador {
  readonly database: Kysely<DatabaseSchema>;
  readonly pool: ValidationPool;
  lotes: number;
}

/** The validator of messages (domain §8.6). */
export function bindValidador(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  const validador: Validador = { database, pool: createValidationPool(), lotes: 0 };
  return [
    bindEndpoint(verifyMensaje, ({ query }, context) => runMensaje(validador, query, context)),
    bindEndpoint(verifyLote, ({ query }, context) => runLote(validador, query, context)),
    bindEndpoint(downloadInformeLote, (_request, context) => writeInformeLote(context)),
    bindEndpoint(listElementosValidables, ({ query }) => listValidables(database, query.texto)),
  ];
}

async function runMensaje(
  { database, pool }: Validador,
  peticion: Peticion,
  context: CallContext,
): Promise<InformeMensaje> {
  const { mensajes, esquema } = await readMensaje(context);
  const [mensaje] = mensajes;
  if (!mensaje) throw refuse(validadorErrors, 'MENSAJE_AUSENTE');
  const fuente = await openFuente(database, peticion, esquema);
  const informe = { archivo: mensaje.nombre, ...(await runInTurn(pool, await fuente.createTarea(mensaje))) };
  await keepConteos(database, fuente.versionId, [informe], context);
  return informe;
}

async function runInTurn(pool: ValidationPool, tarea: Parameters<ValidationPool['validate']>[0]) {
  try {
    return await pool.validate(tarea);
  } catch (error) {
    if (error instanceof PoolBusyError) throw refuse(validadorErrors, 'VALIDADOR_OCUPADO');
    throw error;
  }
}

async function runLote(validador: Validador, peticion: Peticion, context: CallContext): Promise<Readable> {
  const { database, pool } = validador;
  const { mensajes, esquema } = await readLote(context);
  const fuente = await openFuente(database, peticion, esquema);
  if (validador.lotes >= LOTES_A_LA_VEZ) throw refuse(validadorErrors, 'VALIDADOR_OCUPADO');
  const lineas = writeInformes(streamLote(mensajes, fuente, pool), {
    begin: () => {
      validador.lotes += 1;
    },
    end: async (vistos) => {
      validador.lotes -= 1;
      await keepConteos(database, fuente.versionId, vistos, context);
    },
  });
  return Readable.from(lineas);
}

async function keepConteos(
  database: Kysely<DatabaseSchema>,
  versionId: number | null,
  informes: readonly InformeMensaje[],
  { actor }: CallContext,
): Promise<void> {
  const entidadId = actor?.entityId ?? null;
  await createValidaciones(
    database,
    informes.map(({ formato, resultado, totalErrores: errores }) => ({
      ...{ versionId, entidadId, formato, resultado, errores },
    })),
  );
}
