import { useSession } from '@marco/acceso/web';
import { TITULO_AYUDA } from '@marco/parametros/paths';
import { usuariosPaths } from '@marco/usuarios/paths';
import { Card } from '@marco/web-kit/card';
import { PageHeading, usePageTitle } from '@marco/web-kit/page';
import { Link, type RouteObject } from 'react-router';
import { listPlaces } from './list-places.ts';
import { LEGAL_LINKS, MAPA, PUBLIC_MENU, type SiteLink } from './site-links.ts';
import styles from './site-pages.module.css';

const ENTRIES = PUBLIC_MENU.flatMap(({ items }) => items);

/**
 * 'mapa-del-sitio': every place that opens by its address, from the menus and the table of routes.
 *
 * @param help pages below the help, which has one entry in the menu
 */
export function createMapaScreen(table: readonly RouteObject[], help: readonly SiteLink[]) {
  const known = new Set([...ENTRIES, ...LEGAL_LINKS].map(({ to }) => to));
  // The private screens are those of each menu.
  const others = listPlaces(table).filter(
    ({ to }) => !known.has(to) && !isInMenu(to) && !to.startsWith(usuariosPaths.app),
  );
  return function MapaScreen() {
    usePageTitle(MAPA.label);
    const funcionalidades = useSession()?.usuario?.funcionalidades ?? [];
    return (
      <>
        <PageHeading title={MAPA.label} lead="Las páginas que puede abrir, agrupadas como en el menú." />
        <div className={styles['groups']}>
          {PUBLIC_MENU.map(({ label = 'Menú principal', items }) => (
            <Grupo key={label} title={label} links={items} />
          ))}
          <Grupo title="Registro y otras páginas" links={others} />
          <Grupo title={TITULO_AYUDA} links={help} />
          <Grupo title="Acerca de este sitio" links={LEGAL_LINKS} />
          {funcionalidades.map(({ nombre, subFuncionalidades }) => (
            <Grupo
              key={nombre}
              title={nombre}
              links={subFuncionalidades.map(({ nombreFuncionalidad, url }) => ({
                label: nombreFuncionalidad,
                to: url,
              }))}
            />
          ))}
        </div>
      </>
    );
  };
}

/** The start of an area stands in the menu by the address that leads to it. */
function isInMenu(place: string): boolean {
  return ENTRIES.some(({ to }) => to !== '/' && place.startsWith(`${to}/`));
}

function Grupo({ title, links }: { readonly title: string; readonly links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles['links']}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
