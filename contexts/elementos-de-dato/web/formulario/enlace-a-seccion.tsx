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

/** Leads from what is missing to the section where it is written. */
export function EnlaceASeccion({ campo, mensaje }: ElementoPrivado['pendientes'][number]) {
  return (
    <Link replace to={{ search: `?seccion=${toSeccion(campo)}` }}>
      {mensaje}
    </Link>
  );
}

function toSeccion(campo: string): string {
  return SECCION_DE_CAMPO[campo.split('.')[0] ?? ''] ?? 'estructura';
}
