import { ButtonLink } from '@marco/web-kit/button';
import { FileSearch, ListFilter } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import {
  BUSQUEDA_VACIA,
  type FiltroBusqueda,
  formatBusqueda,
  parseBusqueda,
} from '../../rules/busqueda/busqueda-mesas.ts';
import {
  type EstadoProfunda,
  formatProfunda,
  PROFUNDA_VACIA,
} from '../../rules/busqueda-profunda/direccion.ts';
import styles from './modo-busqueda.module.css';
import { toConsulta } from './use-busqueda-mesas.ts';

/** Query of the deep search for what the form looks for: its name becomes the text. */
function toProfunda(filtro: FiltroBusqueda): string {
  return `?${toConsulta(formatProfunda({ ...PROFUNDA_VACIA, texto: filtro.nombre, filtro: { ...filtro, nombre: '' } }))}`;
}

/** Query of the form for what a deep search looks for, as far as the form can say it. */
function toFormulario({ texto, filtro }: EstadoProfunda): string {
  const nombre = texto === '' ? filtro.nombre : texto;
  const busqueda = { ...BUSQUEDA_VACIA, filtro: { ...filtro, nombre } };
  const consultada = formatBusqueda(busqueda).length > 0;
  return `?${toConsulta(formatBusqueda({ ...busqueda, consultada }))}`;
}

/** The two ways to search on the home; going to the other one takes along what is being looked for. */
export function ModoBusqueda({ profunda }: { readonly profunda: EstadoProfunda | null }) {
  const { search, pathname } = useLocation();
  const modes = [
    {
      nombre: 'Por filtros',
      Icon: ListFilter,
      isCurrent: profunda === null,
      to: profunda === null ? search : toFormulario(profunda),
    },
    {
      nombre: 'En el contenido',
      Icon: FileSearch,
      isCurrent: profunda !== null,
      to: profunda === null ? toProfunda(parseBusqueda(new URLSearchParams(search)).filtro) : search,
    },
  ];
  return (
    <nav className={styles['modes']} aria-label="Forma de buscar">
      {modes.map(({ nombre, Icon, isCurrent, to }) => (
        <Link
          key={nombre}
          to={{ pathname, search: to }}
          className={styles['mode']}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <Icon size={17} />
          {nombre}
        </Link>
      ))}
    </nav>
  );
}

/** After a search by filters without results: a link that searches the same name in all texts. */
export function BuscarEnContenido({ filtro }: { readonly filtro: FiltroBusqueda }) {
  const { pathname } = useLocation();
  if (filtro.nombre === '') return null;
  return (
    <ButtonLink
      variant="neutral"
      icon={<FileSearch size={17} />}
      to={{ pathname, search: toProfunda(filtro) }}
    >
      Buscar «{filtro.nombre}» en el contenido
    </ButtonLink>
  );
}
