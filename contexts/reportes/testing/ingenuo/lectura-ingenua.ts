import { addCola, addDevueltas } from './cola.ts';
import { addEnVigor } from './elementos-en-vigor.ts';
import { addEntidades } from './entidades.ts';
import { addMadurez } from './madurez.ts';
import { addCertificados, addServicios } from './servicios.ts';
import { Cuenta, type Tablas } from './tablas.ts';
import { addTerminos } from './terminos.ts';
import { listMedidas, presentMediana } from './tiempos.ts';
import { addCarga, addCohortes, addDefiniciones, addDeMesas, addPronosticos } from './tramite.ts';
import { addCampos, addCompromisos, addElementos, addMesas, addUso } from './uso.ts';
import { readOperacion, readXroad } from './xroad.ts';

/** Figures by code and part: 'IND-02|sector=3' is '2/5'. */
type Cifras = ReadonlyMap<string, string>;

/** Shares that have no total. */
const PARTES_SIN_TOTAL = ['IND-06', 'IND-08'];
const PARTES = [
  'IND-02',
  'IND-10',
  'IND-11',
  'IND-13',
  'IND-17',
  'IND-18',
  'IND-21',
  'IND-22',
  'IND-30',
  'IND-34',
];
const CUENTAS = [
  ...PARTES,
  'IND-01',
  'IND-03',
  'IND-04',
  'IND-05',
  'IND-09',
  'IND-14',
  'IND-15',
  'IND-16',
  'IND-33',
  'IND-35',
  'IND-36',
  'IND-37',
];
/** Never added up: their kinds are different things. */
const SIN_TOTAL = [...PARTES_SIN_TOTAL, 'IND-12', 'IND-20', 'IND-29', 'IND-39'];

/**
 * Every figure of a cut, read again without the code under test: whole tables, one loop inside another. Slow, and with nothing to get
 * wrong.
 *
 * @param desde first moment of what flows
 * @param hasta moment up to which facts count
 */
export function computeIngenuo(tablas: Tablas, desde: Date, hasta: Date): Cifras {
  const periodo = [desde.getTime(), hasta.getTime()] as const;
  const cuentas = Object.fromEntries([...CUENTAS, ...SIN_TOTAL].map((codigo) => [codigo, new Cuenta()]));
  for (const codigo of CUENTAS) cuentas[codigo]?.add([''], 0, 0);
  addEntidades(tablas, periodo[1], cuentas);
  addServicios(tablas, periodo[1], cuentas);
  addCertificados(tablas, periodo, cuentas);
  addCola(tablas, periodo[1], cuentas);
  addDevueltas(tablas, periodo, cuentas);
  addCampos(tablas, periodo, cuentas);
  addElementos(tablas, periodo, cuentas);
  addEnVigor(tablas, periodo[1], cuentas);
  addCompromisos(tablas, periodo, cuentas);
  addMesas(tablas, periodo, cuentas);
  addUso(tablas, periodo, cuentas);
  addCohortes(tablas, periodo, cuentas);
  addTerminos(tablas, periodo, cuentas);
  addPronosticos(tablas, periodo, cuentas);
  addCarga(tablas, periodo, cuentas);
  addDefiniciones(tablas, periodo[1], cuentas);
  addDeMesas(tablas, periodo[1], cuentas);
  addMadurez(tablas, periodo[1], cuentas);
  const cifras = new Map<string, string>();
  const esParte = [...PARTES, ...PARTES_SIN_TOTAL];
  for (const [codigo, { num, den }] of Object.entries(cuentas))
    for (const [parte, n] of num)
      cifras.set(`${codigo}|${parte}`, esParte.includes(codigo) ? `${n}/${den.get(parte) ?? 0}` : String(n));
  for (const [parte, dias] of listMedidas(tablas, periodo))
    cifras.set(`IND-07|${parte}`, presentMediana(dias));
  for (const [clave, cifra] of [...readXroad(tablas, periodo), ...readOperacion(tablas, periodo)])
    cifras.set(clave, cifra);
  return cifras;
}
