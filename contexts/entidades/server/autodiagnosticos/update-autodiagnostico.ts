import type { DatabaseSchema } from '@marco/database';
import {
  type CallContext,
  requireActor,
  requireAllowed,
  requireFaultless,
  updateLocked,
} from '@marco/server-kit';
import type { Kysely, Transaction } from 'kysely';
import type { Autodiagnostico, RespuestaMadurez } from '../../contract/index.ts';
import { autodiagnosticosErrors } from '../../contract/index.ts';
import { canPresentarAutodiagnostico } from '../../rules/autodiagnosticos/can-presentar-autodiagnostico.ts';
import { findBorrador } from './autodiagnosticos.queries.ts';
import * as repository from './autodiagnosticos.repository.ts';
import { getEntidadPropia, readAutodiagnostico, toQuienAutodiagnostica } from './present-autodiagnostico.ts';

type Database = Kysely<DatabaseSchema>;
type Running = Transaction<DatabaseSchema>;

const toClave = ({ criterio, grado, evidencia }: RespuestaMadurez) =>
  JSON.stringify([criterio, grado, evidencia]);

/** Those that say something else than what is kept. */
function listDistintas(
  escritas: readonly RespuestaMadurez[],
  { respuestas }: Autodiagnostico,
): readonly RespuestaMadurez[] {
  const kept = new Set(respuestas.map(toClave));
  const conocidos = new Set(respuestas.map(({ criterio }) => criterio));
  return escritas.filter(
    (una) =>
      !kept.has(toClave(una)) && (conocidos.has(una.criterio) || una.grado !== null || una.evidencia !== ''),
  );
}

/** @throws SOLICITUD_INVALIDA at a criterion that the model has not, or that is answered twice */
function verifyCriterios(
  respuestas: readonly RespuestaMadurez[],
  { modelo, modelos }: Autodiagnostico,
): void {
  const criterios = modelos.find(({ version }) => version === modelo)?.criterios ?? [];
  const known = new Set(criterios.map(({ codigo }) => codigo));
  const seen = new Set<string>();
  requireFaultless(
    respuestas.flatMap(({ criterio }, place) => {
      const isRepetido = seen.has(criterio);
      seen.add(criterio);
      if (known.has(criterio) && !isRepetido) return [];
      const mensaje = isRepetido ? 'Responda cada criterio una vez.' : 'El modelo no tiene este criterio.';
      return [{ campo: `respuestas.${place}.criterio`, mensaje }];
    }),
  );
}

interface Bloqueado {
  readonly entidadId: number;
  readonly actual: Autodiagnostico;
  readonly version: number;
}

/** The change of the own self-assessment: one at a time, over the version the caller saw. */
function changePropio(
  database: Database,
  context: CallContext,
  {
    action,
    verify,
    apply,
  }: {
    readonly action: string;
    readonly verify: (actual: Autodiagnostico) => void;
    /** Writes it and says what the trail keeps; undefined where there was nothing to change. */
    readonly apply: (
      transaction: Running,
      held: Bloqueado,
      escritura: repository.Escritura,
    ) => Promise<Readonly<Record<string, unknown>> | undefined>;
  },
): Promise<Autodiagnostico> {
  const quien = toQuienAutodiagnostica(context);
  const entidadId = getEntidadPropia(quien);
  const { userId: usuarioId } = requireActor(context);
  return updateLocked(database, context, {
    intent: { action, objectType: 'entidad', objectId: entidadId },
    lock: async (transaction): Promise<Bloqueado> => {
      await repository.keepAutodiagnosticosBloqueados(transaction, entidadId);
      const actual = await readAutodiagnostico(transaction, entidadId, quien);
      return { entidadId, actual, version: actual.version };
    },
    present: async (_, { actual }) => actual,
    verify: (_, { actual }) => verify(actual),
    apply: async (transaction, held) => {
      const detail = await apply(transaction, held, { usuarioId, version: held.version + 1 });
      const result = detail ? await readAutodiagnostico(transaction, entidadId, quien) : held.actual;
      return { result, detail };
    },
  });
}

/**
 * Keeps answers in the draft of the own entidad; the first one begins it.
 *
 * @throws VERSION_DISTINTA, SOLICITUD_INVALIDA at a criterion
 */
export function updateAutodiagnostico(
  database: Database,
  respuestas: readonly RespuestaMadurez[],
  context: CallContext,
): Promise<Autodiagnostico> {
  return changePropio(database, context, {
    action: 'responder-autodiagnostico',
    verify: (actual) => verifyCriterios(respuestas, actual),
    apply: async (transaction, { entidadId, actual }, escritura) => {
      const distintas = listDistintas(respuestas, actual);
      if (distintas.length === 0) return undefined;
      const { modelo } = actual;
      const borrador = await findBorrador(transaction, entidadId);
      const id =
        borrador?.id ?? (await repository.addBorrador(transaction, { entidadId, modelo }, escritura));
      await repository.saveRespuestas(transaction, { id, modelo }, distintas);
      if (borrador) await repository.updateGuardado(transaction, id, escritura);
      return { autodiagnosticoId: id, criterios: distintas.map(({ criterio }) => criterio) };
    },
  });
}

/**
 * Presents the draft of the own entidad: from then on it never changes.
 *
 * @throws AUTODIAGNOSTICO_INCOMPLETO with what lacks, VERSION_DISTINTA
 */
export function submitAutodiagnostico(database: Database, context: CallContext): Promise<Autodiagnostico> {
  const quien = toQuienAutodiagnostica(context);
  return changePropio(database, context, {
    action: 'presentar-autodiagnostico',
    verify: ({ modelo, modelos, respuestas }) => {
      const criterios = modelos.find(({ version }) => version === modelo)?.criterios ?? [];
      const decision = canPresentarAutodiagnostico(quien, criterios, respuestas);
      requireAllowed(decision, autodiagnosticosErrors, 'AUTODIAGNOSTICO_INCOMPLETO');
    },
    apply: async (transaction, { entidadId, actual }, escritura) => {
      const borrador = await findBorrador(transaction, entidadId);
      if (!borrador) return undefined;
      await repository.closeAutodiagnostico(transaction, borrador.id, escritura);
      return { autodiagnosticoId: borrador.id, modelo: actual.modelo };
    },
  });
}
