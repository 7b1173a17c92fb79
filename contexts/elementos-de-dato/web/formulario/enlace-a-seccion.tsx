import { Link } from 'react-router';
import type { ElementoPrivado } from '../../contract/index.ts';

/** Section of the form in which a field is written; those that are not here belong to the structure. */
const SECCION_DE_CAMPO: Readonly<Record<string, string>> = {
  nombre: 'significado',
  definicion: 'significado',
  usos: 'significado',
  entidadResponsableId: 'significado',
  valores: 'valores',
  nombres: 'nombres',
  fuentes: 'fuentes',
  relaciones: 'relaciones',
  version: 'significado',
};

type EnlaceASeccionProps = ElementoPrivado['pendientes'][number] & {
  /** Address of the form; where it is absent, the page on show is the form. */
  readonly formulario?: string;
};

/** Leads from what is missing to the section where it is written. */
export function EnlaceASeccion({ campo, mensaje, formulario }: EnlaceASeccionProps) {
  const search = `?seccion=${toSeccion(campo)}`;
  return (
    <Link replace={formulario === undefined} to={formulario === undefined ? { search } : formulario + search}>
      {mensaje}
    </Link>
  );
}

function toSeccion(campo: string): string {
  return SECCION_DE_CAMPO[campo.split('.')[0] ?? ''] ?? 'estructura';
}
