import type { DatabaseSchema } from '@marco/database';
import { type CallContext, refuse, requireAllowed, runAudited, writeAudit } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { elementosErrors } from '../../contract/index.ts';
import { canCreateElemento } from '../../rules/ciclo/can-act-on-elemento.ts';
import { keepElemento } from './elementos.repository.ts';
import { listPorIdentificador } from './identificadores.queries.ts';
import { listIdentificadores } from './partes.queries.ts';
import { saveIdentificadores } from './partes.repository.ts';
import { toQuienElabora } from './quien-elabora.ts';
import { listActuales } from './referencias.queries.ts';
import { REFUSALS } from './update-locked-version.ts';

type Database = Kysely<DatabaseSchema>;

interface Consulta {
  readonly identificador: string;
  readonly capaId?: number | undefined;
  readonly dominioId?: number | undefined;
}

/** Elements that have an identificador, technical or of another system, and whether a place has it free. */
export async function listConIdentificador(
  database: Database,
  { identificador, capaId, dominioId }: Consulta,
  esMinisterio: boolean,
) {
  const rows = await listPorIdentificador(database, identificador);
  const taken = rows.some(
    (row) =>
      row.tecnico &&
      row.descartado_en === null &&
      (capaId === undefined || row.capa_id === capaId) &&
      (dominioId === undefined || row.dominio_id === dominioId),
  );
  const actuales = await listActuales(
    database,
    rows.map(({ id }) => id),
    esMinisterio ? 'todo' : 'publico',
  );
  const elementos = [];
  for (const { id } of rows) {
    const actual = actuales.get(id);
    if (actual) elementos.push({ ...actual, externos: await listIdentificadores(database, id) });
  }
  return { disponible: !taken, elementos };
}

/**
 * Changes the identifiers other systems know an element by; they are of the element and outlive its versions.
 *
 * @throws ELEMENTO_NO_ENCONTRADO, ELEMENTO_ACCION_NO_PERMITIDA, IDENTIFICADOR_REPETIDO
 */
export function updateIdentificadores(
  database: Database,
  {
    elementoId,
    identificadores,
  }: {
    readonly elementoId: number;
    readonly identificadores: readonly { readonly sistema: string; readonly valor: string }[];
  },
  context: CallContext,
) {
  const intent = {
    action: 'cambiar-identificadores-elemento',
    objectType: 'elemento',
  };
  return runAudited(database, context, intent, REFUSALS, async (trx) => {
    const decision = canCreateElemento(toQuienElabora(context));
    requireAllowed(decision, elementosErrors, 'ELEMENTO_ACCION_NO_PERMITIDA');
    const isElemento = await keepElemento(trx, elementoId);
    const actual = (await listActuales(trx, [elementoId], 'todo')).get(elementoId);
    if (!isElemento || !actual) throw refuse(elementosErrors, 'ELEMENTO_NO_ENCONTRADO');
    const present = (rows: readonly { readonly sistema: string; readonly valor: string }[]) =>
      rows.map(({ sistema, valor }) => `${sistema}: ${valor}`).join('\n');
    const antes = present(await listIdentificadores(trx, elementoId));
    await saveIdentificadores(trx, elementoId, identificadores);
    const after = await listIdentificadores(trx, elementoId);
    await writeAudit(trx, context, {
      ...intent,
      objectId: actual.versionId,
      result: 'exito',
      detail: { antes: { identificadores: antes }, despues: { identificadores: present(after) } },
    });
    return { identificadores: after };
  });
}
