import { CUANTOS_INVENTADOS } from '../../contract/poblacion.terms.ts';
import { createPredio, createVehiculo, type PredioInventado, type VehiculoInventado } from './bienes.ts';
import { createEmpresa, type EmpresaInventada } from './empresa.ts';
import { createPersona, type PersonaInventada } from './persona.ts';

/** Everybody and everything the simulators answer about. */
export interface Poblacion {
  readonly personas: readonly PersonaInventada[];
  readonly empresas: readonly EmpresaInventada[];
  readonly vehiculos: readonly VehiculoInventado[];
  readonly predios: readonly PredioInventado[];
}

/** Who and what an answer speaks of: the same person owns, works and lives in all its parts. */
export interface Elenco {
  readonly persona: PersonaInventada;
  readonly empresa: EmpresaInventada;
  readonly vehiculo: VehiculoInventado;
  readonly predio: PredioInventado;
}

const listLugares = (cuantos: number) => Array.from({ length: cuantos }, (_, at) => at + 1);

/** The population. It is drawn of its seeds alone: each call makes the same one. */
export function createPoblacion(): Poblacion {
  const { personas: cuantas, empresas, vehiculos, predios } = CUANTOS_INVENTADOS;
  const personas = listLugares(cuantas).map(createPersona);
  const propietarios = personas.flatMap(({ tipoDocumento, fechaDefuncion, personaje }, at) =>
    tipoDocumento === 'CC' && fechaDefuncion === null && personaje === null ? [at] : [],
  );
  return {
    personas,
    empresas: listLugares(empresas).map(createEmpresa),
    vehiculos: listLugares(vehiculos).map((lugar) => createVehiculo(lugar, propietarios)),
    predios: listLugares(predios).map((lugar) => createPredio(lugar, propietarios)),
  };
}

let made: Poblacion | undefined;

/** The one population of this process. */
export function getPoblacion(): Poblacion {
  made ??= createPoblacion();
  return made;
}
