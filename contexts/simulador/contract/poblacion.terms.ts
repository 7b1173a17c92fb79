/**
 * How many of each kind the invented population has (docs/rules/simulator.md). It is the same in every simulator and in
 * every installation.
 */
export const CUANTOS_INVENTADOS = { personas: 500, empresas: 80, vehiculos: 40, predios: 60 } as const;

/** The day on which the ages of the population are counted, AAAA-MM-DD: with a clock the same call would change its answer. */
export const DIA_DE_POBLACION = '2026-01-01';

/**
 * Numbers declared as invented. Nobody is given one of them: documents and NIT that begin with 9999, plates ZZZ, land in
 * the circle 999, phones with the prefix 390, which no operator has.
 */
export const RANGOS_INVENTADOS = {
  numeroDocumento: /^9999000\d{3}$/,
  nit: /^99990\d{4}$/,
  placa: /^ZZZ\d{3}$/,
  vin: /^Z{9}\d{8}$/,
  matriculaInmobiliaria: /^999-\d{6}$/,
  predial: /^\d{5}99\d{23}$/,
  telefono: /^390\d{7}$/,
  correo: /@ejemplo\.com\.co$/,
} as const;

/** People of the population with something to watch for. */
export const PERSONAJES = [
  'fallecida',
  'homonima',
  'menor',
  'sin-registros',
  'reservada',
  'nombre-de-una-letra',
  'nacida-el-29-de-febrero',
  'tildes-y-enes',
] as const;
export type CodigoPersonaje = (typeof PERSONAJES)[number];

export const PERSONAJE: Readonly<Record<CodigoPersonaje, string>> = {
  fallecida: 'Fallecida',
  homonima: 'Homónima: otra persona se llama igual',
  menor: 'Menor de edad',
  'sin-registros': 'Sin registros: responde que no la encontró',
  reservada: 'Reservada: responde que no hay permiso',
  'nombre-de-una-letra': 'Nombre de una letra',
  'nacida-el-29-de-febrero': 'Nacida el 29 de febrero',
  'tildes-y-enes': 'Nombre con tildes y eñes',
};
