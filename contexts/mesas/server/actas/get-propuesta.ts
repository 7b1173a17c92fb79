import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { actasErrors, type PropuestaActa } from '../../contract/index.ts';
import { canEverActOnActa } from '../../rules/actas/ciclo-acta.ts';
import { listPorRevisar } from '../../rules/actas/por-revisar.ts';
import { listApuntes } from '../../rules/apuntes/apuntes.ts';
import { listCampos } from '../../rules/reuniones/campos-desarrollo.ts';
import { listBorradores, listInvitados, listPuntos } from '../reuniones/gestion-reunion.queries.ts';
import { computeNumero } from './actas.repository.ts';
import { toEnlaceReunion } from './create-acta.ts';
import { presentTextos, type TablaActa } from './documento/present-textos.ts';
import { requireReunion } from './get-acta.ts';
import { readEdicion, readReunionActa } from './read-contenido.ts';
import { readQuien } from './situacion-acta.ts';

type Database = Kysely<DatabaseSchema>;

/** Meetings of which an acta can be thought of: those that began. */
const EMPEZADAS: readonly string[] = ['en-curso', 'realizada'];

/**
 * The acta as it would be issued now, by the texts of its documents: it is corrected where the meeting is written.
 *
 * @throws REUNION_NO_ENCONTRADA, ACTA_ACCION_NO_PERMITIDA, ACTA_BLOQUEADA before the meeting began
 */
export async function getPropuestaActa(
  database: Database,
  reunionId: number,
  context: CallContext,
): Promise<PropuestaActa> {
  const reunion = await requireReunion(database, reunionId);
  const quien = await readQuien(database, reunionId, context);
  requireAllowed(canEverActOnActa('emitir', quien), actasErrors, 'ACTA_ACCION_NO_PERMITIDA');
  if (!EMPEZADAS.includes(reunion.estado)) throw refuse(actasErrors, 'ACTA_BLOQUEADA');
  const numero = await computeNumero(database, reunion.mesa_id);
  const edicion = await readEdicion(
    database,
    { numero, emision: 1, emitidaEn: new Date() },
    toEnlaceReunion(reunion),
  );
  const textos = presentTextos({ edicion, reunion: await readReunionActa(database, reunionId) }, '');
  return {
    titulo: textos.titulo,
    datos: textos.datos
      .filter(([nombre]) => nombre !== 'Emisión')
      .map(([nombre, valor]) => ({ nombre, valor })),
    asistentes: presentTabla(textos.asistentes),
    puntos: [...textos.puntos],
    avance: textos.avance,
    decisiones: [...textos.decisiones],
    compromisos: presentTabla(textos.compromisos),
    documentos: textos.documentos.map(([nombre = '']) => nombre),
    porRevisar: await readPorRevisar(database, reunionId, textos.avance),
  };
}

function presentTabla({ columnas, filas }: TablaActa) {
  return { columnas: [...columnas], filas: filas.map((fila) => [...fila]) };
}

/** Looks at the minutes as their writers see them: with what is a draft. */
async function readPorRevisar(database: Database, reunionId: number, avance: string): Promise<string[]> {
  const participantes = await listInvitados(database, reunionId);
  const borrador = await listBorradores(database, reunionId);
  const puntos = await listPuntos(database, reunionId);
  const escritos = {
    ...listCampos({ avance, participante: '', puntos, participantes: [], decisiones: [] }),
    ...borrador,
  };
  return [
    ...listPorRevisar({
      avance,
      sinMarcar: participantes.filter(({ asistio }) => asistio === null).length,
      porAgregar: Object.values(escritos).flatMap(listApuntes).length,
      sinPublicar: Object.keys(borrador).length > 0,
    }),
  ];
}
