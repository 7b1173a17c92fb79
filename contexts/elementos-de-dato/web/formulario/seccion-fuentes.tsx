import { toOptions } from '@marco/web-kit/select';
import { LIMITES_ELEMENTO, TIPO_FUENTE, TIPO_NORMA } from '../../contract/terms.ts';
import { type CampoDeFila, FilasDeCampos } from './filas-de-campos.tsx';
import type { FilaFuente, FilaNorma, SeccionProps } from './valores-elemento.ts';

const FUENTE: FilaFuente = { tipo: 'registro-oficial', nombre: '', url: '', edicion: '', fecha: '' };
const NORMA: FilaNorma = {
  tipo: 'ley',
  numero: '',
  anio: '',
  articulo: '',
  entidadEmisora: '',
  url: '',
  archivo: null,
};

const { fuenteNombre, url, edicion, normaNumero, articulo, entidadEmisora } = LIMITES_ELEMENTO;
const CAMPOS_FUENTE: readonly CampoDeFila<FilaFuente>[] = [
  { campo: 'tipo', span: 4, label: 'Tipo', options: toOptions(TIPO_FUENTE) },
  { campo: 'nombre', span: 8, label: 'Nombre de la fuente', required: true, maxLength: fuenteNombre },
  { campo: 'url', span: 12, label: 'Dirección web', inputMode: 'url', maxLength: url },
  { campo: 'edicion', span: 6, label: 'Edición', maxLength: edicion },
  { campo: 'fecha', span: 6, label: 'Fecha', esDia: true },
];
const CAMPOS_NORMA: readonly CampoDeFila<FilaNorma>[] = [
  { campo: 'tipo', span: 3, label: 'Tipo', options: toOptions(TIPO_NORMA) },
  { campo: 'numero', span: 3, label: 'Número', maxLength: normaNumero },
  { campo: 'anio', span: 3, label: 'Año', required: true, inputMode: 'numeric' },
  { campo: 'articulo', span: 3, label: 'Artículo', maxLength: articulo },
  { campo: 'entidadEmisora', span: 6, label: 'Entidad que la expide', maxLength: entidadEmisora },
  { campo: 'url', span: 6, label: 'Dirección web', inputMode: 'url', maxLength: url },
];

/** Where the meaning comes from, and the norms that hold it. */
export function SeccionFuentes({ valores, change, errores }: SeccionProps) {
  return (
    <>
      <FilasDeCampos
        titulo="Fuentes"
        cosa="fuente"
        ruta="fuentes"
        campos={CAMPOS_FUENTE}
        errores={errores}
        filas={valores.fuentes}
        onChange={(fuentes) => change({ fuentes })}
        createFila={() => FUENTE}
        maximo={LIMITES_ELEMENTO.fuentes}
        vacio="Un elemento necesita al menos una fuente para incorporarse."
      />
      <FilasDeCampos
        titulo="Normatividad"
        cosa="norma"
        ruta="normas"
        campos={CAMPOS_NORMA}
        errores={errores}
        filas={valores.normas}
        onChange={(normas) => change({ normas })}
        createFila={() => NORMA}
        maximo={LIMITES_ELEMENTO.normas}
        vacio="Aún no tiene normas asociadas."
      />
    </>
  );
}
