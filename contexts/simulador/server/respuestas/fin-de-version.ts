import { startOfDay } from '@marco/country/local-time';
import { toFicha } from '@marco/directorio/paths';
import { DIRECCION_SIMULADOR } from '../../contract/direcciones.terms.ts';
import { RETIRO_ENSAYADO } from '../../contract/situaciones.terms.ts';
import type { FinDeVersion } from '../../rules/situaciones/fin-de-version.ts';
import type { VersionSimulada } from '../guiones/version-simulada.queries.ts';

/** How a version ends, as who retires it said. */
export function toFin(version: VersionSimulada): FinDeVersion {
  const { servicioId, mayor, menor, obsoletaDesde, fechaRetiro, sucesora, parteEntidad, parteServicio } =
    version;
  return {
    // One that was obsolete before anybody wrote since when.
    desde: obsoletaDesde ?? new Date(RETIRO_ENSAYADO),
    // Its day is the first on which it does not answer.
    retiro: fechaRetiro === null ? null : startOfDay(fechaRetiro),
    pagina: parteEntidad && parteServicio ? toFicha(parteEntidad, parteServicio, `${mayor}.${menor}`) : null,
    sucesora: sucesora === null ? null : `${DIRECCION_SIMULADOR}/${servicioId}/${sucesora}`,
  };
}
