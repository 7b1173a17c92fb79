import type { DatabaseSchema } from '@marco/database';
import type { Kysely } from 'kysely';
import { addEntidades } from './entidades.ts';
import { addCertificados, addServicios } from './servicios.ts';
import { Cuenta, readTablas } from './tablas.ts';
import { listMedidas, medianaDe } from './tiempos.ts';

/** Figures by code and part: 'IND-02|sector=3' is '2/5'. */
export type Cifras = ReadonlyMap<string, string>;

const PARTES = ['IND-02'];
const CUENTAS = ['IND-01', 'IND-02', 'IND-03', 'IND-04', 'IND-05'];

/**
 * Every figure of a cut, read again without the code under test: whole tables, one loop inside another. Slow, and with nothing to get
 * wrong.
 *
 * @param desde first moment of what flows
 * @param hasta moment up to which facts count
 */
export async function computeIngenuo(
  database: Kysely<DatabaseSchema>,
  desde: Date,
  hasta: Date,
): Promise<Cifras> {
  const tablas = await readTablas(database);
  const periodo = [desde.getTime(), hasta.getTime()] as const;
  const cuentas = Object.fromEntries(CUENTAS.map((codigo) => [codigo, new Cuenta()]));
  for (const cuenta of Object.values(cuentas)) cuenta.add([''], 0, 0);
  addEntidades(tablas, periodo[1], cuentas);
  addServicios(tablas, periodo[1], cuentas);
  addCertificados(tablas, periodo, cuentas);
  const cifras = new Map<string, string>();
  for (const [codigo, { num, den }] of Object.entries(cuentas))
    for (const [parte, n] of num)
      cifras.set(`${codigo}|${parte}`, PARTES.includes(codigo) ? `${n}/${den.get(parte) ?? 0}` : String(n));
  for (const [parte, dias] of listMedidas(tablas, periodo)) cifras.set(`IND-07|${parte}`, medianaDe(dias));
  return cifras;
}
