import type { DatabaseSchema } from '@marco/database';
import { buildNombreCompleto } from '@marco/usuarios/port';
import { type Kysely, sql } from 'kysely';
import type { EventoElemento } from '../../contract/index.ts';
import { ESTADO_VERSION, type EstadoVersion } from '../../contract/terms.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { ETIQUETAS_CAMPO } from '../../rules/comparacion/campos.ts';
import { presentTitulo } from '../../rules/historial/titulos.ts';
import { getVersionRow } from './get-elemento.ts';

type Database = Kysely<DatabaseSchema>;

const POR_PAGINA = 25;

interface Detalle {
  readonly antes?: Readonly<Record<string, unknown>> | null;
  readonly despues?: Readonly<Record<string, unknown>> | null;
  readonly motivo?: unknown;
}

function presentValor(campo: string, valor: unknown): string {
  if (valor === undefined || valor === null) return '';
  if (campo === 'estado') return ESTADO_VERSION[valor as EstadoVersion] ?? String(valor);
  return typeof valor === 'string' ? valor : JSON.stringify(valor);
}

function listCambios({ antes, despues }: Detalle): EventoElemento['cambios'] {
  const campos = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  return campos
    .filter((campo) => ETIQUETAS_CAMPO[campo] !== undefined)
    .map((campo) => ({
      campo,
      etiqueta: ETIQUETAS_CAMPO[campo] ?? campo,
      antes: presentValor(campo, antes?.[campo]),
      despues: presentValor(campo, despues?.[campo]),
    }));
}

/**
 * Who changed what in the versions of an element, the latest first: the audit trail as those who work on it read it.
 * Refusals are not told, nor the history to who may not see drafts.
 */
export async function listHistorial(
  database: Database,
  versionId: number,
  pagina: number,
  quien: QuienElabora,
): Promise<{ eventos: EventoElemento[]; total: number }> {
  const row = await getVersionRow(database, versionId, quien);
  if (!quien.esMinisterio && row.entidad_responsable_id !== quien.entidadId) return { eventos: [], total: 0 };
  const eventos = database
    .selectFrom('audit_events as a')
    .innerJoin('elementos_versiones as v', (join) => join.on(sql<boolean>`a.object_id = v.id::text`))
    .where('a.object_type', '=', 'elemento')
    .where('a.result', '=', 'exito')
    .where('v.elemento_id', '=', row.elemento_id);
  const { total } = await eventos.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await eventos
    .leftJoin('usuarios as u', 'u.id', 'a.actor_user_id')
    .select(['a.id', 'a.action', 'a.occurred_at', 'a.detail', 'v.mayor', 'v.menor'])
    .select(buildNombreCompleto('u').as('quien'))
    .orderBy('a.id', 'desc')
    .limit(POR_PAGINA)
    .offset(POR_PAGINA * (pagina - 1))
    .execute();
  return {
    total: Number(total),
    eventos: rows.map((evento) => {
      const detalle = evento.detail as Detalle;
      return {
        id: Number(evento.id),
        accion: evento.action,
        titulo: presentTitulo(evento.action),
        numero: `${evento.mayor}.${evento.menor}`,
        quien: evento.quien || null,
        cuando: evento.occurred_at.toISOString(),
        motivo: typeof detalle.motivo === 'string' ? detalle.motivo : '',
        cambios: listCambios(detalle),
      };
    }),
  };
}
