import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import type { DatosGenerales } from '../../contract/index.ts';
import { CIFRAS_DATOS_GENERALES } from '../../rules/datos-generales/cifras.ts';
import { parseAmbito } from '../../rules/indicadores/ambito.ts';
import { listIndicadores } from '../indicadores/list-indicadores.ts';
import { listValoresIndicador } from '../indicadores/list-valores.ts';
import { readCambios } from './read-cambios.ts';
import { readDepartamentos } from './read-departamentos.ts';
import { readTextos } from './read-textos.ts';
import { readUltimos } from './read-ultimos.ts';

type Database = Kysely<DatabaseSchema>;

/** Everybody reads the same page, whoever asks: a session makes no figure another one. */
const ANYBODY = { actor: null };
const MESES_DEL_FLUJO = 13;

/** The figures of the newest cut, by the functions of the gallery: no number is computed here. */
async function readCifras(database: Database) {
  const { corte, indicadores } = await listIndicadores(database, ANYBODY);
  const legibles = new Map(indicadores.map((tarjeta) => [tarjeta.codigo, tarjeta]));
  const tarjetas = CIFRAS_DATOS_GENERALES.flatMap((codigo) => legibles.get(codigo) ?? []);
  const base = { corte, tarjetas, legibles: new Set(legibles.keys()) };
  if (corte === null) return { ...base, niveles: [], flujo: [] };
  const read = async (codigo: string, por: 'estado' | 'nivel', meses: number) =>
    legibles.has(codigo)
      ? (
          await listValoresIndicador(database, codigo, {
            query: { ambito: '', por, meses },
            context: ANYBODY,
          })
        ).series
      : [];
  const [estados, flujo] = await Promise.all([
    read('IND-04', 'estado', 1),
    read('IND-05', 'nivel', MESES_DEL_FLUJO),
  ]);
  const niveles = estados.map(({ ambito, nombre, puntos }) => ({
    estado: parseAmbito(ambito)?.estado ?? '',
    nombre,
    cantidad: puntos.at(-1)?.valor?.valor ?? 0,
  }));
  // The present month is not over: its certificates are told once it is closed.
  const cerrado = flujo.map((serie) => ({
    ...serie,
    puntos: serie.puntos.filter(({ momento }) => momento !== 'hoy'),
  }));
  return { ...base, niveles, flujo: cerrado };
}

/** The programme in figures and documents, for anybody. */
export async function getDatosGenerales(database: Database): Promise<DatosGenerales> {
  const { legibles, ...cifras } = await readCifras(database);
  const [departamentos, cambios, textos, ultimos] = await Promise.all([
    cifras.corte === null ? [] : readDepartamentos(database),
    readCambios(database, legibles),
    readTextos(database),
    readUltimos(database),
  ]);
  return { ...cifras, departamentos: [...departamentos], ...cambios, ...textos, ultimos };
}
