import { accesoPaths } from '@marco/acceso/paths';
import { useSession, useSignIn } from '@marco/acceso/web';
import { STATE_PORTAL } from '@marco/country/state-portal';
import { PublicHeader, PublicLayout } from '@marco/web-kit/app-shell';
import { BreadcrumbBar } from '@marco/web-kit/breadcrumb';
import { Button } from '@marco/web-kit/button';
import { LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useBreadcrumb } from '../breadcrumb/use-breadcrumb.ts';
import { SearchOpener } from '../busqueda/search-opener.tsx';
import { PUBLIC_MENU } from '../site-pages/site-links.ts';
import { ProductBrand } from './product-brand.tsx';
import styles from './public-shell.module.css';
import { SiteFooter } from './site-footer.tsx';

/** Header and footer of what needs no session, and of the choice of the entity. */
export function PublicShell() {
  const { pathname } = useLocation();
  const isChoosing = pathname === accesoPaths.userEntities;
  const isLanding = pathname === accesoPaths.landing;
  const breadcrumb = useBreadcrumb();
  return (
    <PublicLayout
      portal={STATE_PORTAL}
      bare={isLanding}
      header={
        isChoosing ? (
          <Suspense fallback={<PublicHeader brand={<ProductBrand to={accesoPaths.userEntities} />} />}>
            <ChoiceHeader />
          </Suspense>
        ) : (
          <VisitorHeader offersSignIn={!isLanding} />
        )
      }
      breadcrumb={breadcrumb ? <BreadcrumbBar {...breadcrumb} contained /> : null}
      footer={<SiteFooter />}
    >
      <Outlet />
    </PublicLayout>
  );
}

/** The menu of the person comes with the only public page that has one. */
const ChoiceHeader = lazy(async () => ({ default: (await import('./choice-header.tsx')).ChoiceHeader }));

function VisitorHeader({ offersSignIn }: { readonly offersSignIn: boolean }) {
  const hasSession = useSession() !== null;
  return (
    <PublicHeader
      brand={<ProductBrand to={accesoPaths.landing} />}
      groups={PUBLIC_MENU}
      action={offersSignIn && !hasSession ? <SignInButton /> : null}
    >
      <SearchOpener look="icon" />
    </PublicHeader>
  );
}

function SignInButton() {
  const { status, message, start } = useSignIn();
  return (
    <Button
      variant="secondary"
      icon={<LogIn size={18} />}
      busy={status === 'working' && message}
      onClick={() => start('login')}
    >
      <span className={styles['sentence']}>iniciar sesión</span>
    </Button>
  );
}
