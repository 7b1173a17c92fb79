import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DepartamentoEnCifras, SerieIndicador, ValorPublicado } from '../../contract/index.ts';
import { ESTADO_PUBLICADO } from '../../rules/datos-generales/cifras.ts';
import { parseAmbito, toAmbito } from '../../rules/indicadores/ambito.ts';
import { listValoresIndicador } from '../indicadores/list-valores.ts';
import { listDepartamentos } from './departamentos.queries.ts';

const ANYBODY = { actor: null };

/** The value of each department at the newest cut. */
function toPorDepartamento(series: readonly SerieIndicador[]): ReadonlyMap<string, ValorPublicado> {
  return new Map(
    series.flatMap(({ ambito, puntos }) => {
      const codigo = parseAmbito(ambito)?.departamento;
      const valor = puntos.at(-1)?.valor;
      return codigo === undefined || valor == null ? [] : [[codigo, valor] as const];
    }),
  );
}

/** Every department with its figures of the newest cut, as the indicators have them; one without a record has zeros. */
export async function readDepartamentos(
  database: Kysely<DatabaseSchema>,
): Promise<readonly DepartamentoEnCifras[]> {
  const read = (codigo: string, ambito: string) =>
    listValoresIndicador(database, codigo, {
      query: { ambito, por: 'departamento', meses: 1 },
      context: ANYBODY,
    });
  const [departamentos, publicadas, servicios] = await Promise.all([
    listDepartamentos(database),
    read('IND-02', ''),
    read('IND-04', toAmbito({ estado: ESTADO_PUBLICADO })),
  ]);
  const [entidadesDe, serviciosDe] = [publicadas, servicios].map(({ series }) => toPorDepartamento(series));
  return departamentos.map(({ codigo, nombre }) => ({
    codigo,
    nombre,
    servicios: serviciosDe?.get(codigo)?.valor ?? 0,
    entidades: entidadesDe?.get(codigo)?.denominador ?? 0,
    publican: entidadesDe?.get(codigo)?.numerador ?? 0,
  }));
}
