import { sql } from 'kysely';

/** Another day a commitment was given, as the database answers it. */
export interface ProrrogaRow {
  readonly anterior: string;
  readonly nueva: string;
  readonly motivo: string;
  readonly propia: boolean;
}

/** The extensions of a commitment `c`, the first one first. */
export const PRORROGAS = sql<
  ProrrogaRow[]
>`(select coalesce(json_agg(json_build_object('anterior', p.fecha_anterior,
  'nueva', p.fecha_nueva, 'motivo', p.motivo, 'propia', p.propia) order by p.id), '[]'::json)
  from compromisos_prorrogas p where p.compromiso_id = c.id)`;
