import type { VistaEsquema } from '../../contract/index.ts';
import type { TipoEsquema } from '../../contract/terms.ts';
import type { Clausura } from '../../rules/esquemas/clausura.ts';
import { computeNombres, getNombre } from '../../rules/esquemas/nombres-esquema.ts';
import type { ArchivoTexto } from './archivo-xsd.ts';
import { createDescarga, toLenguaje } from './create-descarga.ts';

/** Characters of one file a screen shows, and of all of them. */
const LONGEST = 60_000;
const LARGEST = 400_000;

/** The files of a download to be read, that of the element itself first; long ones are cut. */
export function presentVista(clausura: Clausura, tipo: TipoEsquema): VistaEsquema {
  const { nombre, archivos } = createDescarga(clausura, tipo);
  let left = LARGEST;
  const shown: VistaEsquema['archivos'] = [];
  for (const { ruta, texto } of sortFromRoot(clausura, archivos)) {
    if (left <= 0) break;
    const corto = cutLine(texto, Math.min(LONGEST, left));
    left -= corto.length;
    shown.push({
      nombre: ruta,
      lenguaje: toLenguaje(ruta),
      texto: corto,
      recortado: corto.length < texto.length,
    });
  }
  return { descarga: nombre, archivos: shown };
}

/** In XSD people look for the type of the element, not for the entry programs open. */
function sortFromRoot(clausura: Clausura, archivos: readonly ArchivoTexto[]): ArchivoTexto[] {
  const nombres = computeNombres(clausura);
  const first = new Set(clausura.raices.map((id) => getNombre(nombres, id).ruta));
  return [
    ...archivos.filter(({ ruta }) => first.has(ruta)),
    ...archivos.filter(({ ruta }) => !first.has(ruta)),
  ];
}

/** The beginning of a text, in whole lines. */
function cutLine(texto: string, largo: number): string {
  if (texto.length <= largo) return texto;
  const end = texto.lastIndexOf('\n', largo);
  return texto.slice(0, end > 0 ? end + 1 : largo).toWellFormed();
}
