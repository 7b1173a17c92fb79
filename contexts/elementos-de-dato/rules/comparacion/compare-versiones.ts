import type { CambioVersion } from '../../contract/terms.ts';
import type { Diferencia, Veredicto } from '../elementos/formas.ts';
import { CAMPOS_ELEMENTO, type VersionComparable } from './campos.ts';
import { listJuicios } from './veredicto.ts';

/**
 * The fields that differ between two versions, each with the effect of its change on messages that were valid before.
 */
export function compareVersiones(antes: VersionComparable, despues: VersionComparable): Diferencia[] {
  return CAMPOS_ELEMENTO.flatMap(({ campo, etiqueta, leer }) => {
    const [before, after] = [leer(antes), leer(despues)];
    if (before === after) return [];
    const juicios = listJuicios(campo, antes, despues);
    const cambio: CambioVersion = juicios[0]?.cambio ?? 'menor';
    const razones = juicios.filter((juicio) => juicio.cambio === cambio).map(({ razon }) => razon);
    return [{ campo, etiqueta, antes: before, despues: after, cambio, razon: razones.join(' ') }];
  });
}

/** Whether messages of the version before stay valid in the version after, with the reasons. */
export function computeVeredicto(diferencias: readonly Diferencia[]): Veredicto {
  const breaking = diferencias.filter(({ cambio }) => cambio === 'mayor');
  if (breaking.length > 0)
    return { cambio: 'mayor', compatible: false, razones: breaking.map(({ razon }) => razon) };
  const razon =
    diferencias.length === 0
      ? 'Las dos versiones dicen lo mismo.'
      : 'Los mensajes de la versión anterior siguen siendo válidos.';
  return { cambio: 'menor', compatible: true, razones: [razon] };
}
