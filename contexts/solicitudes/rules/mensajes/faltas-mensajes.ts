import { FORMA_CODIGO_OPERACION, MAXIMA_PROFUNDIDAD, type PapelMensaje } from '@marco/servicios/terms';
import type { SentidoCampo } from '../../contract/terms.ts';
import { listPapeles } from './papeles.ts';

export interface OperacionPorRadicar {
  readonly codigo: string;
  readonly nombre: string;
}

/** Where a field says that it stands. */
export interface CampoUbicado {
  readonly nombre: string;
  readonly sentido: SentidoCampo;
  readonly operacion: string;
  readonly papel: PapelMensaje | null;
  readonly padre: string;
}

/** Something the messages of a request need before it is filed. */
export interface FaltaDeMensajes {
  readonly texto: string;
  readonly mensaje: string;
  readonly cumplido: boolean;
}

/** How deep a field stands, itself counted; undefined where its parents go in a circle. */
function findProfundidad(
  campo: CampoUbicado,
  byNombre: ReadonlyMap<string, CampoUbicado>,
): number | undefined {
  const seen = new Set<CampoUbicado>();
  let actual: CampoUbicado | undefined = campo;
  while (actual) {
    if (seen.has(actual)) return undefined;
    seen.add(actual);
    actual = actual.padre === '' ? undefined : byNombre.get(actual.padre);
  }
  return seen.size;
}

/**
 * What the operations of a request and the places of its fields have to be (domain niveles §4.1): named once, with the fields
 * in them, within one another at most so deep and never in a circle. Without operations there is one, which all fields are of.
 * Nothing is said of what nobody wrote.
 */
export function listFaltasDeMensajes(
  operaciones: readonly OperacionPorRadicar[],
  campos: readonly CampoUbicado[],
): readonly FaltaDeMensajes[] {
  const codigos = operaciones.map(({ codigo }) => codigo);
  const [primera = ''] = codigos;
  const byNombre = new Map(campos.map((campo) => [campo.nombre, campo]));
  const toOperacion = ({ operacion }: CampoUbicado) => operacion || primera;
  const standsInPadre = (campo: CampoUbicado): boolean => {
    if (campo.padre === '') return true;
    const padre = byNombre.get(campo.padre);
    if (!padre || toOperacion(padre) !== toOperacion(campo)) return false;
    const suyos = listPapeles(padre);
    return listPapeles(campo).every((papel) => suyos.includes(papel));
  };
  const findFalta = (faltas: readonly (readonly [cumplido: boolean, mensaje: string])[]) =>
    faltas.find(([cumplido]) => !cumplido)?.[1];
  const operacion = findFalta([
    [
      operaciones.every(({ codigo, nombre }) => FORMA_CODIGO_OPERACION.test(codigo) && nombre.trim() !== ''),
      'Escriba el nombre de cada operación y su código: de 3 a 60 letras o números, la primera en minúscula.',
    ],
    [new Set(codigos).size === codigos.length, 'Dé a cada operación un código que ninguna otra tenga.'],
  ]);
  const lugar = findFalta([
    [
      campos.every(({ operacion: codigo }) => codigo === '' || codigos.includes(codigo)),
      'Elija para cada campo una operación de la solicitud.',
    ],
    [byNombre.size === campos.length, 'Dé a cada campo un nombre que ningún otro tenga.'],
    [
      campos.every(standsInPadre),
      'Ponga cada campo dentro de uno que viaje en los mismos mensajes de su operación.',
    ],
    [
      campos.every(
        (campo) => (findProfundidad(campo, byNombre) ?? Number.POSITIVE_INFINITY) <= MAXIMA_PROFUNDIDAD,
      ),
      `Deje los campos unos dentro de otros sin formar un círculo y hasta ${MAXIMA_PROFUNDIDAD} niveles.`,
    ],
  ]);
  const isUbicado = ({ operacion: codigo, padre }: CampoUbicado) => codigo !== '' || padre !== '';
  return [
    ...(operaciones.length === 0
      ? []
      : [
          {
            texto: 'Código y nombre de las operaciones',
            mensaje: operacion ?? '',
            cumplido: operacion === undefined,
          },
        ]),
    ...(lugar === undefined && !campos.some(isUbicado)
      ? []
      : [
          {
            texto: 'Lugar de cada campo en los mensajes',
            mensaje: lugar ?? '',
            cumplido: lugar === undefined,
          },
        ]),
  ];
}
