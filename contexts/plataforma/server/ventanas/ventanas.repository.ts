import type { DatabaseSchema } from '@marco/database';
import { sql, type Transaction } from 'kysely';

type Running = Transaction<DatabaseSchema>;

export interface VentanaPorAnunciar {
  readonly servicioId: number;
  readonly inicia: Date;
  readonly termina: Date;
  readonly motivo: string;
  readonly usuarioId: number;
}

export async function addVentana(trx: Running, ventana: VentanaPorAnunciar): Promise<number> {
  const { servicioId, inicia, termina, motivo, usuarioId } = ventana;
  const { rows } = await sql<{ id: number }>`
    insert into plataforma_ventanas (servicio_id, inicia_en, termina_en, motivo, anunciada_por)
    values (${servicioId}::int, ${inicia}, ${termina}, ${motivo}, ${usuarioId}::int) returning id`.execute(
    trx,
  );
  return rows[0]?.id ?? 0;
}

export async function deleteVentanaRow(trx: Running, id: number): Promise<void> {
  await sql`delete from plataforma_ventanas where id = ${id}`.execute(trx);
}
