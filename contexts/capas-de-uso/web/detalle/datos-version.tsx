import { Identifier } from '@marco/web-kit/clipboard';
import { formatDate, formatLongDate } from '@marco/web-kit/format';
import type { ReadingFact } from '@marco/web-kit/reading-sections';
import { Link } from 'react-router';
import { toCapa } from '../../contract/capas-de-uso.paths.ts';
import type { Capa, VersionCapa } from '../../contract/index.ts';

/** What the layer is for, in one of its versions. */
export function listDescripcion(version: VersionCapa): readonly ReadingFact[] {
  return [
    { name: 'Descripción', value: version.descripcion, wide: true },
    { name: 'Fuente de información', value: version.fuenteInformacion, wide: true },
  ];
}

/** Where the layer stands and how its schemas name it, beside what the header says. */
export function listIdentificacion(capa: Capa, version: VersionCapa): readonly ReadingFact[] {
  const { capaPadre, sector, carpeta } = capa;
  return [
    {
      name: 'Capa superior',
      value: capaPadre && <Link to={toCapa(capaPadre.id)}>{capaPadre.nombre}</Link>,
    },
    { name: 'Sector', value: sector?.nombre },
    {
      name: 'Vigente desde',
      value: version.fechaVigencia ? formatDate(version.fechaVigencia) : 'Sin publicar',
    },
    { name: 'Carpeta', value: carpeta },
    { name: 'Prefijo XML', value: version.prefijo },
    {
      name: 'Espacio de nombres',
      value: <Identifier text={version.espacioNombres} name="el espacio de nombres" />,
      wide: true,
    },
    {
      name: 'Creada',
      value: [formatLongDate(version.fechaCreacion), version.creadoPor].filter(Boolean).join(', '),
    },
  ];
}
