import { readdirSync, readFileSync } from 'node:fs';
import { readTable } from '@marco/server-kit';
import type { CampoDetectado } from '../rules/lectura/campo-detectado.ts';
import { findClaseFuente } from '../rules/lectura/clase-fuente.ts';
import { readDiccionario } from '../rules/lectura/read-diccionario.ts';
import { readFuente } from '../server/lectura/read-fuente.ts';

const CARPETA = new URL('./etiquetados/', import.meta.url);
const ETIQUETAS = 'etiquetas.csv';

/** Sources nobody looked at while the weights were chosen. */
const RESERVADAS = [
  'catastro-db2.sql',
  'empleo-esquema.json',
  'justicia-mensajes.json',
  'subsidios-diccionario.csv',
];

/** A source of the labelled set, as it is read, with the element each of its fields is. */
export interface FuenteEtiquetada {
  readonly nombre: string;
  readonly esReservada: boolean;
  readonly campos: readonly CampoDetectado[];
  /** By the path of the field; null where no element of the dictionary is right. */
  readonly etiquetas: ReadonlyMap<string, string | null>;
}

function readEtiquetas(): Map<string, Map<string, string | null>> {
  const fuentes = new Map<string, Map<string, string | null>>();
  const [, ...lineas] = readFileSync(new URL(ETIQUETAS, CARPETA), 'utf8').trim().split('\n');
  for (const linea of lineas) {
    const [fuente = '', ruta = '', elemento = ''] = linea.split(';');
    const suyas = fuentes.get(fuente) ?? new Map<string, string | null>();
    fuentes.set(fuente, suyas.set(ruta, elemento === '' ? null : elemento));
  }
  return fuentes;
}

/** The twelve sources, read by the readers of the product. */
export async function listFuentesEtiquetadas(): Promise<FuenteEtiquetada[]> {
  const etiquetas = readEtiquetas();
  const nombres = readdirSync(CARPETA)
    .filter((nombre) => nombre !== ETIQUETAS)
    .sort();
  return Promise.all(
    nombres.map(async (nombre) => ({
      nombre,
      esReservada: RESERVADAS.includes(nombre),
      campos: await readCampos(nombre),
      etiquetas: etiquetas.get(nombre) ?? new Map(),
    })),
  );
}

async function readCampos(nombre: string): Promise<readonly CampoDetectado[]> {
  const bytes = readFileSync(new URL(nombre, CARPETA));
  const clase = findClaseFuente(bytes.toString('latin1'), nombre, undefined);
  if (clase === 'tabla') {
    const caller = { key: 'etiquetados', hasSession: true };
    return readDiccionario(await readTable({ format: 'csv', content: bytes, maximumRows: 2000 }, caller))
      .campos;
  }
  const leida = await readFuente({ bytes, esSql: clase === 'sql' });
  if ('rechazo' in leida)
    throw new Error(`${nombre}, línea ${leida.rechazo.linea}: ${leida.rechazo.mensaje}`);
  return leida.lectura.campos;
}
