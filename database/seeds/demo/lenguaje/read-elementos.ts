import { readCsv, readJson } from '../../read-data.ts';
import type { DemoComponente, DemoElemento, DemoRestriccion } from './demo-elemento.ts';

const here = (name: string) => new URL(name, import.meta.url);

/** An element with what its present version says. */
export interface FilaElemento extends DemoElemento {
  readonly definicion: string;
  readonly ejemplos: readonly string[];
  readonly restriccion: DemoRestriccion;
}

/** A version of the past or the present, as `versiones.json` overrides the present one. */
export interface FilaVersion {
  readonly numero: string;
  readonly desde: string;
  readonly resumen: string;
  readonly definicion?: string;
  readonly restriccion?: string;
  readonly ejemplos?: string;
  readonly sinValores?: readonly string[];
}

function splitList(text: string): string[] {
  return text === '' ? [] : text.split(';');
}

/** 'longitud=1..60;patron=[0-9]+' as columns. */
export function parseRestriccion(text: string): DemoRestriccion {
  const pares = new Map(
    splitList(text).map((par) => {
      const place = par.indexOf('=');
      return [par.slice(0, place), par.slice(place + 1)] as const;
    }),
  );
  const [minima, maxima = minima] = (pares.get('longitud') ?? '').split('..');
  const column = (key: keyof DemoRestriccion, value: string | number | undefined) =>
    value === undefined ? {} : { [key]: value };
  const numero = (key: string) => (pares.has(key) ? Number(pares.get(key)) : undefined);
  return {
    ...(minima ? { longitud_minima: Number(minima), longitud_maxima: Number(maxima) } : {}),
    ...column('total_digitos', numero('digitos')),
    ...column('decimales', numero('decimales')),
    ...column('valor_minimo', pares.get('minimo')),
    ...column('valor_maximo', pares.get('maximo')),
    ...column('patron', pares.get('patron')),
    ...column('unidad_medida', pares.get('unidad')),
  };
}

/** Every element, in the order of its file. */
export function readElementos(): FilaElemento[] {
  return readCsv(here('elementos.csv'), [
    'dominio' as const,
    'capa' as const,
    'identificador' as const,
    'nombre' as const,
    'clase' as const,
    'tipo_dato' as const,
    'restriccion' as const,
    'ejemplos' as const,
    'definicion' as const,
    'usos' as const,
    'sinonimos' as const,
    'responsable' as const,
    'dato_personal' as const,
    'estandares' as const,
  ]).map(({ tipo_dato, dato_personal, restriccion, ...fila }) => ({
    ...fila,
    tipoDato: tipo_dato === 'compuesto' ? null : tipo_dato,
    datoPersonal: dato_personal,
    restriccion: parseRestriccion(restriccion),
    ejemplos: splitList(fila.ejemplos),
    sinonimos: splitList(fila.sinonimos),
    estandares: splitList(fila.estandares),
  }));
}

/** What a composite is made of, and the composite it extends. */
export interface DemoCompuesto {
  readonly modelo: string;
  readonly base: string | null;
  readonly partes: readonly DemoComponente[];
}

/** Composites by identificador, parts in their order. */
export function readCompuestos(): ReadonlyMap<string, DemoCompuesto> {
  const rows = readCsv(here('componentes.csv'), [
    'compuesto' as const,
    'parte' as const,
    'minimo' as const,
    'maximo' as const,
    'nombre_local' as const,
    'modelo' as const,
    'base' as const,
  ]);
  return new Map(
    [...Map.groupBy(rows, ({ compuesto }) => compuesto)].map(([compuesto, own]) => [
      compuesto,
      {
        modelo: own[0]?.modelo ?? 'secuencia',
        base: own[0]?.base || null,
        partes: own.map(({ parte, minimo, maximo, nombre_local }) => ({
          parte,
          minimo: Number(minimo),
          maximo: maximo === '' ? null : Number(maximo),
          nombreLocal: nombre_local || null,
        })),
      },
    ]),
  );
}

/** Values of the lists the demonstration writes itself; departments and municipalities come from their catalogues. */
export function readValores(): ReadonlyMap<string, readonly { codigo: string; nombre: string }[]> {
  const rows = readCsv(here('valores.csv'), ['lista', 'codigo', 'nombre']);
  return new Map(
    [...Map.groupBy(rows, ({ lista }) => lista)].map(([lista, own]) => [
      lista,
      own.map(({ codigo, nombre }) => ({ codigo, nombre })),
    ]),
  );
}

export interface FilaTrabajo {
  readonly identificador: string;
  readonly numero: string;
  readonly estado: string;
  readonly resumen: string;
}

export interface FilaCaducado {
  readonly identificador: string;
  readonly hasta: string;
  readonly motivo: string;
  readonly reemplazo?: string;
}

/** Editions of the elements that have had several, versions on their way, and elements taken out. */
export function readHistoria() {
  return {
    versiones: readJson<Readonly<Record<string, readonly FilaVersion[]>>>(here('versiones.json')),
    trabajo: readJson<readonly FilaTrabajo[]>(here('trabajo.json')),
    caducados: readJson<readonly FilaCaducado[]>(here('caducados.json')),
  };
}
