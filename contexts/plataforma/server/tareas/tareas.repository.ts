import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

/** Somebody did what the task asks for; the note is theirs where the product does not see it. */
export async function closeTarea(
  trx: Running,
  id: number,
  {
    usuarioId,
    nota,
    permisoDado = null,
  }: {
    readonly usuarioId: number;
    readonly nota: string | null;
    /** Of the permission of an acuerdo: whether it was given or taken away. */
    readonly permisoDado?: boolean | null;
  },
): Promise<void> {
  await sql`update plataforma_tareas set cerrada_en = now(), cerrada_por = ${usuarioId}::int, nota = ${nota}::text,
    permiso_dado = coalesce(${permisoDado}::boolean, permiso_dado), version = version + 1 where id = ${id}`.execute(
    trx,
  );
}

/** A task waits again, until the day it was due. */
export async function openTareaDeNuevo(trx: Running, id: number): Promise<void> {
  await sql`update plataforma_tareas set cerrada_en = null, cerrada_por = null, nota = null,
    permiso_dado = not permiso_dado, version = version + 1 where id = ${id}`.execute(trx);
}
