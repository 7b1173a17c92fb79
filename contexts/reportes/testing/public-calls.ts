import type { TestApp } from '@marco/test-kit';
import { ASKED, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

const CODIGOS = 'select codigo from indicadores where publico and activo order by codigo';
const UNO = "select 'IND-02' as codigo";
const FORMATOS =
  "select 'IND-02' as codigo, formato from (values ('csv'), ('xlsx'), ('pdf'), ('json')) f (formato)";

/** A cut of today with the records behind a figure. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  await sql`with corte as (
      insert into cortes (clase, fecha, hasta_en, fecha_desde, reconstruido, huella, codigos)
      select 'dia', (now() at time zone 'America/Bogota')::date, now(), (now() at time zone 'America/Bogota')::date, false,
        repeat('0', 64), array(select codigo from indicadores) returning id)
    insert into cortes_filas (corte_id, codigo, version, objeto_tipo, objeto_id, clase, aporte_num, aporte_den, dimensiones)
    select c.id, 'IND-02', 1, 'entidad', e.id, 'publica', 1, 1, '{}' from corte c, (select id from entidades order by id limit 20) e`.execute(
    kysely,
  );
}

/** Of what anybody may call, calls about records that are there. */
export const publicCalls: PublicCalls = {
  listIndicadores: ASKED,
  getIndicador: [{ records: CODIGOS }],
  listValores: [{ records: UNO }],
  getExplicacion: [{ records: UNO, rest: '?desde=hoy&hasta=hoy' }],
  listFilas: [{ records: UNO, rest: '?corte=hoy' }],
  downloadIndicador: [{ records: FORMATOS, rest: '?formato={formato}' }],
  downloadFilas: [{ records: UNO, payload: () => ({ corte: 'hoy', formato: 'csv' }) }],
  closeSuscripcionReporte: [{ payload: () => ({ codigo: 'x'.repeat(43) }), isRefused: true }],
};
