import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { readJson } from '../../read-data.ts';
import { getNamed } from '../directory.ts';
import type { DemoIds } from '../insert-mesas.ts';
import { insertCapas } from './insert-capas.ts';
import { insertElementos, insertVersiones } from './insert-elementos.ts';
import { insertEstandares } from './insert-estandares.ts';
import { insertOntologia } from './insert-ontologia.ts';
import { insertComponentes, insertSustento, insertTransiciones, insertValores } from './insert-partes.ts';
import { insertSistemas } from './insert-sistemas.ts';
import { planVersiones } from './plan-versiones.ts';
import { readCompuestos, readElementos, readHistoria } from './read-elementos.ts';

type Database = Transaction<DatabaseSchema>;

/** Identification numbers of the people who made the registry: no one decides what they wrote. */
const PERSONAS = { autor: '1000000102', revisor: '1000000103', incorporador: '1000000001' } as const;
const EQUIPO = ['1000000102', '1000000103', '1000000104', '1000000105', '1000000106', '1000000107'];
const APROBADORES = { CANCILLERIA: '1000000003', MINTIC: '1000000013' } as const;

type Usos = Readonly<Record<string, Readonly<Record<'entrada' | 'salida', readonly string[]>>>>;

interface Ids extends DemoIds {
  readonly servicios: ReadonlyMap<string, number>;
}

/**
 * The registry of the demonstration: systems, layers, standards, elements with their versions, and which services carry them.
 *
 * @returns identifiers of the elements by identificador
 */
export async function insertLenguaje(
  trx: Database,
  { entidades, usuarios, servicios }: Ids,
): Promise<ReadonlyMap<string, number>> {
  const autores = {
    autor: getNamed(usuarios, PERSONAS.autor),
    revisor: getNamed(usuarios, PERSONAS.revisor),
    incorporador: getNamed(usuarios, PERSONAS.incorporador),
    equipo: EQUIPO.map((numero) => getNamed(usuarios, numero)),
    aprobadores: new Map(
      Object.entries(APROBADORES).map(([entidad, numero]) => [entidad, getNamed(usuarios, numero)]),
    ),
  };
  await insertSistemas(trx, entidades);
  const capas = await insertCapas(trx, entidades);
  const estandares = await insertEstandares(trx, { autor: autores.autor, decide: autores.incorporador });
  const elementos = readElementos();
  const compuestos = readCompuestos();
  const contexto = { capas, entidades, autores };
  const insertados = await insertElementos(trx, elementos, compuestos, contexto);
  const versiones = planVersiones(elementos, compuestos);
  const ids = await insertVersiones(trx, versiones, insertados, compuestos, contexto);
  await insertComponentes(trx, { versiones, ids }, compuestos);
  await insertValores(trx, { versiones, ids });
  await insertSustento(trx, { versiones, ids }, estandares);
  await insertTransiciones(trx);
  await saveReemplazos(trx, insertados.ids);
  await insertUsos(trx, servicios);
  await insertOntologia(trx, { elementos: insertados.ids });
  return insertados.ids;
}

async function saveReemplazos(trx: Database, elementos: ReadonlyMap<string, number>): Promise<void> {
  for (const { identificador, reemplazo } of readHistoria().caducados) {
    if (reemplazo === undefined) continue;
    await trx
      .updateTable('elementos_de_dato')
      .set({ reemplazado_por_id: getNamed(elementos, reemplazo) })
      .where('id', '=', getNamed(elementos, identificador))
      .execute();
  }
}

/** What the messages of each servicio carry: versions in force. */
async function insertUsos(trx: Database, servicios: ReadonlyMap<string, number>): Promise<void> {
  const usos = readJson<Usos>(new URL('usos-servicios.json', import.meta.url));
  const vigentes = await trx
    .selectFrom('elementos_versiones as v')
    .innerJoin('elementos_de_dato as e', 'e.id', 'v.elemento_id')
    .where('v.estado', '=', 'incorporado')
    .select(['v.id', 'e.identificador'])
    .execute();
  const ids = new Map(vigentes.map(({ id, identificador }) => [identificador, id]));
  const rows = Object.entries(usos).flatMap(([servicio, sentidos]) =>
    (['entrada', 'salida'] as const).flatMap((sentido) =>
      sentidos[sentido].map((identificador) => ({
        servicio_id: getNamed(servicios, servicio),
        version_id: getNamed(ids, identificador),
        sentido,
      })),
    ),
  );
  await trx.insertInto('servicios_elementos').values(rows).execute();
}
