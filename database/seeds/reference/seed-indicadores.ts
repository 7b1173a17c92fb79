import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';

interface VersionDeIndicador {
  readonly formula_texto: string;
  readonly numerador: string;
  readonly denominador?: string;
  readonly fuentes: readonly string[];
  readonly dimensiones: readonly string[];
  readonly nota?: string;
  readonly fecha_rige: string;
}

interface MetaInicial {
  readonly fecha_desde: string;
  readonly fecha_hasta: string;
  readonly valor: number;
  /** How far from it it is reached as well. */
  readonly tolerancia: number;
  readonly fuente: string;
}

interface IndicadorInicial {
  readonly codigo: string;
  readonly nombre: string;
  readonly pregunta: string;
  readonly unidad: string;
  readonly sentido: string;
  readonly grupo: string;
  readonly publico: boolean;
  /** The oldest first; a change of how it is read is one more. */
  readonly versiones: readonly VersionDeIndicador[];
  /** What is aimed at for everything; the few that a source says. */
  readonly metas?: readonly MetaInicial[];
}

const APROBADA_POR = 'Dirección de Gobierno Digital';

/**
 * The catalogue of indicators. Texts, unit and group follow this release; who reads one and whether it is in use is decided once and
 * kept. A version that is there stays letter by letter, because cuts name it, and so does a target.
 */
export async function seedIndicadores(trx: Transaction<DatabaseSchema>): Promise<void> {
  const indicadores = readJson<IndicadorInicial[]>(new URL('indicadores.json', import.meta.url));
  await trx
    .insertInto('indicadores')
    .values(
      indicadores.map(({ versiones: _, metas: __, ...indicador }, orden) => ({
        ...indicador,
        responsable: APROBADA_POR,
        orden: orden + 1,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('codigo').doUpdateSet((row) => ({
        nombre: row.ref('excluded.nombre'),
        pregunta: row.ref('excluded.pregunta'),
        unidad: row.ref('excluded.unidad'),
        sentido: row.ref('excluded.sentido'),
        grupo: row.ref('excluded.grupo'),
        orden: row.ref('excluded.orden'),
      })),
    )
    .execute();
  await trx
    .insertInto('indicadores_versiones')
    .values(
      indicadores.flatMap(({ codigo, versiones }) =>
        versiones.map(({ fuentes, dimensiones, denominador = null, nota = '', ...version }, at) => ({
          ...version,
          codigo,
          version: at + 1,
          denominador,
          nota,
          fuentes: [...fuentes],
          dimensiones: [...dimensiones],
          aprobada_por: APROBADA_POR,
        })),
      ),
    )
    .onConflict((conflict) => conflict.columns(['codigo', 'version']).doNothing())
    .execute();
  await trx
    .insertInto('indicadores_metas')
    .values(
      indicadores.flatMap(({ codigo, metas = [] }) =>
        metas.map((meta) => ({ ...meta, codigo, ambito: '{}' })),
      ),
    )
    .onConflict((conflict) => conflict.columns(['codigo', 'ambito', 'fecha_desde']).doNothing())
    .execute();
}
