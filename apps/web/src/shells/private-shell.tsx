import { AvisoAutorizacion, SessionCare, UserMenu, useSession } from '@marco/acceso/web';
import { archivosPaths } from '@marco/archivos/paths';
import { STATE_PORTAL } from '@marco/country/state-portal';
import { CampanaNotificaciones } from '@marco/parametros/web';
import { useConfiguracion } from '@marco/parametros/widgets';
import type { Funcionalidad } from '@marco/usuarios/contract';
import { usuariosPaths } from '@marco/usuarios/paths';
import { FuncionalidadIcon, UsuarioEnSesionProvider } from '@marco/usuarios/widgets';
import { type MenuGroup, PrivateHeader, PrivateLayout, SideMenu } from '@marco/web-kit/app-shell';
import { BreadcrumbBar } from '@marco/web-kit/breadcrumb';
import { DraftOwnerContext } from '@marco/web-kit/form-draft';
import { preloadModals } from '@marco/web-kit/modal';
import type { ScreenTrail } from '@marco/web-kit/page';
import { FileDown, House } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Link, Outlet } from 'react-router';
import { DEFAULT_TRAIL, useBreadcrumb } from '../breadcrumb/use-breadcrumb.ts';
import { SearchOpener } from '../busqueda/search-opener.tsx';
import { LEGAL_LINKS } from '../site-pages/site-links.ts';
import { EntitySwitcher } from './entity-switcher.tsx';
import { ForbiddenGate } from './forbidden-gate.tsx';
import { HelpLink } from './help-link.tsx';
import { ProductBrand } from './product-brand.tsx';

/** Own screens the menu of the person leads to. */
const PERSONALES = [{ label: 'Mis exportaciones', to: archivosPaths.exports, icon: <FileDown size={17} /> }];

/** Bars, side menu and footer around every private screen. Nothing without an entity in force. */
export function PrivateShell() {
  const usuario = useSession()?.usuario;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const breadcrumb = useBreadcrumb() ?? DEFAULT_TRAIL;
  useEffect(() => void preloadModals(), []);
  const person = usuario?.usuario ?? '';
  const place = String(usuario?.entidad?.id ?? '');
  const draftOwner = useMemo(() => ({ person, place }), [person, place]);
  if (!usuario) return null;
  return (
    <UsuarioEnSesionProvider usuario={usuario}>
      <DraftOwnerContext value={draftOwner}>
        <SessionCare />
        <PrivateLayout
          portal={STATE_PORTAL}
          header={
            <PrivateHeader
              brand={<ProductBrand to={usuariosPaths.home} />}
              onOpenMenu={() => setMenuOpen(true)}
              search={<SearchOpener look="field" />}
            >
              <SearchOpener look="narrow" />
              {usuario.entidad ? <EntitySwitcher nombre={usuario.entidad.nombre} /> : null}
              <HelpLink isIcon />
              <CampanaNotificaciones />
              <UserMenu compact personales={PERSONALES} />
            </PrivateHeader>
          }
          menu={
            <SideMenu
              label="Menú de funcionalidades"
              groups={listGroups(usuario.funcionalidades, breadcrumb)}
              isOpen={isMenuOpen}
              onClose={() => setMenuOpen(false)}
            />
          }
          breadcrumb={<BreadcrumbBar {...breadcrumb} roleName={usuario.rol?.nombre} />}
          footer={<SlimFooter />}
        >
          <AvisoAutorizacion />
          <ForbiddenGate rol={usuario.rol?.nombre ?? ''}>
            <Outlet />
          </ForbiddenGate>
        </PrivateLayout>
      </DraftOwnerContext>
    </UsuarioEnSesionProvider>
  );
}

/** The menu shows only what the rol has (SHELL-08); the entry above the current screen is marked. */
function listGroups(funcionalidades: readonly Funcionalidad[], { trail }: ScreenTrail): MenuGroup[] {
  const above = new Set(trail.map(({ to }) => to.split('?')[0]));
  return [
    { items: [{ to: usuariosPaths.home, label: 'Inicio', icon: <House size={18} />, end: true }] },
    ...funcionalidades.map(({ nombre, subFuncionalidades }) => ({
      label: nombre,
      items: subFuncionalidades.map((sub) => ({
        to: sub.url,
        label: sub.nombreFuncionalidad,
        icon: <FuncionalidadIcon name={sub.icono} size={18} />,
        holdsScreen: above.has(sub.url),
      })),
    })),
  ];
}

function SlimFooter() {
  const { producto, pie } = useConfiguracion();
  const { soporte } = pie.correos;
  return (
    <>
      <span>
        Soporte: <a href={`mailto:${soporte}`}>{soporte}</a>, {pie.horario.dias.toLocaleLowerCase('es')}{' '}
        {pie.horario.horas}
      </span>
      <HelpLink />
      <nav aria-label="Enlaces legales">
        {LEGAL_LINKS.map(({ label, to }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <span>{`${producto.titulo} v${producto.version}`}</span>
    </>
  );
}
