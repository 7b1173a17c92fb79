import type { Readable } from 'node:stream';
import type { DatabaseSchema } from '@marco/database';
import {
  type BoundEndpoint,
  bindEndpoint,
  type CallContext,
  refuse,
  SharedPlaces,
  toCaller,
} from '@marco/server-kit';
import type { Kysely } from 'kysely';
import {
  downloadInformeLoteEndpoint,
  listElementosValidablesEndpoint,
  verifyLoteEndpoint,
  verifyMensajeEndpoint,
} from '../../contract/validador.endpoints.ts';
import { validadorErrors } from '../../contract/validador.errors.ts';
import type { InformeMensaje } from '../../contract/validador.schema.ts';
import { listValidables } from './elemento-validable.queries.ts';
import { openFuente, type Peticion } from './fuente-esquema.ts';
import { readLote, readMensaje } from './read-formulario.ts';
import { openRespuesta, SEGUNDOS_LOTE, streamLote } from './stream-lote.ts';
import { TurnosLotes } from './turnos-lotes.ts';
import { createValidaciones } from './validaciones.repository.ts';
import {
  createValidationPool,
  EN_ESPERA_DE_UNO,
  refuseOcupado,
  type ValidationPool,
} from './validation-pool.ts';
import { INFORMES_DE_UNO, writeInformeLote } from './write-informe.ts';

/** What is left after a batch has used its time, for its last report to be read. */
const SEGUNDOS_DE_LECTURA = 15;

interface Validador {
  readonly database: Kysely<DatabaseSchema>;
  readonly pool: ValidationPool;
  readonly turnos: TurnosLotes;
  /** Messages of each caller that wait or are checked, in all processes. */
  readonly mensajes: SharedPlaces;
}

/** The validator of messages (domain §8.6). */
export function bindValidador(database: Kysely<DatabaseSchema>): BoundEndpoint[] {
  const validador: Validador = {
    database,
    pool: createValidationPool(),
    turnos: new TurnosLotes(database),
    mensajes: new SharedPlaces(database, { kind: 'mensaje', most: EN_ESPERA_DE_UNO + 1 }),
  };
  const informes = new SharedPlaces(database, { kind: 'informe-lote', most: INFORMES_DE_UNO });
  return [
    bindEndpoint(verifyMensajeEndpoint, ({ query }, context) => runMensaje(validador, query, context)),
    bindEndpoint(verifyLoteEndpoint, ({ query }, context) => runLote(validador, query, context)),
    bindEndpoint(downloadInformeLoteEndpoint, (_request, context) => writeInformeLote(informes, context)),
    bindEndpoint(listElementosValidablesEndpoint, ({ query }) => listValidables(database, query.texto)),
  ];
}

async function runMensaje(
  { database, pool, mensajes: places }: Validador,
  peticion: Peticion,
  context: CallContext,
): Promise<InformeMensaje> {
  const { mensajes, esquema } = await readMensaje(context);
  const [mensaje] = mensajes;
  if (!mensaje) throw refuse(validadorErrors, 'MENSAJE_AUSENTE');
  const fuente = await openFuente(database, peticion, esquema);
  const tarea = await fuente.createTarea(mensaje);
  const caller = toCaller(context);
  const informe = {
    archivo: mensaje.nombre,
    ...(await places.runIn(caller, () => pool.validate(tarea, caller), refuseOcupado)),
  };
  await keepConteos(database, fuente.versionId, [informe], context);
  return informe;
}

async function runLote(
  { database, pool, turnos }: Validador,
  peticion: Peticion,
  context: CallContext,
): Promise<Readable> {
  const caller = toCaller(context);
  return turnos.take(caller, async (endTurno) => {
    const { mensajes, esquema } = await readLote(context);
    const fuente = await openFuente(database, peticion, esquema);
    const leave = turnos.begin(caller);
    const hasta = Date.now() + SEGUNDOS_LOTE * 1000;
    const informes = streamLote(mensajes, fuente, pool, { caller, hasta });
    return openRespuesta(informes, SEGUNDOS_LOTE + SEGUNDOS_DE_LECTURA, {
      keep: (vistos) => keepConteos(database, fuente.versionId, vistos, context),
      leave: async () => {
        leave();
        await endTurno();
      },
    });
  });
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
    informes.map(({ formato, resultado, totalErrores: errores, nodos }) => ({
      versionId,
      entidadId,
      formato,
      resultado,
      errores,
      reglas: nodos.flatMap(({ hallazgos }) => hallazgos.map(({ regla }) => regla)),
    })),
  );
}
