import { LOCALE } from '@marco/country/zone';
import type { CuentaDePapeles } from './cuenta.ts';

const NUMERO = new Intl.NumberFormat(LOCALE);

/** «37 papeles; 14 los tiene ya el Estado; 6 se pueden dejar de pedir»: what the map says of several papers, in a sentence. */
export function presentCuenta({ papeles, veredictos, sobran, posibles }: CuentaDePapeles): string {
  if (papeles === 0) return 'No pide papeles';
  const suprimibles =
    veredictos['suprimible-ya'] + veredictos['suprimible-con-acuerdo'] + veredictos['suprimible-al-publicar'];
  const tiene = suprimibles + veredictos['estado-lo-tiene'] + veredictos.parcial;
  return [
    `${NUMERO.format(papeles)} ${papeles === 1 ? 'papel' : 'papeles'}`,
    `${NUMERO.format(tiene)} ${tiene === 1 ? 'lo' : 'los'} tiene ya el Estado, en todo o en parte`,
    sobran === 0
      ? 'todavía no se puede dejar de pedir ninguno'
      : `${NUMERO.format(sobran)} ${sobran === 1 ? 'se puede' : 'se pueden'} dejar de pedir ya`,
    ...(posibles === 0
      ? []
      : [`de ${NUMERO.format(posibles)} falta confirmar qué datos ${posibles === 1 ? 'prueba' : 'prueban'}`]),
  ].join('; ');
}
