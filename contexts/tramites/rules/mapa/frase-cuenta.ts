import { LOCALE } from '@marco/country/zone';
import type { CuentaDePapeles } from './cuenta.ts';

const NUMERO = new Intl.NumberFormat(LOCALE);

/** «37 papeles; 14 los tiene ya el Estado; 6 se pueden dejar de pedir»: what the map says of several papers, in a sentence. */
export function presentCuenta({ papeles, veredictos }: CuentaDePapeles): string {
  if (papeles === 0) return 'No pide papeles';
  const suprimibles =
    veredictos['suprimible-ya'] + veredictos['suprimible-con-acuerdo'] + veredictos['suprimible-al-publicar'];
  const tiene = suprimibles + veredictos['estado-lo-tiene'] + veredictos.parcial;
  const ya = veredictos['suprimible-ya'];
  return [
    `${NUMERO.format(papeles)} ${papeles === 1 ? 'papel' : 'papeles'}`,
    `${NUMERO.format(tiene)} ${tiene === 1 ? 'lo' : 'los'} tiene ya el Estado, en todo o en parte`,
    `${NUMERO.format(ya)} ${ya === 1 ? 'se puede' : 'se pueden'} dejar de pedir ya`,
  ].join('; ');
}
