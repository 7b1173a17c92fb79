import type { DatabaseSchema } from '@marco/database';
import { findContratoCertificado } from '@marco/solicitudes/port';
import type { Kysely } from 'kysely';
import type { Ambiente } from '../../contract/terms.ts';
import { findAmbienteDeRegistro } from '../../rules/tareas/tarea.ts';
import { findRegistro, type RegistroRow } from './registro.queries.ts';
import type { TareaRow } from './tareas.queries.ts';

/** Where and how the servicio of a task is registered; undefined where the task registers nothing. */
export async function findRegistroDeTarea(
  database: Kysely<DatabaseSchema>,
  { tipo, referencia }: Pick<TareaRow, 'tipo' | 'referencia'>,
): Promise<(RegistroRow & { readonly ambiente: Ambiente }) | undefined> {
  const ambiente = findAmbienteDeRegistro(tipo);
  if (!ambiente) return undefined;
  const certificado = await findContratoCertificado(database, referencia);
  const certificadoSha256 = certificado?.sha256 ?? null;
  const registro = await findRegistro(database, referencia, { ambiente, certificadoSha256 });
  return registro && { ...registro, ambiente };
}
