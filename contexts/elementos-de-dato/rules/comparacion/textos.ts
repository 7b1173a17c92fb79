import { type DiferenciaVersion, formatFilas, SIN_VALOR } from './diferencia.ts';
import type { VersionComparable } from './version-comparable.ts';

type Campo = keyof VersionComparable;

const TEXTOS: readonly (readonly [campo: Campo, etiqueta: string, razon: string])[] = [
  ['nombre', 'Nombre', 'Cambia cómo se lee, no qué se envía.'],
  [
    'definicion',
    'Definición',
    'Cambia la redacción. Si cambió el significado, la versión es mayor aunque la estructura sea igual.',
  ],
  ['notas', 'Notas explicativas', 'Cambia una explicación.'],
  ['usos', 'Usos', 'Cambia dónde se recomienda.'],
  ['entidadResponsable', 'Entidad responsable', 'Cambia quién responde por el significado.'],
  ['clasificacionInformacion', 'Clasificación de la información', 'Cambia quién puede conocerlo.'],
  ['datoPersonal', 'Dato personal', 'Cambia cómo se protege.'],
  ['fuenteLista', 'Fuente de la lista', 'Cambia de dónde se toman los valores.'],
];

const FILAS: readonly (readonly [campo: Campo, etiqueta: string, razon: string])[] = [
  ['palabrasClave', 'Palabras clave', 'Cambia cómo se encuentra.'],
  ['ejemplos', 'Ejemplos', 'Cambian los ejemplos.'],
  ['nombres', 'Otros nombres', 'Cambia cómo se encuentra.'],
  ['fuentes', 'Fuentes', 'Cambia el sustento.'],
  ['normas', 'Normatividad', 'Cambia el sustento.'],
  ['estandares', 'Estándares asociados', 'Cambia el sustento.'],
  ['relaciones', 'Relaciones', 'Cambia con qué se relaciona.'],
];

/** What the versions say to people: none of it changes a message, so all of it is minor. */
export function compareTextos(antes: VersionComparable, despues: VersionComparable): DiferenciaVersion[] {
  const textos = TEXTOS.map(([campo, etiqueta, razon]) => ({
    ...{ campo, etiqueta, razon },
    antes: String(antes[campo] ?? '') || SIN_VALOR,
    despues: String(despues[campo] ?? '') || SIN_VALOR,
  }));
  const filas = FILAS.map(([campo, etiqueta, razon]) => ({
    ...{ campo, etiqueta, razon },
    antes: formatFilas(antes[campo] as readonly string[]),
    despues: formatFilas(despues[campo] as readonly string[]),
  }));
  return [...textos, ...filas]
    .filter((one) => one.antes !== one.despues)
    .map((one) => ({ ...one, cambio: 'menor' }));
}
