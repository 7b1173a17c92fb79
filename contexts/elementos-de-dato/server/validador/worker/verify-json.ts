import type { ErrorObject, ValidateFunction } from 'ajv';
import type { ElementoDelNodo } from '../../../contract/validador.schema.ts';
import { buildNodos } from '../../../rules/validador/build-nodos.ts';
import { toNombre } from '../../../rules/validador/dato-json.ts';
import { translateFaltaJson } from '../../../rules/validador/mensajes-json.ts';
import { computePosiciones } from '../../../rules/validador/posiciones.ts';
import { readJson } from '../../../rules/validador/recorrer-json.ts';
import { createHallazgo } from '../../../rules/validador/textos.ts';
import { listFaltas } from '../../esquemas/compile-json.ts';
import { createInforme, createMalFormado, createRechazo, keepPrimeros } from './informes.ts';
import type { Informe } from './tarea.ts';

/** Validates one JSON message. */
export function verifyJson(
  texto: string,
  findCompilado: () => ValidateFunction,
  elementos: ReadonlyMap<string, ElementoDelNodo>,
): Informe {
  const lectura = readJson(texto);
  if (lectura.estado === 'profundo') return createRechazo('json', 'PROFUNDIDAD');
  if (lectura.estado === 'mal-formado') {
    const { posicion, mensaje, sugerencia } = lectura.falla;
    const lugar = computePosiciones(texto, [posicion]).get(posicion) ?? { linea: 1, columna: 1 };
    return createMalFormado('json', [
      { ...lugar, hallazgo: createHallazgo('sintaxis', mensaje, { sugerencia }) },
    ]);
  }
  return presentFaltas(texto, listFaltas(findCompilado(), JSON.parse(texto)), elementos);
}

function presentFaltas(
  texto: string,
  todas: readonly ErrorObject[],
  elementos: ReadonlyMap<string, ElementoDelNodo>,
): Informe {
  const { faltas, hayMas } = keepPrimeros(todas);
  const punteros = new Set(faltas.map(({ instancePath }) => instancePath));
  const lectura = readJson(texto, punteros);
  const lugares = lectura.estado === 'leido' ? lectura.posiciones : new Map<string, number>();
  const posiciones = computePosiciones(texto, [...lugares.values()]);
  const ubicados = faltas.map(({ keyword, instancePath, params, data, schema, parentSchema }) => {
    const { linea, columna } = posiciones.get(lugares.get(instancePath) ?? -1) ?? { linea: 1, columna: 1 };
    const conocidas = Object.keys(Object(parentSchema?.['properties']));
    return {
      ruta: instancePath === '' ? '/' : instancePath,
      nombre: toNombre(instancePath).replace(/\[.*$/, ''),
      ...{ linea, columna },
      hallazgo: translateFaltaJson({ keyword, instancePath, params, data, schema, conocidas }),
    };
  });
  return createInforme('json', buildNodos(ubicados, elementos), hayMas);
}
