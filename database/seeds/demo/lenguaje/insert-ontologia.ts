import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { keepNodos, toOid } from '../../lenguaje-oid.ts';
import { readJson } from '../../read-data.ts';
import { getNamed } from '../directory.ts';

type Database = Transaction<DatabaseSchema>;
type Ids = ReadonlyMap<string, number>;

interface Definicion {
  readonly codigo: string;
  readonly termino: string;
  readonly tipo: string;
  readonly definicion: string;
  readonly superior: string | null;
  readonly dominio: string | null;
  readonly rango: string | null;
  readonly tipoDato: string | null;
  readonly elemento: string | null;
  readonly fuente: string;
  readonly sinonimos: string[];
}

interface Individuo {
  readonly codigo: string;
  readonly nombre: string;
  readonly clase: string;
  readonly notacion: string;
  /** By property; `@codigo` points to another individual. */
  readonly valores: Readonly<Record<string, string>>;
}

interface Evento {
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: string;
  readonly descripcion: string;
  readonly disparador: string;
  readonly precondiciones: string;
  readonly resultados: string;
  readonly participantes: readonly (readonly [clase: string, rol: string])[];
  readonly elementos: readonly string[];
}

interface Regla {
  readonly codigo: string;
  readonly nombre: string;
  readonly tipo: string;
  readonly enunciado: string;
  readonly lenguaje: string;
  readonly expresion: string;
  readonly severidad: string;
  readonly mensaje: string;
  readonly clase: string | null;
  readonly elementos: readonly string[];
}

interface Ontologia {
  readonly definiciones: readonly Definicion[];
  readonly individuos: readonly Individuo[];
  readonly eventos: readonly Evento[];
  readonly reglas: readonly Regla[];
}

const RAIZ = '2.999.170';

/** The words with their arc below the root, and the node it is named by. */
const PALABRAS = {
  definicion: { arco: 5, nombre: 'Definiciones' },
  evento: { arco: 6, nombre: 'Eventos' },
  individuo: { arco: 7, nombre: 'Individuos' },
  regla: { arco: 8, nombre: 'Reglas' },
} as const;
type Palabra = keyof typeof PALABRAS;

const toOidDe = (palabra: Palabra, position: number) => `${RAIZ}.${PALABRAS[palabra].arco}.${position + 1}`;

/** Nodes of the fichas of a word, in the order of the data. */
async function keepNodosDe(trx: Database, palabra: Palabra, nombres: readonly string[]): Promise<void> {
  const { arco, nombre } = PALABRAS[palabra];
  const padre = toOid({ padre: RAIZ, arco });
  await keepNodos(trx, [
    { padre: RAIZ, arco, nombre, tipo: 'objeto' },
    ...nombres.map((name, position) => ({ padre, arco: position + 1, nombre: name, tipo: palabra })),
  ]);
}

function toIds(rows: readonly { id: number; codigo: string }[]): Ids {
  return new Map(rows.map(({ id, codigo }) => [codigo, id]));
}

async function insertDefiniciones(
  trx: Database,
  definiciones: readonly Definicion[],
  elementos: Ids,
): Promise<Ids> {
  await keepNodosDe(
    trx,
    'definicion',
    definiciones.map(({ termino }) => termino),
  );
  const ids = new Map<string, number>();
  const idOf = (codigo: string | null) => (codigo === null ? null : getNamed(ids, codigo));
  // Each refers to those before it.
  for (const [
    position,
    { codigo, termino, tipo, definicion, fuente, sinonimos, ...refers },
  ] of definiciones.entries()) {
    const { id } = await trx
      .insertInto('ontologia_definiciones')
      .values({
        codigo,
        termino,
        tipo,
        definicion,
        fuente,
        sinonimos,
        estado: 'vigente',
        clase_superior_id: idOf(refers.superior),
        dominio_clase_id: idOf(refers.dominio),
        rango_clase_id: idOf(refers.rango),
        rango_tipo_dato: refers.tipoDato,
        elemento_id: refers.elemento === null ? null : getNamed(elementos, refers.elemento),
        oid: toOidDe('definicion', position),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(codigo, id);
  }
  return ids;
}

async function insertIndividuos(
  trx: Database,
  individuos: readonly Individuo[],
  definiciones: Ids,
): Promise<void> {
  await keepNodosDe(
    trx,
    'individuo',
    individuos.map(({ nombre }) => nombre),
  );
  const ids = toIds(
    await trx
      .insertInto('ontologia_individuos')
      .values(
        individuos.map(({ codigo, nombre, clase, notacion }, position) => ({
          codigo_iri: codigo,
          nombre,
          codigo: notacion,
          estado: 'vigente',
          clase_id: getNamed(definiciones, clase),
          oid: toOidDe('individuo', position),
        })),
      )
      .returning(['id', 'codigo_iri as codigo'])
      .execute(),
  );
  await trx
    .insertInto('ontologia_individuos_valores')
    .values(
      individuos.flatMap(({ codigo, valores }) =>
        Object.entries(valores).map(([propiedad, valor]) => ({
          individuo_id: getNamed(ids, codigo),
          propiedad_id: getNamed(definiciones, propiedad),
          valor: valor.startsWith('@') ? null : valor,
          valor_individuo_id: valor.startsWith('@') ? getNamed(ids, valor.slice(1)) : null,
        })),
      ),
    )
    .execute();
}

async function insertEventos(
  trx: Database,
  eventos: readonly Evento[],
  { definiciones, elementos }: { readonly definiciones: Ids; readonly elementos: Ids },
): Promise<void> {
  await keepNodosDe(
    trx,
    'evento',
    eventos.map(({ nombre }) => nombre),
  );
  const rows = eventos.map(({ participantes: _p, elementos: _e, ...evento }, position) => ({
    ...evento,
    estado: 'vigente',
    oid: toOidDe('evento', position),
  }));
  const ids = toIds(
    await trx.insertInto('ontologia_eventos').values(rows).returning(['id', 'codigo']).execute(),
  );
  await trx
    .insertInto('ontologia_eventos_participantes')
    .values(
      eventos.flatMap(({ codigo, participantes }) =>
        participantes.map(([clase, rol]) => ({
          evento_id: getNamed(ids, codigo),
          clase_id: getNamed(definiciones, clase),
          rol,
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('ontologia_eventos_elementos')
    .values(
      eventos.flatMap((evento) =>
        evento.elementos.map((identificador) => ({
          evento_id: getNamed(ids, evento.codigo),
          elemento_id: getNamed(elementos, identificador),
        })),
      ),
    )
    .execute();
}

async function insertReglas(
  trx: Database,
  reglas: readonly Regla[],
  { definiciones, elementos }: { readonly definiciones: Ids; readonly elementos: Ids },
): Promise<void> {
  await keepNodosDe(
    trx,
    'regla',
    reglas.map(({ nombre }) => nombre),
  );
  const rows = reglas.map(({ clase, elementos: _e, ...regla }, position) => ({
    ...regla,
    clase_id: clase === null ? null : getNamed(definiciones, clase),
    estado: 'vigente',
    oid: toOidDe('regla', position),
  }));
  const ids = toIds(
    await trx.insertInto('ontologia_reglas').values(rows).returning(['id', 'codigo']).execute(),
  );
  await trx
    .insertInto('ontologia_reglas_elementos')
    .values(
      reglas.flatMap((regla) =>
        regla.elementos.map((identificador) => ({
          regla_id: getNamed(ids, regla.codigo),
          elemento_id: getNamed(elementos, identificador),
        })),
      ),
    )
    .execute();
}

/**
 * The ontology of the demonstration: what the words of the registry mean to each other.
 *
 * @param elementos identifiers of the data elements by identificador
 */
export async function insertOntologia(
  trx: Database,
  { elementos }: { readonly elementos: Ids },
): Promise<void> {
  const ontologia = readJson<Ontologia>(new URL('ontologia.json', import.meta.url));
  const definiciones = await insertDefiniciones(trx, ontologia.definiciones, elementos);
  await insertIndividuos(trx, ontologia.individuos, definiciones);
  await insertEventos(trx, ontologia.eventos, { definiciones, elementos });
  await insertReglas(trx, ontologia.reglas, { definiciones, elementos });
  await sql`
    update oid_nodos set objeto_id = fichas.id from (
      select oid, id from ontologia_definiciones union all select oid, id from ontologia_individuos
      union all select oid, id from ontologia_eventos union all select oid, id from ontologia_reglas
    ) as fichas where fichas.oid = oid_nodos.oid
  `.execute(trx);
}
