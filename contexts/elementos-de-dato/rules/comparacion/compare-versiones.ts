import type { CambioVersion } from '../../contract/terms.ts';
import { compareComponentes } from './componentes.ts';
import type { DiferenciaVersion } from './diferencia.ts';
import { compareRestricciones } from './restricciones.ts';
import { compareTextos } from './textos.ts';
import { compareValores } from './valores.ts';
import type { VersionComparable } from './version-comparable.ts';

/** Whether messages right before stay right, with the reasons that decide it. */
export interface VeredictoVersion {
  readonly cambio: CambioVersion;
  readonly compatible: boolean;
  readonly razones: readonly string[];
}

/** Field by field, what the second version says otherwise than the first (ADR 0023; domain notes on versions). */
export function compareVersiones(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  return [
    ...compareRestricciones(antes, despues),
    ...compareValores(antes.valores, despues.valores),
    ...compareComponentes(antes, despues),
    ...compareTextos(antes, despues),
  ];
}

/** Major as soon as one difference is; the reasons are those of the differences that decide. */
export function findVeredicto(diferencias: readonly DiferenciaVersion[]): VeredictoVersion {
  const mayores = diferencias.filter(({ cambio }) => cambio === 'mayor');
  const decisivas = mayores.length > 0 ? mayores : diferencias;
  const razones = [...new Set(decisivas.map(({ etiqueta, razon }) => `${etiqueta}: ${razon}`))];
  return {
    cambio: mayores.length > 0 ? 'mayor' : 'menor',
    compatible: mayores.length === 0,
    razones: razones.length > 0 ? razones : ['Las dos versiones dicen lo mismo.'],
  };
}
