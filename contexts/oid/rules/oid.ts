import { MAXIMO_OID } from '../contract/terms.ts';

const FORMA = /^[0-2](\.(0|[1-9]\d*))*$/;
const ARCOS_BAJO_ITU_E_ISO = 40;

/** Whether a text is an object identifier in dot notation (ITU-T X.660, X.680 clause 32). */
export function isOid(text: string): boolean {
  if (text.length > MAXIMO_OID || !FORMA.test(text)) return false;
  const [first, second] = text.split('.');
  return first === '2' || second === undefined || Number(second) < ARCOS_BAJO_ITU_E_ISO;
}

/** The identifiers of a path, from its first arc to itself: 2, 2.999, 2.999.170. */
export function listAscendencia(oid: string): string[] {
  const arcos = oid.split('.');
  return arcos.map((_, position) => arcos.slice(0, position + 1).join('.'));
}
