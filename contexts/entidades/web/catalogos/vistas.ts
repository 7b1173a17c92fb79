import type { CollectionRow, CollectionView } from '@marco/web-kit/collection';
import { CATALOGOS, type Catalogo } from '../../contract/terms.ts';
import { findErrorCodigo, findErrorNombre } from '../../rules/catalogos/fila-catalogo.ts';

/** A row of one of the three catalogues. */
interface FilaCatalogo extends CollectionRow {
  readonly codigo: string;
  /** Of a municipality. */
  readonly departamento?: string;
}

const UNO: Readonly<Record<Catalogo, string>> = {
  sectores: 'el sector',
  departamentos: 'el departamento',
  municipios: 'el municipio',
};

function createVista(catalogo: Catalogo): CollectionView<FilaCatalogo> {
  return {
    word: catalogo,
    title: CATALOGOS[catalogo],
    uno: UNO[catalogo],
    columns: [
      { key: 'codigo', label: 'Código', nowrap: true },
      { key: 'nombre', label: 'Nombre', kind: 'main' },
      ...(catalogo === 'municipios'
        ? [{ key: 'departamento', label: 'Departamento', sortable: false } as const]
        : []),
      { key: 'usadoPor', label: 'Lo usan', sortable: false, text: ({ usadoPor }) => usadoPor || '—' },
    ],
    fields: [
      { key: 'codigo', label: 'Código', kind: 'text', isDigits: true, required: true, onlyNew: true },
      { key: 'nombre', label: 'Nombre', kind: 'text', required: true },
    ],
    findErrors: ({ codigo, nombre }, isNew) => {
      const errorCodigo = isNew ? findErrorCodigo(catalogo, String(codigo ?? '')) : undefined;
      const errorNombre = findErrorNombre(String(nombre ?? ''));
      return {
        ...(errorCodigo ? { codigo: errorCodigo } : {}),
        ...(errorNombre ? { nombre: errorNombre } : {}),
      };
    },
    heldBy: ['entidades'],
  };
}

/** How each catalogue is shown and kept. */
export const VISTAS: Readonly<Record<Catalogo, CollectionView<FilaCatalogo>>> = {
  sectores: createVista('sectores'),
  departamentos: createVista('departamentos'),
  municipios: createVista('municipios'),
};
