import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { keepNodos, type NodoSemilla } from '../lenguaje-oid.ts';
import { readCsv } from '../read-data.ts';
import { listKept } from './list-kept.ts';

type Database = Transaction<DatabaseSchema>;

/** Root of the demonstration: the arc of X.660 for examples and the number of Colombia. */
const RAIZ: readonly NodoSemilla[] = [
  { padre: null, arco: 2, nombre: 'joint-iso-itu-t', tipo: 'raiz' },
  { padre: '2', arco: 999, nombre: 'example', tipo: 'raiz' },
  { padre: '2.999', arco: 170, nombre: 'Colombia – LCI', tipo: 'raiz' },
];

const OBJETOS = [
  'Elementos de dato',
  'Servicios de intercambio',
  'Estándares',
  'Capas de uso',
  'Definiciones',
  'Eventos',
  'Individuos',
  'Reglas',
];

const RAIZ_OID = '2.999.170';
const NODO_CAPAS = `${RAIZ_OID}.4`;

/** The two layers every registry starts with. */
const CAPAS = [
  {
    codigo: 'Comun',
    tipo: 'comun',
    carpeta: 'Comun',
    nombre: 'Común',
    prefijo: 'com',
    descripcion: 'Elementos que cualquier entidad puede usar, sin importar su sector ni su territorio.',
  },
  {
    codigo: 'Local',
    tipo: 'local',
    carpeta: 'Local',
    nombre: 'Local',
    prefijo: 'loc',
    descripcion:
      'Elementos propios de la administración colombiana: su territorio, sus registros y sus organizaciones.',
  },
] as const;

const ESPACIO_RAIZ = 'https://lenguaje.ejemplo.gov.co';
const FUENTE_CAPAS = 'Arquitectura de datos del lenguaje común de intercambio.';

/**
 * What a registry of the common language starts with: root of the identifiers, thematic domains, the two general layers,
 * criteria for standards, technical catalogs. What an administrator changed is kept.
 */
export async function seedLenguaje(trx: Database): Promise<void> {
  const objetos = OBJETOS.map((nombre, position) => ({
    padre: RAIZ_OID,
    arco: position + 1,
    nombre,
    tipo: 'objeto',
  }));
  await keepNodos(trx, [...RAIZ, ...objetos]);
  await seedDominios(trx);
  await seedCapas(trx);
  await seedCriterios(trx);
  await seedTecnologias(trx, 'lenguajes', 'lenguajes.csv');
  await seedTecnologias(trx, 'bases_de_datos', 'bases-de-datos.csv');
}

async function seedDominios(trx: Database): Promise<void> {
  const file = new URL('dominios.csv', import.meta.url);
  const dominios = readCsv(file, ['codigo', 'nombre', 'arco', 'descripcion']);
  await trx
    .insertInto('dominios')
    .values(
      await listKept(
        trx,
        'dominios',
        dominios.map((dominio) => ({ ...dominio, arco: Number(dominio.arco) })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedCapas(trx: Database): Promise<void> {
  const known = await trx.selectFrom('capas_de_uso').select('codigo').execute();
  const missing = CAPAS.filter(({ codigo }) => !known.some((capa) => capa.codigo === codigo));
  if (missing.length === 0) return;
  await keepNodos(
    trx,
    CAPAS.map(({ nombre }, position) => ({
      padre: NODO_CAPAS,
      arco: position + 1,
      nombre: `Capa ${nombre}`,
      tipo: 'capa-de-uso',
    })),
  );
  for (const { codigo, tipo, carpeta, ...texts } of missing) {
    const oid = `${NODO_CAPAS}.${CAPAS.findIndex((capa) => capa.codigo === codigo) + 1}`;
    const comun = await trx
      .selectFrom('capas_de_uso')
      .select('id')
      .where('codigo', '=', 'Comun')
      .executeTakeFirst();
    const { id } = await trx
      .insertInto('capas_de_uso')
      .values({ codigo, tipo, carpeta, oid, capa_padre_id: tipo === 'comun' ? null : (comun?.id ?? null) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('capas_de_uso_versiones')
      .values({
        ...texts,
        capa_id: id,
        mayor: 1,
        menor: 0,
        estado: 'vigente',
        espacio_nombres: `${ESPACIO_RAIZ}/1.0/esquemas/${carpeta}`,
        fuente_informacion: FUENTE_CAPAS,
        fecha_vigencia: '2024-01-15',
      })
      .execute();
    await trx.updateTable('oid_nodos').set({ objeto_id: id }).where('oid', '=', oid).execute();
  }
}

async function seedCriterios(trx: Database): Promise<void> {
  const file = new URL('criterios-evaluacion.csv', import.meta.url);
  const criterios = readCsv(file, ['codigo', 'nombre', 'peso', 'descripcion']);
  await trx
    .insertInto('criterios_evaluacion')
    .values(
      await listKept(
        trx,
        'criterios-evaluacion',
        criterios.map((criterio, position) => ({
          ...criterio,
          peso: Number(criterio.peso),
          orden: position + 1,
        })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function seedTecnologias(
  trx: Database,
  tabla: 'lenguajes' | 'bases_de_datos',
  archivo: string,
): Promise<void> {
  const rows = readCsv(new URL(archivo, import.meta.url), ['codigo', 'nombre', 'edicion']);
  await trx
    .insertInto(tabla)
    .values(
      await listKept(
        trx,
        tabla === 'lenguajes' ? 'lenguajes' : 'basedatos',
        rows.map((row, position) => ({ ...row, orden: position + 1 })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
