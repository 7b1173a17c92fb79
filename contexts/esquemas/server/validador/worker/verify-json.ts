import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Inconsistencia } from '../../../contract/validador.schema.ts';
import { LIMITES_VALIDADOR } from '../../../contract/validador.terms.ts';
import { buildNodos, type InconsistenciaUbicada } from '../../../rules/validador/build-nodos.ts';
import { toNombre } from '../../../rules/validador/dato-json.ts';
import { translateFaltaJson } from '../../../rules/validador/mensajes-json.ts';
import { explainRepetido } from '../../../rules/validador/mensajes-repetido.ts';
import { computePosiciones } from '../../../rules/validador/posiciones.ts';
import { type CampoRepetido, findNumeroEscrito, readJson } from '../../../rules/validador/read-json.ts';
import { createInconsistencia, formatCorto } from '../../../rules/validador/textos.ts';
import { listFaltas } from '../../esquemas/compile-json.ts';
import { createInforme, createMalFormado, createRechazo, keepPrimeros } from './informes.ts';
import type { Esquema, Informe } from './tarea.ts';

type EsquemaJson = Extract<Esquema, { tipo: 'json' }>;

/** Validates one JSON message. */
export function verifyJson(
  texto: string,
  esquema: Pick<EsquemaJson, 'raiz' | 'elementos'>,
  findCompilado: () => ValidateFunction,
): Informe {
  const lectura = readJson(texto);
  if (lectura.estado === 'profundo') return createRechazo('json', 'PROFUNDIDAD');
  if (lectura.estado === 'mal-formado') {
    const { posicion, mensaje, sugerencia } = lectura.falla;
    const lugar = computePosiciones(texto, [posicion]).get(posicion) ?? { linea: 1, columna: 1 };
    return createMalFormado('json', [
      { ...lugar, inconsistencia: createInconsistencia('sintaxis', mensaje, { sugerencia }) },
    ]);
  }
  const ubicados = [
    ...locateRepetidos(texto, lectura.repetidos),
    ...locateFaltas(texto, listFaltas(findCompilado(), JSON.parse(texto)), esquema.raiz),
  ];
  const { faltas, hayMas } = keepPrimeros(ubicados);
  return createInforme('json', buildNodos(faltas, esquema.elementos), hayMas);
}

function locateRepetidos(texto: string, repetidos: readonly CampoRepetido[]): InconsistenciaUbicada[] {
  const posiciones = computePosiciones(
    texto,
    repetidos.map(({ posicion }) => posicion),
  );
  return repetidos.map(({ puntero, nombre, posicion }) => ({
    ruta: puntero,
    nombre,
    ...(posiciones.get(posicion) ?? { linea: 1, columna: 1 }),
    inconsistencia: explainRepetido(nombre),
  }));
}

function locateFaltas(
  texto: string,
  todas: readonly ErrorObject[],
  raiz: string | null,
): InconsistenciaUbicada[] {
  const faltas = todas.slice(0, LIMITES_VALIDADOR.errores + 1);
  const lectura = readJson(texto, new Set(faltas.map(({ instancePath }) => instancePath)));
  const lugares = lectura.estado === 'leido' ? lectura.posiciones : new Map<string, number>();
  const posiciones = computePosiciones(texto, [...lugares.values()]);
  return faltas.map(({ keyword, instancePath, params, data, schema, parentSchema }) => {
    const lugar = lugares.get(instancePath) ?? -1;
    const conocidas = Object.keys(Object(parentSchema?.['properties']));
    const inconsistencia = translateFaltaJson(
      { keyword, instancePath, params, data, schema, conocidas },
      raiz,
    );
    return {
      ruta: instancePath === '' ? '/' : instancePath,
      nombre: toNombre(instancePath, raiz).replace(/\[.*$/, ''),
      ...(posiciones.get(lugar) ?? { linea: 1, columna: 1 }),
      inconsistencia:
        typeof data === 'number'
          ? quoteNumero(inconsistencia, data, findNumeroEscrito(texto, lugar))
          : inconsistencia,
    };
  });
}

/** The number as it is written: the one it was read as has lost digits, and may be infinite. */
function quoteNumero(inconsistencia: Inconsistencia, leido: number, escrito: string | null): Inconsistencia {
  return escrito !== null && inconsistencia.encontrado === String(leido)
    ? { ...inconsistencia, encontrado: formatCorto(escrito) }
    : inconsistencia;
}
