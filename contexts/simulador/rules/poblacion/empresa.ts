import { CUANTOS_INVENTADOS } from '../../contract/poblacion.terms.ts';
import { toBuzon } from './persona.ts';
import { ACTIVIDADES, APELLIDOS, MUNICIPIOS, type MunicipioDePoblacion } from './semillas.ts';
import { createSorteo } from './sorteo.ts';

/** A company that does not exist. */
export interface EmpresaInventada {
  readonly nit: string;
  readonly digitoVerificacion: string;
  readonly razonSocial: string;
  readonly sigla: string;
  readonly municipio: MunicipioDePoblacion;
  readonly actividad: string;
  readonly matriculaMercantil: string;
  readonly fechaMatricula: string;
  readonly direccion: string;
  readonly telefono: string;
  readonly sitio: string;
  /** Position of the person who represents it. */
  readonly representante: number;
}

/** The company of a position, counted from 1. */
export function createEmpresa(lugar: number): EmpresaInventada {
  const sorteo = createSorteo(`empresa ${lugar}`);
  const [actividad, palabra] = sorteo.pick(ACTIVIDADES);
  const apellido = sorteo.pick(APELLIDOS);
  const nit = `9999${String(lugar).padStart(5, '0')}`;
  return {
    nit,
    digitoVerificacion: computeDigitoVerificacion(nit),
    razonSocial: `${palabra} ${apellido} de Ejemplo ${lugar} S.A.S.`,
    sigla: `${toBuzon(palabra).slice(0, 4)}${toBuzon(apellido).slice(0, 4)}`.toUpperCase(),
    municipio: sorteo.pick(MUNICIPIOS),
    actividad,
    matriculaMercantil: `9999${String(lugar).padStart(6, '0')}`,
    fechaMatricula: `${sorteo.int(1985, 2022)}-0${sorteo.int(1, 9)}-${sorteo.int(10, 28)}`,
    direccion: `Carrera ${sorteo.int(1, 90)} # ${sorteo.int(1, 99)}-${sorteo.int(10, 99)}`,
    telefono: `390888${String(lugar).padStart(4, '0')}`,
    sitio: `https://empresa${lugar}.ejemplo.com.co`,
    // The first positions are the people with something to watch for.
    representante: sorteo.int(20, CUANTOS_INVENTADOS.personas - 1),
  };
}

const PESOS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/** The check digit of a NIT (order 4 of 1989 of the DIAN): weighted from the right, modulo 11. */
export function computeDigitoVerificacion(nit: string): string {
  const resto =
    [...nit].reverse().reduce((suma, cifra, at) => suma + Number(cifra) * (PESOS[at] ?? 0), 0) % 11;
  return String(resto > 1 ? 11 - resto : resto);
}
