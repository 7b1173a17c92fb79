import { addDias } from './dias.ts';
import { MUNICIPIOS, type MunicipioDePoblacion } from './semillas.ts';
import { createSorteo } from './sorteo.ts';

/** A vehicle that does not exist. */
export interface VehiculoInventado {
  readonly placa: string;
  readonly vin: string;
  readonly clase: string;
  readonly servicio: string;
  readonly modelo: string;
  /** Position of the person who owns it. */
  readonly propietario: number;
}

/** A piece of land that does not exist. */
export interface PredioInventado {
  readonly predial: string;
  readonly matricula: string;
  readonly circulo: string;
  readonly municipio: MunicipioDePoblacion;
  readonly direccion: string;
  readonly area: string;
  readonly avaluo: string;
  readonly destino: string;
  readonly latitud: string;
  readonly longitud: string;
  /** The day of its last sale. */
  readonly fechaAnotacion: string;
  /** Position of the person who owns it. */
  readonly propietario: number;
}

/** The vehicle of a position, counted from 1, of one of those who may own something. */
export function createVehiculo(lugar: number, propietarios: readonly number[]): VehiculoInventado {
  const sorteo = createSorteo(`vehiculo ${lugar}`);
  return {
    placa: `ZZZ${String(lugar).padStart(3, '0')}`,
    vin: `ZZZZZZZZZ${String(lugar).padStart(8, '0')}`,
    clase: sorteo.pick(['1', '1', '1', '4', '5', '6', '10']),
    servicio: sorteo.pick(['1', '1', '1', '2']),
    modelo: String(sorteo.int(2001, 2025)),
    propietario: sorteo.pick(propietarios),
  };
}

/** The land of a position, counted from 1, of one of those who may own something. */
export function createPredio(lugar: number, propietarios: readonly number[]): PredioInventado {
  const sorteo = createSorteo(`predio ${lugar}`);
  const municipio = sorteo.pick(MUNICIPIOS);
  const area = sorteo.int(40, 900);
  return {
    predial: `${municipio.codigo}99${String(lugar).padStart(23, '0')}`,
    matricula: `999-${String(lugar).padStart(6, '0')}`,
    circulo: '999',
    municipio,
    direccion: `Calle ${sorteo.int(1, 120)} # ${sorteo.int(1, 99)}-${sorteo.int(10, 99)}`,
    area: `${area}.50`,
    avaluo: `${area * sorteo.int(600, 2500)}000.00`,
    destino: sorteo.pick(['A', 'A', 'A', 'C', 'D']),
    latitud: (municipio.latitud + lugar / 10_000).toFixed(6),
    longitud: (municipio.longitud - lugar / 10_000).toFixed(6),
    fechaAnotacion: addDias('2015-01-01', sorteo.int(0, 3900)),
    propietario: sorteo.pick(propietarios),
  };
}
