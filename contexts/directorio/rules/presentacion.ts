import { LOCALE } from '@marco/country/zone';

/**
 * What the directory is, under its title.
 *
 * @param total servicios it has; undefined while that is not known
 */
export function presentDirectorio(total: number | undefined): string {
  const servicios =
    total === undefined ? 'Servicios' : `${new Intl.NumberFormat(LOCALE).format(total)} servicios`;
  return `${servicios} con los que las entidades comparten datos. Si el Estado ya tiene el dato, no hay que pedírselo a la persona.`;
}
