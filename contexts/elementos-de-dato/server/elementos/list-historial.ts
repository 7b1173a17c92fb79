import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { EventoElemento } from '../../contract/index.ts';
import { formatNumero } from '../../contract/numero.terms.ts';
import { ESTADO_VERSION, type EstadoVersion } from '../../contract/terms.ts';
import type { QuienElabora } from '../../rules/ciclo/can-act-on-elemento.ts';
import { ETIQUETAS_CAMPO } from '../../rules/comparacion/campos.ts';
import { presentTitulo } from '../../rules/historial/titulos.ts';
import { getVersionRow } from './get-elemento.ts';
import { listEventos } from './historial.queries.ts';

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
  const campos = new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})]);
  // In the order of the page: the trail keeps them in none.
  return Object.entries(ETIQUETAS_CAMPO)
    .filter(([campo]) => campos.has(campo))
    .map(([campo, etiqueta]) => ({
      campo,
      etiqueta,
      antes: presentValor(campo, antes?.[campo]),
      despues: presentValor(campo, despues?.[campo]),
    }));
}

/**
 * Who changed what in the versions of an element, the latest first, as those who work on it read it. It contains no
 * refusals, and people who may not see drafts do not get it.
 */
export async function listHistorial(
  database: Database,
  versionId: number,
  pagina: number,
  quien: QuienElabora,
): Promise<{ eventos: EventoElemento[]; total: number }> {
  const row = await getVersionRow(database, versionId, quien);
  if (!quien.esMinisterio && row.entidad_responsable_id !== quien.entidadId) return { eventos: [], total: 0 };
  const { filas, total } = await listEventos(database, row.elemento_id, {
    limite: POR_PAGINA,
    desde: POR_PAGINA * (pagina - 1),
  });
  return {
    total,
    eventos: filas.map(({ id, accion, cuando, detalle, mayor, menor, quien: autor }) => {
      const { motivo, ...cambio } = detalle as Detalle;
      return {
        id,
        accion,
        titulo: presentTitulo(accion),
        numero: formatNumero({ mayor, menor }),
        quien: autor || null,
        cuando: cuando.toISOString(),
        motivo: typeof motivo === 'string' ? motivo : '',
        cambios: listCambios(cambio),
      };
    }),
  };
}
