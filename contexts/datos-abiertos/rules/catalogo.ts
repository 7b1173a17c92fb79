import { LOCALE } from '@marco/country/zone';

/** What the text of the catalogue is searched in. */
interface ConjuntoBuscado {
  readonly codigo: string;
  readonly titulo: string;
  readonly descripcion: string;
}

const toPalabras = (texto: string) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The sets whose words hold every word of a text, whatever its accents. */
export function findConjuntos<Conjunto extends ConjuntoBuscado>(
  conjuntos: readonly Conjunto[],
  texto: string,
): readonly Conjunto[] {
  const buscadas = toPalabras(texto).split(/\s+/).filter(Boolean);
  return conjuntos.filter(({ codigo, titulo, descripcion }) => {
    const dicho = toPalabras(`${codigo} ${titulo} ${descripcion}`);
    return buscadas.every((palabra) => dicho.includes(palabra));
  });
}

/** '1.284 filas', '1 fila'. */
export function presentFilas(filas: number): string {
  return filas === 1 ? '1 fila' : `${filas.toLocaleString(LOCALE)} filas`;
}

/** What an edition changed: '3 filas más', 'Sin cambios', 'Primera edición'. */
export function presentCambio({
  diferencia,
  cambio,
}: {
  readonly diferencia: number | null;
  readonly cambio: boolean;
}): string {
  if (diferencia === null) return 'Primera edición';
  if (!cambio) return 'Sin cambios';
  if (diferencia === 0) return 'Cambiaron datos, con las mismas filas';
  return `${presentFilas(Math.abs(diferencia))} ${diferencia > 0 ? 'más' : 'menos'}`;
}
