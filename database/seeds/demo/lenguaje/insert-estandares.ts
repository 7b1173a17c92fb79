import { toMomentText } from '@marco/country/local-time';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { keepNodos } from '../../lenguaje-oid.ts';
import { readCsv } from '../../read-data.ts';

type Database = Transaction<DatabaseSchema>;

const NODO_ESTANDARES = '2.999.170.3';
const ELABORADO = toMomentText('2024-06-04', '09:20');
const EVALUADO = toMomentText('2024-06-14', '10:00');
const DECIDIDO = toMomentText('2024-07-05', '16:00');

/** What the concept of a decided standard says, by the state it left it in. */
const CONCEPTOS: Readonly<Record<string, string>> = {
  adoptado: 'Se adopta: sus beneficios superan su costo y el lenguaje común ya se apoya en él.',
  recomendado: 'Se recomienda a las entidades a las que les sirva, sin exigirlo en los servicios.',
  'no-adoptado': 'No se adopta: su licencia y su alcance no se ajustan al intercambio entre entidades.',
};

/** Words a standard is found by, by its category. */
const PALABRAS: Readonly<Record<string, string[]>> = {
  semantico: ['códigos', 'listas', 'significado'],
  tecnico: ['formato', 'mensajes', 'esquemas'],
  seguridad: ['firma', 'certificados', 'confianza'],
  metadatos: ['descripción', 'catálogo', 'registro'],
  geografico: ['territorio', 'ubicación', 'mapas'],
  sectorial: ['sector', 'clasificación', 'reportes'],
};

interface DemoPeople {
  readonly autor: number;
  readonly decide: number;
}

function readEstandares() {
  return readCsv(new URL('estandares.csv', import.meta.url), [
    'codigo' as const,
    'nombre' as const,
    'sigla' as const,
    'edicion' as const,
    'organismo' as const,
    'categoria' as const,
    'licencia' as const,
    'url' as const,
    'estado' as const,
    'alcance' as const,
    'sumario' as const,
    'puntajes' as const,
  ]);
}

/**
 * Standards with their evaluation and their concept.
 *
 * @returns identifiers by code
 */
export async function insertEstandares(
  trx: Database,
  { autor, decide }: DemoPeople,
): Promise<ReadonlyMap<string, number>> {
  const estandares = readEstandares();
  await keepNodos(
    trx,
    estandares.map(({ sigla }, position) => ({
      padre: NODO_ESTANDARES,
      arco: position + 1,
      nombre: sigla,
      tipo: 'estandar',
    })),
  );
  const rows = await trx
    .insertInto('estandares')
    .values(
      estandares.map(({ puntajes: _puntajes, estado, ...estandar }, position) => ({
        ...estandar,
        estado,
        idioma: 'Español',
        formato: 'Documento PDF y página web',
        dependencia: 'Dirección de Gobierno Digital',
        autores: 'Grupo de Interoperabilidad',
        ubicacion: 'Repositorio de estándares del Lenguaje Común de Intercambio',
        palabras_clave: PALABRAS[estandar.categoria] ?? [],
        created_at: ELABORADO,
        oid: `${NODO_ESTANDARES}.${position + 1}`,
        fecha_elaboracion: ELABORADO.slice(0, 10),
        ...(CONCEPTOS[estado]
          ? {
              concepto: CONCEPTOS[estado],
              concepto_en: DECIDIDO,
              concepto_por: decide,
              reviso: 'Consultoría de interoperabilidad',
              aprobo: 'Dirección de Gobierno Digital',
              fecha_publicacion: '2024-07-05',
            }
          : {}),
      })),
    )
    .returning(['id', 'codigo'])
    .execute();
  const ids = new Map(rows.map(({ id, codigo }) => [codigo, id]));
  await sql`
    update oid_nodos set objeto_id = estandares.id from estandares where estandares.oid = oid_nodos.oid
  `.execute(trx);
  await insertEvaluaciones(trx, ids, autor);
  await trx
    .insertInto('estandares_cambios')
    .values(
      rows.map(({ id }) => ({
        estandar_id: id,
        numero: '1.0',
        fecha: ELABORADO.slice(0, 10),
        responsable: 'Dirección de Gobierno Digital',
        naturaleza: 'Primera versión de la ficha.',
      })),
    )
    .execute();
  return ids;
}

async function insertEvaluaciones(
  trx: Database,
  ids: ReadonlyMap<string, number>,
  autor: number,
): Promise<void> {
  const criterios = await trx
    .selectFrom('criterios_evaluacion')
    .select(['id', 'peso'])
    .orderBy('orden')
    .execute();
  const evaluaciones = readEstandares()
    .filter(({ estado }) => estado !== 'propuesto')
    .flatMap(({ codigo, puntajes }) =>
      puntajes.split(' ').flatMap((puntaje, position) => {
        const criterio = criterios[position];
        const estandar_id = ids.get(codigo);
        if (!criterio || estandar_id === undefined) return [];
        return {
          estandar_id,
          criterio_id: criterio.id,
          puntaje: Number(puntaje),
          peso: criterio.peso,
          evaluado_por: autor,
          evaluado_en: EVALUADO,
        };
      }),
    );
  await trx.insertInto('estandares_evaluaciones').values(evaluaciones).execute();
}
